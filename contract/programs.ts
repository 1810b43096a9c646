export const PROGRAMS_PATH = '/api/programs'

/** `GET /api/programs`: whether the operator lets programs ask this server what tools compute. */
export type ProgramsResponse = { readonly enabled: boolean }
