import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

test('each option of encoding does what its name says', async () => {
  const encode = async (...words: readonly string[]) => (await callCommand(['base64-encode', ...words])).text
  expect(await encode('??>')).toBe('Pz8+')
  expect(await encode('--is-url-safe', '??>')).toBe('Pz8-')
  expect(await encode('--omits-padding', '?')).toBe('Pw')
  expect(await encode('--is-data-uri', '?')).toBe('data:text/plain;charset=utf-8;base64,Pw==')
  expect(await encode('--charset=iso-8859-1', 'é')).toBe('6Q==')
  expect(await encode('--line-width=76', '?'.repeat(60))).toBe(`${'Pz8/'.repeat(19)}\r\nPz8/`)
})

test('base64-decode: writes binary data as a file of its type, and text as text', async () => {
  const png = 'iVBORw0KGgo='
  const { code, output } = await callCommand(['base64-decode', png])
  expect([code, Buffer.from(output).toString('base64')]).toEqual([0, png])
  expect(await callCommand(['base64-decode', 'w6k='])).toMatchObject({ code: 0, text: 'é' })
})

test('base64-decode: rejects invalid input with its position, and more in strict mode', async () => {
  const refused = await callCommand(['base64-decode', 'SGVs!'])
  expect(refused).toMatchObject({ code: 1, text: '' })
  expect(refused.complaint).toContain('Unexpected “!” at position 5')
  expect((await callCommand(['base64-decode', '--is-strict', 'SGVsbG8'])).code).toBe(1)
  expect((await callCommand(['base64-decode', '--is-strict', '--is-url-safe', '_-8='])).code).toBe(0)
})
