import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

const AIKEN = 'What is 2 + 2?\nA. 3\nB. 4\nANSWER: B\n'
const MIXED = 'Is it? {T}\n\nWhat is 2 + 2? {~3 =4}\n\nHow many? {#4}\n'

const convert = (input: string, ...options: readonly string[]) =>
  callCommand(['quiz-convert', ...options], { input })

test.each([
  ['hello', ['--to=JSON']],
  ['', ['--to=GIFT']],
])('quiz-convert: rejects %j', async (input, options) => {
  expect(await convert(input, ...options)).toMatchObject({ code: 1, text: '' })
})

test('reports the number of questions that Aiken cannot contain', async () => {
  expect(await convert(MIXED, '--to=Aiken')).toMatchObject({
    code: 1,
    text: '',
    complaint: 'Aiken holds only questions with one right option. 2 questions have no place in it.\n',
  })
  expect(await convert(AIKEN, '--to=Aiken')).toMatchObject({ code: 0, text: AIKEN })
})

test('a quiz gets the given title, unless its text has one', async () => {
  const { text } = await convert(AIKEN, '--to=JSON', '--title=Sums')
  expect(JSON.parse(text)).toMatchObject({
    title: 'Sums',
    questions: [{ question: 'What is 2 + 2?', options: ['3', '4'], correctAnswer: 1 }],
  })
  const again = await convert(text, '--to=JSON', '--title=More sums')
  expect(JSON.parse(again.text).title).toBe('Sums')
})

test('Excel gets a workbook', async () => {
  const { code, output } = await convert(AIKEN, '--to=Excel')
  // A workbook is a ZIP archive.
  expect([code, ...output.slice(0, 4)]).toEqual([0, 0x50, 0x4b, 3, 4])
})

test('a quiz without a title gets the given one', async () => {
  const { text } = await convert(AIKEN, '--to=JSON')
  expect(JSON.parse((await convert(text, '--to=JSON', '--title=Sums')).text).title).toBe('Sums')
})

test('no question is left out unsaid', async () => {
  expect(await convert(`${AIKEN}\nWhy?\nA. x\nB. y\nANSWER: C\n`, '--to=JSON')).toMatchObject({
    code: 1,
    text: '',
    complaint: 'Some questions cannot be read. Line 6: there is no option C\n',
  })
})
