import { isRight, rightText } from './answers.ts'
import { choicesIn, type Order } from './order.ts'
import type { Answer, Option, Question } from './quiz.ts'

/** Question as sent to participants: nothing in it depends on the correct answer. */
export type PublicQuestion = Pick<Question, 'id' | 'kind' | 'text' | 'picture' | 'pictureText'> & {
  readonly choices: readonly Option[]
}

export function toPublicQuestion(question: Question, order: Pick<Order, 'choices'>): PublicQuestion {
  const { id, kind, text, picture, pictureText } = question
  const choices = choicesIn(order, question).map((choice) => ({ id: choice.id, text: choice.text }))
  return { id, kind, text, picture, pictureText, choices }
}

/** Feedback on an answer, once it is allowed to be seen. */
export type Feedback = {
  readonly isRight: boolean
  readonly rightText: string
  readonly explanation: string
}

export function toFeedback(question: Question, answer: Answer | undefined): Feedback {
  return {
    isRight: isRight(question, answer),
    rightText: rightText(question),
    explanation: question.explanation,
  }
}
