import { expect, test } from 'vitest'
import { createUnpacker, inChunks } from './unpack-files.ts'

function createCounting(maxBytes: number) {
  const unpacked: string[] = []
  const content = createUnpacker(async (path) => {
    unpacked.push(path)
    if (path === 'broken') throw new Error('incorrect header check')
    return Buffer.alloc(40)
  }, maxBytes)
  return { content, unpacked }
}

test('unpacks a file once for all who ask, and drops the one used longest ago', async () => {
  const { content, unpacked } = createCounting(100)
  await Promise.all([content('deu'), content('deu')])
  await content('fra')
  await content('deu')
  await content('spa')
  await content('deu')
  expect(unpacked).toEqual(['deu', 'fra', 'spa'])
  await content('fra')
  expect(unpacked).toEqual(['deu', 'fra', 'spa', 'fra'])
})

test('keeps one file even beyond the limit, and none that cannot be unpacked', async () => {
  const { content, unpacked } = createCounting(10)
  await content('deu')
  await content('deu')
  await expect(content('broken')).rejects.toThrow('incorrect header check')
  await expect(content('broken')).rejects.toThrow('incorrect header check')
  expect(unpacked).toEqual(['deu', 'broken', 'broken'])
})

test('inChunks(): the parts are the whole', () => {
  const content = Buffer.from(Array.from({ length: 150_000 }, (_, index) => index % 251))
  const chunks = [...inChunks(content)]
  expect(chunks.map(({ length }) => length)).toEqual([65_536, 65_536, 18_928])
  expect(Buffer.concat(chunks).equals(content)).toBe(true)
})
