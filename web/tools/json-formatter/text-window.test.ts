import { expect, test } from 'vitest'
import { textWindow } from './text-window.ts'

const WHOLE = 5 * 1024 * 1024
const WINDOW = 256 * 1024
const ascii = (text: string, length: number) => new TextEncoder().encode(text.repeat(length / text.length))

test('text of five mebibytes is whole, and one byte more is a window', () => {
  const chunk = ascii('a', WHOLE)
  const { text, isWhole } = textWindow([chunk], WHOLE)
  expect([text.length, isWhole]).toEqual([WHOLE, true])
  const cut = textWindow([chunk, ascii('b', 1)], WHOLE + 1)
  expect([cut.text.length, cut.isWhole]).toEqual([WINDOW, false])
})

test('a window ends with the last line that is whole, or where it must', () => {
  const line = `${'a'.repeat(9)}\n`
  const { text } = textWindow([ascii(line, WINDOW + 10 - (WINDOW % 10)), ascii('b', 10)], WHOLE + 1)
  expect(text.length).toBe(Math.floor(WINDOW / 10) * 10 - 1)
  expect(text.endsWith('a')).toBe(true)
})

test('omits a character cut in half, and joins chunks', () => {
  const { text } = textWindow([ascii('a', WINDOW - 1), new TextEncoder().encode('éb')], WHOLE + 1)
  expect([text.length, text.at(-1)]).toEqual([WINDOW - 1, 'a'])
  const small = [Uint8Array.of(0x61, 0xc3), Uint8Array.of(0xa9, 0x62)]
  expect(textWindow(small, 4)).toEqual({ text: 'aéb', isWhole: true })
})
