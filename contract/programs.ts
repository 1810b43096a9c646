export const PROGRAMS_PATH = '/api/programs'

/** `GET /api/programs`: whether the operator lets programs run tools on this server. */
export type ProgramsResponse = { readonly enabled: boolean }

/** Maximum size of the body of a call, in bytes. */
export const MAX_CALL_BYTES = 20 * 2 ** 20
