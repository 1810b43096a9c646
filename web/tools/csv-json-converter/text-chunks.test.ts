import { expect, test } from 'vitest'
import { TextChunks } from './text-chunks.ts'

const [CHUNK, WHOLE, WINDOW] = [512 * 1024, 1024 * 1024, 128 * 1024]

function finished(...parts: readonly string[]) {
  const chunks = new TextChunks()
  for (const part of parts) chunks.write(part)
  return chunks.finish()
}

test('emits a chunk as soon as it is long enough', () => {
  const { chunks, sizeBytes } = finished('a'.repeat(CHUNK - 1), 'b', 'é', 'c')
  expect(chunks.map((chunk) => chunk.length)).toEqual([CHUNK, 3])
  expect(sizeBytes).toBe(CHUNK + 3)
  expect(new TextDecoder().decode(chunks[1])).toBe('éc')
  expect(finished()).toEqual({ chunks: [], sizeBytes: 0, shown: '', isWhole: true })
})

test('shows all of the output below a million characters', () => {
  const text = 'line\n'.repeat(WHOLE / 5)
  expect(text.length).toBeLessThan(WHOLE)
  expect(finished(text)).toMatchObject({ shown: text, isWhole: true })
  expect(finished(text, 'x')).toMatchObject({ shown: text.slice(0, 131_069), isWhole: false })
})

test('of a longer text whole lines of its beginning are shown', () => {
  const first = 'a'.repeat(WINDOW)
  expect(finished(`${first}\n`, 'b'.repeat(WHOLE)).shown).toBe(first)
  expect(finished(`${first}a\n`, 'b'.repeat(WHOLE)).shown).toBe(first)
  expect(finished('one\ntwo', 'b'.repeat(WHOLE)).shown).toBe('one')
  expect(finished('c'.repeat(WHOLE)).shown).toBe('c'.repeat(WINDOW))
})
