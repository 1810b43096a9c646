import { expect, test } from 'vitest'
import { fileTypeOf } from './file-type.ts'

test.each([
  ['89504e470d0a1a0a0000', 'image/png', 'png'],
  ['ffd8ffe000104a46', 'image/jpeg', 'jpg'],
  ['474946383961', 'image/gif', 'gif'],
  ['524946461234567857454250', 'image/webp', 'webp'],
  ['524946461234567857415645', 'audio/wav', 'wav'],
  ['0000002066747970617669660000', 'image/avif', 'avif'],
  ['000000206674797069736f6d', 'video/mp4', 'mp4'],
  ['255044462d312e37', 'application/pdf', 'pdf'],
  ['4944330400', 'audio/mpeg', 'mp3'],
  ['504b030414', 'application/zip', 'zip'],
])('%s begins a file of %s', (digits, mediaType, extension) => {
  expect(fileTypeOf(Buffer.from(digits, 'hex'))).toEqual({ mediaType, extension })
})

test.each(['', '00', 'ffd8', '48656c6c6f', '524946461234567800000000'])(
  '%s begins nothing known',
  (digits) => {
    expect(fileTypeOf(Buffer.from(digits, 'hex'))).toBeUndefined()
  },
)
