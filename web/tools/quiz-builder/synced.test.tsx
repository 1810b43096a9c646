import { beforeEach, expect, test } from 'vitest'
import { synced } from './synced.ts'

const [quizzes, links] = synced
const quiz = (id: string, changed: number) => ({
  id,
  changed,
  quiz: { title: id, questions: [{ id: 'q1' }] },
})
const link = (id: string, createdAt: number) => ({ id, title: id, createdAt, secret: 's' })

beforeEach(() => localStorage.clear())

test('received quizzes stand by their last change, links by their day, the latest first', async () => {
  await quizzes?.write(new Map([quiz('a', 1), quiz('b', 3), quiz('c', 2)].map((one) => [one.id, one])), [])
  await links?.write(new Map([link('x', 1), link('y', 2)].map((one) => [one.id, one])), [])
  expect([...((await quizzes?.read()) ?? [])].map(([id]) => id)).toEqual(['b', 'c', 'a'])
  expect([...((await links?.read()) ?? [])].map(([id]) => id)).toEqual(['y', 'x'])
  await quizzes?.write(new Map(), ['b'])
  expect([...((await quizzes?.read()) ?? [])].map(([id]) => id)).toEqual(['c', 'a'])
})

test('accepts only a quiz or a link under its own id', () => {
  expect(quizzes?.fits('a', quiz('a', 1))).toBe(true)
  expect(quizzes?.fits('b', quiz('a', 1))).toBe(false)
  expect(quizzes?.fits('a', { ...quiz('a', 1), changed: '1' })).toBe(false)
  expect(quizzes?.fits('a', { ...quiz('a', 1), quiz: { title: 'a', questions: [{}] } })).toBe(false)
  expect(links?.fits('x', link('x', 1))).toBe(true)
  expect(links?.fits('x', { ...link('x', 1), secret: undefined })).toBe(false)
})

test("quizzes and their links sync under separate names, with the page's storage keys", () => {
  expect(synced.map(({ name, keys }) => [name, keys])).toEqual([
    ['quizzes', ['sundry-quizzes']],
    ['quiz-links', ['sundry-quiz-links']],
  ])
})
