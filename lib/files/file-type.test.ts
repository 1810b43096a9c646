import { expect, test } from 'vitest'
import { getFileType } from './file-type.ts'

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
  ['524946461234567841564920', 'video/x-msvideo', 'avi'],
  ['0000001c66747970686569630000', 'image/heic', 'heic'],
  ['00000020667479704d34412000', 'audio/mp4', 'm4a'],
  ['00000100010010', 'image/x-icon', 'ico'],
  ['424d3610000000000000', 'image/bmp', 'bmp'],
  ['49492a0008', 'image/tiff', 'tif'],
  ['4d4d002a00', 'image/tiff', 'tif'],
  ['49492b0008', 'image/tiff', 'tif'],
  ['4d4d002b00', 'image/tiff', 'tif'],
  ['fffb9064', 'audio/mpeg', 'mp3'],
  ['fff38064', 'audio/mpeg', 'mp3'],
  ['4f67675300', 'audio/ogg', 'ogg'],
  ['664c614300', 'audio/flac', 'flac'],
  ['1a45dfa3a3', 'video/webm', 'webm'],
  ['1f8b0800', 'application/gzip', 'gz'],
  ['377abcaf271c00', 'application/x-7z-compressed', '7z'],
  ['526172211a070100', 'application/vnd.rar', 'rar'],
  ['774f463200010000', 'font/woff2', 'woff2'],
  ['774f464600010000', 'font/woff', 'woff'],
  ['000100000012', 'font/ttf', 'ttf'],
  ['4f54544f000b', 'font/otf', 'otf'],
  ['0061736d01000000', 'application/wasm', 'wasm'],
  ['53514c69746520666f726d6174203300', 'application/vnd.sqlite3', 'sqlite'],
])('%s at the start identifies a file of %s', (digits, mediaType, extension) => {
  expect(getFileType(Buffer.from(digits, 'hex'))).toEqual({ mediaType, extension })
})

test.each(['', '00', 'ffd8', '48656c6c6f', '524946461234567800000000'])(
  '%s at the start identifies no known type',
  (digits) => {
    expect(getFileType(Buffer.from(digits, 'hex'))).toBeUndefined()
  },
)
