export const PROGRAMS_PATH = '/api/programs'

/** `GET /api/programs`: whether the operator lets programs run tools on this server. */
export type ProgramsResponse = { readonly enabled: boolean }
