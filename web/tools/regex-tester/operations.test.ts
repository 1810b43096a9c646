import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

async function runCommand(name: string, options: readonly string[], input: string) {
  const { code, text, complaint } = await callCommand([name, ...options], { input })
  return code === 0 ? text : complaint
}

test('all matches are found unless the flags leave g out', async () => {
  const texts = async (...options: readonly string[]) =>
    JSON.parse(await runCommand('regex-match', ['--pattern=[ab]', ...options], 'a-B-b')).map(
      ({ text, start }: { readonly text: string; readonly start: number }) => `${text}${start}`,
    )
  expect(await texts()).toEqual(['a0', 'b4'])
  expect(await texts('--flags=gi')).toEqual(['a0', 'B2', 'b4'])
  expect(await texts('--flags=')).toEqual(['a0'])
})

test('matches are replaced by the given text, including references to the whole match', async () => {
  expect(await runCommand('regex-replace', ['--pattern=\\d+', '--replacement=<$&>'], '1 and 22')).toBe(
    '<1> and <22>',
  )
  expect(
    await runCommand('regex-replace', ['--pattern=\\d+', '--replacement=', '--flags='], '1 and 22'),
  ).toBe(' and 22')
})

test('a group that took no part in a split is null', async () => {
  // ECMA-262 §22.2.6.14 puts what groups took between the parts.
  expect(JSON.parse(await runCommand('regex-split', ['--pattern=,|(;)'], 'a,b;c'))).toEqual([
    'a',
    null,
    'b',
    ';',
    'c',
  ])
})

test('an explanation omits slow parts and flags if there are none', async () => {
  expect(JSON.parse(await runCommand('regex-explain', [], 'a'))).toEqual({
    parts: [{ part: 'a', depth: 0, words: 'The character “a”' }],
    flags: [],
    slowPart: null,
  })
})

test.each(['regex-match', 'regex-split'])('%s rejects an invalid pattern', async (name) => {
  expect(await callCommand([name, '--pattern=('], { input: 'a' })).toMatchObject({ code: 1, text: '' })
})

test.each([
  ['regex-match', []],
  ['regex-replace', ['--replacement=b']],
  ['regex-split', []],
])('%s warns of a pattern from another engine', async (name, options) => {
  const { complaint } = await callCommand([name, '--pattern=a\\Z', ...options], { input: 'aZ' })
  expect(complaint).toBe(
    '\\Z is just the letter Z here, but the end of the text in Python, PCRE, Java and Ruby. Write $ without the flag m.\n',
  )
})
