import { expect, test } from 'vitest'
import { readTextExactly } from './read-text-exactly.ts'

test.each([
  ['text', [0x5a, 0x6f, 0xc3, 0xab], 'utf-8', 'Zoë'],
  ['text with a byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'utf-8', '\ufeffa'],
  ['nothing', [], 'utf-8', ''],
  ['a lone byte of UTF-8', [0xc3], 'utf-8', undefined],
  ['Latin-1', [0xff], 'iso-8859-1', 'ÿ'],
  ['half a unit of UTF-16', [0x61, 0x00, 0x62], 'utf-16le', undefined],
  ['a lone surrogate', [0x00, 0xd8], 'utf-16le', undefined],
] as const)('%s is read only if the same bytes round-trip', async (_, bytes, charset, text) => {
  const file = new File([new Uint8Array(bytes)], 'a.txt')
  expect(await readTextExactly(file, charset)).toEqual({ ok: true, value: text })
})

test('a file that cannot be read is named', async () => {
  const file = Object.assign(new File([], 'gone.txt'), {
    arrayBuffer: () => Promise.reject(new Error('gone')),
  })
  expect(await readTextExactly(file, 'utf-8')).toMatchObject({
    ok: false,
    problem: { message: '"gone.txt" could not be read.' },
  })
})
