import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { type DecodedToken, decodeToken } from './decode-token.ts'

answerJobs<{ readonly text: string }, DecodedToken | undefined>(({ text }) => ({ result: decodeToken(text) }))
