import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { analyseText, type TextAnalysis } from './analyse-text.ts'
import type { AnalysisJob } from './analysis-job.ts'

answerJobs<AnalysisJob, TextAnalysis>(({ text, leavesOutCommon }) => ({
  result: analyseText(text, leavesOutCommon),
}))
