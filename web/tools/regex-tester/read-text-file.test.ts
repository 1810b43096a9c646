import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file.ts'

test.each([
  [[0x5a, 0x6f, 0xc3, 0xab], 'Zoë'],
  [[0xff, 0xfe, 0x61, 0x00], 'a'],
  [[0x80], '€'],
])('bytes %j are %j', async (bytes, text) => {
  expect(await readTextFile(new File([new Uint8Array(bytes)], 'a.txt'))).toEqual({ ok: true, value: text })
})

test('rejects a file with a zero byte', async () => {
  expect(await readTextFile(new File([new Uint8Array([0x61, 0, 0x62])], 'a.bin'))).toMatchObject({
    ok: false,
    problem: { message: '"a.bin" is not a supported file type.' },
  })
})

test('a file that cannot be read is named', async () => {
  const unreadable = Object.assign(new File([], 'gone.txt'), {
    arrayBuffer: () => Promise.reject(new Error('gone')),
  })
  expect(await readTextFile(unreadable)).toMatchObject({
    ok: false,
    problem: { message: '"gone.txt" could not be read.' },
  })
})
