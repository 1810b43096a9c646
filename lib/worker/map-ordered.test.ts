import { expect, test } from 'vitest'
import { mapOrdered } from './map-ordered.ts'

async function* numbers(until: number) {
  for (let number = 1; number <= until; number++) yield number
}

async function listOf<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const list: Value[] = []
  for await (const value of values) list.push(value)
  return list
}

/** Creates a worker that answers only on demand, and counts the requests. */
function slowOne() {
  const open: { readonly question: number; readonly answer: (answer: string) => void }[] = []
  let max = 0
  const ask = (question: number) =>
    new Promise<string>((answer) => {
      open.push({ question, answer })
      max = Math.max(max, open.length)
    })
  const answerOne = () => {
    const next = open.shift()
    next?.answer(`answer ${next.question}`)
  }
  return { ask, answerOne, pending: () => open.map(({ question }) => question), max: () => max }
}

test('starts as many requests as allowed before the first response, and no more', async () => {
  const { ask, answerOne, pending, max } = slowOne()
  const answers = mapOrdered(numbers(9), 3, ask)
  const first = answers.next()
  await expect.poll(pending).toEqual([1, 2, 3])
  answerOne()
  expect(await first).toEqual({ value: 'answer 1', done: false })
  const second = answers.next()
  await expect.poll(pending).toEqual([2, 3, 4])
  answerOne()
  expect(await second).toEqual({ value: 'answer 2', done: false })
  expect(max()).toBe(3)
})

test('returns all responses in the order of the requests', async () => {
  const wait = [
    Promise.resolve(),
    Promise.resolve()
      .then(() => {})
      .then(() => {}),
    Promise.resolve(),
  ]
  const answers = mapOrdered(numbers(7), 3, async (number) => {
    await wait[number % 3]
    return number * number
  })
  expect(await listOf(answers)).toEqual([1, 4, 9, 16, 25, 36, 49])
})

test('an error ends the results at its position', async () => {
  const answers = mapOrdered(numbers(5), 4, async (number) => {
    if (number >= 2) throw new Error(`No ${number}`)
    return number
  })
  expect(await answers.next()).toEqual({ value: 1, done: false })
  await expect(answers.next()).rejects.toThrow('No 2')
})
