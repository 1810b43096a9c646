import { expect, onTestFinished, test } from 'vitest'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { emptyDatabase } from '../../testing/databases.fixture.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { quizOfAllKinds } from '../../testing/quiz-browser.ts'
import { addQuiz, findQuiz, replaceQuiz } from './quiz-store.ts'
import { createVersionCache } from './quiz-versions.ts'

const titled = (title: string): Quiz => ({ ...quizOfAllKinds(), title })

test('caches fifty versions of quizzes; the least recently used one is read again', async () => {
  const dependencies = await testDependencies()
  const { database } = dependencies
  onTestFinished(() => database.destroy())
  const read = createVersionCache()
  const ids: string[] = []
  const titleOf = async (at: number) => (await read(database, ids[at] ?? '', 1))?.title
  for (let at = 0; at <= 50; at++) ids.push((await addQuiz(dependencies, titled('As it was'))).id)
  for (let at = 0; at < 50; at++) expect(await titleOf(at)).toBe('As it was')
  // A version never changes: a cached one is not read again.
  await database
    .updateTable('quiz')
    .set({ quiz: JSON.stringify(titled('As it is')) })
    .execute()
  expect([await titleOf(0), await titleOf(49)]).toEqual(['As it was', 'As it was'])
  expect(await titleOf(50)).toBe('As it is')
  expect([await titleOf(1), await titleOf(0)]).toEqual(['As it was', 'As it is'])
})

test('a version that many ask for at once is read and parsed once', async () => {
  const dependencies = await testDependencies({ database: await emptyDatabase('SQLite') })
  const { id } = await addQuiz(dependencies, titled('First'))
  let queries = 0
  const database = dependencies.database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries++
      return result
    },
  })
  const read = createVersionCache()
  const quizzes = await Promise.all(Array.from({ length: 50 }, () => read(database, id, 1)))
  expect([new Set(quizzes).size, quizzes[0]?.title, queries]).toEqual([1, 'First', 1])
  expect(await Promise.all([read(database, id, 2), read(database, id, 2)])).toEqual([undefined, undefined])
})

test('the cache has room for five quizzes of five million characters', async () => {
  const dependencies = await testDependencies()
  const { database } = dependencies
  onTestFinished(() => database.destroy())
  const read = createVersionCache()
  const picture = `data:image/png;base64,${'A'.repeat(199_000)}`
  const [question] = titled('').questions
  if (!question) throw new Error('No question')
  const large = {
    ...titled('As it was'),
    questions: Array.from({ length: 25 }, (_, at) => ({ ...question, id: `q${at}`, picture })),
  }
  const ids: string[] = []
  for (let at = 0; at < 6; at++) ids.push((await addQuiz(dependencies, large)).id)
  const titleOf = async (at: number) => (await read(database, ids[at] ?? '', 1))?.title
  for (let at = 0; at < 6; at++) expect(await titleOf(at)).toBe('As it was')
  await database
    .updateTable('quiz')
    .set({ quiz: JSON.stringify(titled('As it is')) })
    .execute()
  expect([await titleOf(5), await titleOf(1), await titleOf(0)]).toEqual([
    'As it was',
    'As it was',
    'As it is',
  ])
})

test('a version without attempts is deleted when a newer one replaces it', async () => {
  const dependencies = await testDependencies({ database: await emptyDatabase('SQLite') })
  const { id } = await addQuiz(dependencies, titled('First'))
  await replaceQuiz(dependencies, id, titled('Second'))
  const versions = [1, 2, 3].map((version) => createVersionCache()(dependencies.database, id, version))
  expect((await Promise.all(versions)).map((quiz) => quiz?.title)).toEqual([undefined, 'Second', undefined])
})

test('a quiz replaced during its lookup is returned in its current version', async () => {
  const dependencies = await testDependencies({ database: await emptyDatabase('PostgreSQL') })
  const { id } = await addQuiz(dependencies, titled('First'))
  let meanwhile: (() => Promise<unknown>) | undefined = () => replaceQuiz(dependencies, id, titled('Second'))
  const database = dependencies.database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const act = meanwhile
      meanwhile = undefined
      await act?.()
      return result
    },
  })
  expect(await findQuiz({ database, readVersion: createVersionCache() }, id)).toEqual({
    id,
    quiz: titled('Second'),
    version: 2,
    isClosed: false,
  })
})
