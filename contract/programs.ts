import * as v from 'valibot'

export const PROGRAMS_ADDRESS = '/api/programs'

/** `GET /api/programs`: whether the operator lets programs ask this server what tools compute. */
export const programsAnswer = v.strictObject({ areLetIn: v.boolean() })
export type ProgramsAnswer = v.InferOutput<typeof programsAnswer>
