import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { type AnalysisJob, analyzeText, type TextAnalysis } from './analyze-text.ts'

answerJobs<AnalysisJob, TextAnalysis>(({ text, leavesOutCommon }) => ({
  result: analyzeText(text, leavesOutCommon),
}))
