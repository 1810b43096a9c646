import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataImage } from './image-source.ts'

const bytes = readFileSync(new URL('../image/fixtures/clear.png', import.meta.url))
const base64 = bytes.toString('base64')

test.each([
  ['plain', `data:image/png;base64,${base64}`],
  ['in capitals', `DATA:IMAGE/PNG;BASE64,${base64}`],
  ['with parameters', `data:image/png;name=a;base64,${base64}`],
  ['encoded for an address', `data:image/png;base64,${encodeURIComponent(base64)}`],
  ['in lines', `data:image/png;base64,${base64.replaceAll(/.{20}/g, '$&\n ')}`],
  ['under a wrong type', `data:image/svg+xml;base64,${base64}`],
])('a picture of 40 × 30 pixels is 30 × 22.5 points large: %s', (_, url) => {
  // The Base64 contains characters that URLs must encode.
  expect(base64).toMatch(/[+/]/)
  expect(dataImage(url)).toEqual({
    source: { kind: 'png', bytes: new Uint8Array(bytes) },
    width: 30,
    height: 22.5,
  })
})

test.each([
  ['no Base64', `data:image/png,${base64}`],
  ['no picture', 'data:image/png;base64,SGVsbG8='],
  ['not to be decoded', 'data:image/png;base64,%E0%A4%A'],
  ['nothing', 'data:image/png;base64,'],
  ['another kind', `data:text/plain;base64,${base64}`],
  ['of the web', 'https://example.com/a.png'],
])('dataImage(): returns undefined for %s', (_, url) => {
  expect(dataImage(url)).toBeUndefined()
})
