import { expect, test } from 'vitest'
import { readSmallFile } from './read-small-file.ts'

test.each([
  ['auto', [0xef, 0xbb, 0xbf, 0xc3, 0xab], 'ë'],
  ['auto', [0xeb], 'ë'],
  ['utf-8', [0xeb], '\ufffd'],
  ['windows-1252', [0xc3, 0xab], 'Ã«'],
  ['utf-16be', [0x00, 0xeb], 'ë'],
  ['utf-16le', [0xeb, 0x00], 'ë'],
] as const)('as %s, bytes %j are %j', async (encoding, bytes, text) => {
  const file = new File([new Uint8Array(bytes)], 'a.csv')
  expect(await readSmallFile(file, encoding)).toEqual({ ok: true, value: text })
})

test('a file that cannot be read is named', async () => {
  const unreadable = Object.assign(new File([], 'gone.csv'), {
    arrayBuffer: () => Promise.reject(new Error('gone')),
  })
  expect(await readSmallFile(unreadable, 'auto')).toMatchObject({
    ok: false,
    problem: { message: '"gone.csv" could not be read.' },
  })
})
