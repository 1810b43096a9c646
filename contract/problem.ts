import * as v from 'valibot'

/** Every answer of the server that is not a success: one sentence for the person. */
export const problemResponse = v.object({ error: v.string() })
