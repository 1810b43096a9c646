import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { type DecodedToken, type DecodeJob, decodeToken } from './decode-token.ts'

answerJobs<DecodeJob, DecodedToken | undefined>(({ text }) => ({ result: decodeToken(text) }))
