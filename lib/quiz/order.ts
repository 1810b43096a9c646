import * as v from 'valibot'
import { type RandomInteger, shuffle } from '../random/random.ts'
import { getChoices } from './answers.ts'
import type { Option, Question, Quiz } from './quiz.ts'

const ids = v.pipe(v.array(v.string()), v.readonly())

/** Order of questions and choices for one attempt. */
export const Order = v.object({
  questions: ids,
  /** The order of the choices of each question, where they are shuffled. */
  choices: v.record(v.string(), ids),
})
export type Order = v.InferOutput<typeof Order>

/** Returns the order of the quiz, or a random one if the quiz is shuffled. */
export function randomOrder({ questions, rules }: Quiz, random: RandomInteger): Order {
  const all = questions.map(({ id }) => id)
  const choices = rules.shufflesOptions
    ? questions.map((question) => [question.id, shuffledChoices(question, random)])
    : []
  return {
    questions: rules.shufflesQuestions ? shuffle(all, random) : all,
    choices: Object.fromEntries(choices),
  }
}

/** True and false preserve their positions. */
function shuffledChoices(question: Question, random: RandomInteger): readonly string[] {
  const choices = getChoices(question).map(({ id }) => id)
  return question.kind === 'true-false' ? choices : shuffle(choices, random)
}

/** The choices of a question in an order. */
export function choicesIn(order: Pick<Order, 'choices'>, question: Question): readonly Option[] {
  const choices = getChoices(question)
  const wanted = order.choices[question.id]
  return wanted ? choices.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id)) : choices
}
