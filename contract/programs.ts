export const PROGRAMS_ADDRESS = '/api/programs'

/** `GET /api/programs`: whether the operator lets programs ask this server what tools compute. */
export type ProgramsAnswer = { readonly areLetIn: boolean }
