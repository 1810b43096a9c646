import { MAX_OPTIONS, MIN_OPTIONS } from '#contract/poll.ts'
import type { Detector } from '#lib/content-detection/detection.ts'
import { listIn } from '#lib/content-detection/list-in.ts'
import { EMPTY_FORM, pasteOptions } from './poll-form.ts'

const MAX_QUESTION_LENGTH = 300

/** A question and its answers below, or a list of answers. */
export const detect: Detector = ({ text, isWhole, files }) => {
  if (!isWhole || files.length > 0) return undefined
  const [, question = '', rest = ''] = /^\s*([^\n]+\?)\s*\n([\s\S]*)$/.exec(text) ?? []
  const items = listIn(question ? rest : text)
  if (!items || items.length < MIN_OPTIONS || items.length > MAX_OPTIONS) return undefined
  if (question.length > MAX_QUESTION_LENGTH) return undefined
  const state = { question: question.trim(), options: pasteOptions(EMPTY_FORM.options, 0, items) }
  return question
    ? { confidence: 0.86, says: `a question with ${items.length} answers`, state }
    : { confidence: 0.4, says: `a list of ${items.length}`, state }
}
