import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { countText, type TextCounts } from './count-text.ts'

answerJobs<{ readonly text: string }, TextCounts>(({ text }) => ({ result: countText(text) }))
