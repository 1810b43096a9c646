import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTypesetFile } from '../../../build/typeset/typeset-files.ts'
import { startFontDecoder } from './woff2.ts'

const FONTS = new URL('../../../node_modules/@fontsource-variable/', import.meta.url)
const woff2Of = (script: string) =>
  new Uint8Array(
    readFileSync(new URL(`noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`, FONTS)),
  )
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('startFontDecoder(): decodes WOFF2 to the bytes that woff2_decompress of Google returns', async () => {
  const decode = await startFontDecoder(await WebAssembly.compile(await readTypesetFile('woff2.wasm')))
  const thai = decode(woff2Of('thai'))
  expect([thai.length, digestOf(thai)]).toEqual([
    53100,
    '9de4eb3b8fa3ce381459f881c308034e7d6684b590f61af43cd20be34cddddea',
  ])
})

test('startFontDecoder(): a decoded font does not change when the next one is decoded', async () => {
  const decode = await startFontDecoder(await WebAssembly.compile(await readTypesetFile('woff2.wasm')))
  const thai = decode(woff2Of('thai'))
  const before = digestOf(thai)
  decode(woff2Of('lao'))
  expect(digestOf(thai)).toBe(before)
})

test('startFontDecoder(): returns TrueType unchanged', async () => {
  const decode = await startFontDecoder(await WebAssembly.compile(await readTypesetFile('woff2.wasm')))
  const font = Uint8Array.of(0, 1, 0, 0, 0, 9)
  expect(decode(font)).toBe(font)
})

test('startFontDecoder(): refuses a damaged font, and decodes the next one', async () => {
  const decode = await startFontDecoder(await WebAssembly.compile(await readTypesetFile('woff2.wasm')))
  const lao = woff2Of('lao')
  expect(() => decode(lao.slice(0, -1000))).toThrow('A font is damaged')
  expect(decode(lao).length).toBe(45708)
})
