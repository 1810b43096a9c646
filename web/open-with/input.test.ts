import { expect, test } from 'vitest'
import { toSample } from './input.ts'

const BYTES = 65_536

test('toSample(): uses the beginning of the input', async () => {
  expect(await toSample('abc')).toEqual({ text: 'abc', isWhole: true, files: [] })
  const maxText = 'x'.repeat(BYTES)
  expect(await toSample(maxText)).toEqual({ text: maxText, isWhole: true, files: [] })
  expect(await toSample(`${maxText}y`)).toEqual({ text: maxText, isWhole: false, files: [] })
})

test('samples names and starts of files, and the text of a single file', async () => {
  const [long, short] = [new File(['x'.repeat(BYTES + 1)], 'a.txt'), new File(['short'], 'b.txt')]
  const head = (text: string) => new TextEncoder().encode(text)
  expect(await toSample([short])).toEqual({
    text: 'short',
    isWhole: true,
    files: [{ name: 'b.txt', head: head('short') }],
  })
  expect(await toSample([long])).toEqual({
    text: 'x'.repeat(BYTES),
    isWhole: false,
    files: [{ name: 'a.txt', head: head('x'.repeat(BYTES)) }],
  })
  expect(await toSample([long, short])).toEqual({
    text: '',
    isWhole: false,
    files: [
      { name: 'a.txt', head: head('x'.repeat(BYTES)) },
      { name: 'b.txt', head: head('short') },
    ],
  })
})

test('toSample(): a binary file has no text, even if the beginning ends within a character', async () => {
  const textOf = async (...parts: BlobPart[]) => (await toSample([new File(parts, 'a')])).text
  expect(await textOf(Uint8Array.of(97, 0, 98))).toBe('')
  expect(await textOf(Uint8Array.of(97, 0xc3))).toBe('')
  expect(await textOf('x'.repeat(BYTES - 1), 'é')).toBe('x'.repeat(BYTES - 1))
})
