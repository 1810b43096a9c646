import type { Detector } from '#lib/content-detection/detection.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { toResult } from '#lib/result/result.ts'
import { readQuestions } from './exchange/read-questions.ts'

/** Questions in GIFT or Aiken, with their right answers marked. */
export const detect: Detector = ({ text, isWhole, files }) => {
  if (!isWhole || files.length > 1 || !/\{[^}]*[=~]|^ANSWER:\s*[A-Z]\b/m.test(text)) return undefined
  const read = toResult(() => readQuestions(text))
  const count = read.ok ? read.value.questions.length : 0
  if (count === 0) return undefined
  const says = `a quiz with ${pluralize(count, 'question')}`
  return { confidence: 0.9, says, fileName: 'Pasted quiz.gift' }
}
