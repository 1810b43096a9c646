import { expect, test } from 'vitest'
import { readSmallFile } from './read-small-file.ts'

test.each([
  ['UTF-8', [0x31, 0xc3, 0xab], '1ë'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x31], '1'],
  ['UTF-16', [0xff, 0xfe, 0x31, 0x00, 0xeb, 0x00], '1ë'],
] as const)('a file in %s is read', async (_, bytes, text) => {
  const file = new File([new Uint8Array(bytes)], 'a.json')
  expect(await readSmallFile(file)).toEqual({ ok: true, value: text })
})

test('a file that cannot be read is named', async () => {
  const unreadable = Object.assign(new File([], 'gone.json'), {
    arrayBuffer: () => Promise.reject(new Error('gone')),
  })
  expect(await readSmallFile(unreadable)).toMatchObject({
    ok: false,
    problem: { message: '"gone.json" could not be read.' },
  })
})
