import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { Quiz } from '#lib/quiz/quiz.ts'
import type { Tables } from '../../database/tables.ts'

/** Of up to 2 MB each. */
const MAX_CACHED = 50

const QuizText = v.pipe(v.string(), v.parseJson(), Quiz)

/**
 * Reads the versions of hosted quizzes, and caches them: a version never changes. Undefined for a deleted one, because
 * a newer one replaced it before any attempt had started.
 */
export function createVersionCache() {
  const known = new Map<string, Quiz>()
  return async (database: Kysely<Tables>, id: string, version: number): Promise<Quiz | undefined> => {
    const key = `${id} ${version}`
    const quiz = known.get(key)
    if (quiz) return quiz
    const text = await textOf(database, id, version)
    if (text === undefined) return undefined
    const read = v.parse(QuizText, text)
    known.set(key, read)
    const [oldest] = known.keys()
    if (known.size > MAX_CACHED && oldest !== undefined) known.delete(oldest)
    return read
  }
}

/** The newest is looked for first: a version that is replaced in between stands with the former ones after. */
async function textOf(database: Kysely<Tables>, id: string, version: number): Promise<string | undefined> {
  const newest = await database
    .selectFrom('quiz')
    .select('quiz')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const row =
    newest ??
    (await database
      .selectFrom('quiz_version')
      .select('quiz')
      .where('quiz_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst())
  return row?.quiz
}

/** Stores a new version of a quiz; the previous one is stored only if it has attempts. */
export async function putVersion(
  database: Kysely<Tables>,
  previous: { readonly id: string; readonly version: number; readonly text: string },
  text: string,
): Promise<number> {
  const { id, version } = previous
  const begun = await database
    .selectFrom('quiz_attempt')
    .select('number')
    .where('quiz_id', '=', id)
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst()
  if (begun)
    await database.insertInto('quiz_version').values({ quiz_id: id, version, quiz: previous.text }).execute()
  const next = version + 1
  await database.updateTable('quiz').set({ quiz: text, version: next }).where('id', '=', id).execute()
  return next
}
