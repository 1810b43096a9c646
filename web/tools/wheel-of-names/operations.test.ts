import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

const named = (count: number) => Array.from({ length: count }, (_, index) => `N${index + 1}`).join('\n')

test.each([
  ['There are no names. Write a name per line.', [], ' \n '],
  ['There are only 2 names. 3 winners are asked for.', ['--count=3'], 'Ana ×5\nBen'],
  ['There are too many names. 2 of them have no room on the wheel.', [], named(1002)],
])('%s', async (error, options, input) => {
  expect(await callCommand(['pick', ...options], { input })).toMatchObject({
    code: 1,
    text: '',
    complaint: `${error}\n`,
  })
})

test('as many winners as there are names are all of them, each once', async () => {
  const { text } = await callCommand(['pick', '--count=3'], { input: 'Ana ×3\nBen\nCleo' })
  expect(JSON.parse(text).toSorted()).toEqual(['Ana', 'Ben', 'Cleo'])
})

test('a full wheel draws one', async () => {
  const { code, text } = await callCommand(['pick'], { input: named(1000) })
  expect([code, JSON.parse(text).length]).toEqual([0, 1])
})
