import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { MAX_VERSIONS } from '#contract/quiz.ts'
import { Quiz } from '#lib/quiz/quiz.ts'
import type { Database } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import { HttpProblem } from '../../http/errors.ts'

/** Upper bounds of the cache: versions, and characters of their text; parsed they need about as much again. */
const MAX_CACHED = 50
const MAX_CACHED_CHARS = 24 * 2 ** 20

const QuizText = v.pipe(v.string(), v.parseJson(), Quiz)

/**
 * Reads the versions of hosted quizzes, once for all who ask at a time, and caches them: a version never changes. Undefined for a deleted one, because
 * a newer one replaced it before any attempt had started.
 */
export function createVersionCache() {
  const known = new Map<string, { readonly quiz: Quiz; readonly chars: number }>()
  const underWay = new Map<string, Promise<Quiz | undefined>>()
  let chars = 0

  async function read(database: Kysely<Tables>, id: string, version: number): Promise<Quiz | undefined> {
    const key = keyOf(id, version)
    const text = await textOf(database, id, version)
    const cached = known.get(key)
    if (text === undefined || cached) return cached?.quiz
    const quiz = v.parse(QuizText, text)
    chars += text.length
    known.set(key, { quiz, chars: text.length })
    for (const [oldest, { chars: less }] of known) {
      if (known.size <= MAX_CACHED && chars <= MAX_CACHED_CHARS) break
      known.delete(oldest)
      chars -= less
    }
    return quiz
  }

  return async (database: Kysely<Tables>, id: string, version: number): Promise<Quiz | undefined> => {
    const key = keyOf(id, version)
    const cached = known.get(key)
    if (cached) return cached.quiz
    // A transaction holds a connection: it must not wait for a reader that waits for one.
    if (database.isTransaction) return read(database, id, version)
    const reading = underWay.get(key) ?? read(database, id, version).finally(() => underWay.delete(key))
    underWay.set(key, reading)
    return reading
  }
}

function keyOf(id: string, version: number): string {
  return `${id} ${version}`
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

/**
 * Stores a new version of a quiz; the previous one is stored only if it has attempts. Throws HttpProblem if there are
 * too many of those.
 */
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
  if (begun) {
    if ((await countVersions(database, id)) >= MAX_VERSIONS)
      throw new HttpProblem(
        409,
        `This quiz was changed ${MAX_VERSIONS} times after people had started it. Create a new link for the next version.`,
      )
    await database.insertInto('quiz_version').values({ quiz_id: id, version, quiz: previous.text }).execute()
  }
  const next = version + 1
  await database.updateTable('quiz').set({ quiz: text, version: next }).where('id', '=', id).execute()
  return next
}

async function countVersions(database: Kysely<Tables>, id: string): Promise<number> {
  const { versions } = await database
    .selectFrom('quiz_version')
    .select((row) => row.fn.countAll<number>().as('versions'))
    .where('quiz_id', '=', id)
    .executeTakeFirstOrThrow()
  return versions
}

/** Generates the earlier versions of a quiz that have attempts, the newest first. */
export async function* earlierVersions(
  database: Database,
  readVersion: ReturnType<typeof createVersionCache>,
  id: string,
): AsyncGenerator<QuizVersion> {
  const rows = await database
    .selectFrom('quiz_version')
    .select('version')
    .where('quiz_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  for (const { version } of rows) {
    const quiz = await readVersion(database, id, version)
    if (quiz) yield { version, quiz }
  }
}

export type QuizVersion = { readonly version: number; readonly quiz: Quiz }
