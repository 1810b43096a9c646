import type { Question } from '#lib/quiz/quiz.ts'
import { getLetter } from '../editing/find-gaps.ts'

/** The questions that Aiken has a place for, those with one right option, and how many others there are. */
export function writeAiken(questions: readonly Question[]): {
  readonly text: string
  readonly leftOut: number
} {
  const fitting = questions.filter(({ kind }) => kind === 'single')
  return { text: fitting.map(getAiken).join('\n'), leftOut: questions.length - fitting.length }
}

function getAiken({ text, options, right }: Question): string {
  const rightPlace = options.findIndex(({ id }) => right.includes(id))
  const lines = options.map((option, place) => `${getLetter(place)}. ${oneLine(option.text)}`)
  return [oneLine(text), ...lines, `ANSWER: ${getLetter(Math.max(0, rightPlace))}`, ''].join('\n')
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*[\r\n]+\s*/g, ' ')
}
