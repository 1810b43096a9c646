import { QUIZ_ID } from '#contract/quiz-id.ts'
import { jsonField } from '../../database/json-field.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { SharedPageReader } from '../../share-links/shared-page.ts'
import { hasTombstone } from '../../share-links/tombstones.ts'

const DESCRIPTION = 'A quiz: take it in your browser, without an account.'

/** `/quiz/{id}` of a quiz that is kept: its title, and nothing of its questions. */
export function quizPage({ database }: Dependencies): SharedPageReader {
  return async (id) => {
    if (!QUIZ_ID.test(id)) return undefined
    const quiz = await database
      .selectFrom('quiz')
      .select(['soft_deleted_day', jsonField(database, 'quiz', 'title').as('title')])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!quiz) return (await hasTombstone(database, 'quiz', id)) ? 'gone' : undefined
    if (quiz.soft_deleted_day !== null) return 'gone'
    return { title: quiz.title || 'Quiz', description: DESCRIPTION, lines: [] }
  }
}
