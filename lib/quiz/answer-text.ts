import { getChoices, rightChoices } from './answers.ts'
import { type Answer, isAnswered, type Option, type Question } from './quiz.ts'

/** An answer in words; a dash for none. */
export function answerText(question: Question, answer: Answer | undefined): string {
  return textOfAnswer(getChoices(question), answer)
}

/** The same for a question of which only the choices are known. */
export function textOfAnswer(choices: readonly Option[], answer: Answer | undefined): string {
  if (!isAnswered(answer)) return '—'
  return typeof answer === 'string' ? answer.trim() : choiceTexts(choices, answer)
}

/** The right answer in words. */
export function rightText(question: Question): string {
  const { kind, accepted, value, tolerance } = question
  if (kind === 'text') return accepted.filter((text) => text.trim() !== '').join(' or ') || '—'
  if (kind === 'number') return tolerance.trim() === '' ? value : `${value} ± ${tolerance}`
  return choiceTexts(getChoices(question), rightChoices(question)) || '—'
}

function choiceTexts(choices: readonly Option[], ids: readonly string[]): string {
  return choices
    .filter(({ id }) => ids.includes(id))
    .map(({ text }) => text)
    .join(', ')
}
