import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

test.each([
  [' , ; ', 'There are no votes.'],
  ['5 4', 'There is no card “4” in this deck.'],
  ['5 M', 'There is no card “M” in this deck.'],
])('the votes %j are refused', async (votes, error) => {
  expect(await callCommand(['estimate', votes])).toMatchObject({
    code: 1,
    text: '',
    complaint: `${error}\n`,
  })
})

test('accepts any delimiters between votes, and names another deck', async () => {
  const { text } = await callCommand(['estimate', '--deck=t-shirt', 'M,M; M\nM'])
  expect(JSON.parse(text)).toEqual({
    counted: 4,
    agreement: 1,
    isConsensus: true,
    mean: 3,
    median: 3,
    lowest: 'M',
    highest: 'M',
    nearest: 'M',
    between: null,
    histogram: [{ label: 'M', count: 4 }],
  })
})

test('votes without points leave the statistics empty', async () => {
  const { text } = await callCommand(['estimate', '? ☕ ?'])
  expect(JSON.parse(text)).toEqual({
    counted: 0,
    agreement: 0,
    isConsensus: false,
    mean: null,
    median: null,
    lowest: null,
    highest: null,
    nearest: null,
    between: null,
    histogram: [
      { label: '?', count: 2 },
      { label: '☕', count: 1 },
    ],
  })
})
