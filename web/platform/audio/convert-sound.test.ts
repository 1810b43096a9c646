import { expect, test } from 'vitest'
import { BlobBuilder } from './convert-sound.ts'

test('preserves the order of small and large chunks, after the header that is only known at the end', async () => {
  const builder = new BlobBuilder()
  const large = new Uint8Array(4 * 1024 * 1024).fill(2)
  for (const chunk of [Uint8Array.of(1), large, Uint8Array.of(3), Uint8Array.of(4)]) builder.add(chunk)
  expect(builder.sizeBytes).toBe(4_194_307)
  const sound = builder.close([Uint8Array.of(9), Uint8Array.of(8)], 'audio/wav')
  expect([sound.type, sound.size]).toEqual(['audio/wav', 4_194_309])
  const [start, end] = [sound.slice(0, 4), sound.slice(-3)]
  expect([...new Uint8Array(await start.arrayBuffer())]).toEqual([9, 8, 1, 2])
  expect([...new Uint8Array(await end.arrayBuffer())]).toEqual([2, 3, 4])
})

test('an empty sound consists of its header', async () => {
  const sound = new BlobBuilder().close([Uint8Array.of(7)], 'audio/wav')
  expect([...new Uint8Array(await sound.arrayBuffer())]).toEqual([7])
})
