import { QUIZ_ID } from '#contract/quiz-id.ts'
import { jsonField } from '../../database/json-field.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isGone } from '../../shared/gone-ids.ts'
import type { ReadsShared } from '../../shared/shared-page.ts'

const DESCRIPTION = 'A quiz: take it in your browser, without an account.'

/** `/quiz/{id}` of a quiz that is kept: its title, and nothing of its questions. */
export function quizPage({ database }: Dependencies): ReadsShared {
  return async (id) => {
    if (!QUIZ_ID.test(id)) return undefined
    const quiz = await database
      .selectFrom('quiz')
      .select(['set_aside_day', jsonField(database, 'quiz', 'title').as('title')])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!quiz) return (await isGone(database, 'quiz', id)) ? 'gone' : undefined
    if (quiz.set_aside_day !== null) return 'gone'
    return { title: quiz.title || 'Quiz', description: DESCRIPTION, lines: [] }
  }
}
