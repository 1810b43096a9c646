import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { getSource, LOOK_BYTES } from './source.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../lib/image/fixtures/${name}`, import.meta.url)))
const text = (content: string) => new TextEncoder().encode(content)
const hex = (digits: string) => new Uint8Array(Buffer.from(digits, 'hex'))
const look = (name: string, bytes: Uint8Array) =>
  getSource(name, bytes.subarray(0, LOOK_BYTES), bytes.subarray(Math.max(0, bytes.length - LOOK_BYTES)))
const archive = (...names: readonly string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, text('x')])))

test.each([
  ['a.png', fixture('opaque.png'), 'image', 'png', false],
  ['a.jpeg', fixture('plain.jpg'), 'image', 'jpeg', false],
  ['a.jpg', fixture('opaque.png'), 'image', 'png', true],
  ['a.tiff', fixture('lzw.tif'), 'image', 'tiff', false],
  ['a.HEIC', fixture('small.heic'), 'image', 'heic', false],
  ['a.svg', fixture('drawing.svg'), 'image', 'svg', false],
  ['photo', fixture('small.avif'), 'image', 'avif', false],
  ['a.pdf', text('\n%PDF-1.7'), 'pdf', 'pdf', false],
  ['a.docx', archive('[Content_Types].xml', 'word/document.xml'), 'document', 'docx', false],
  ['a.zip', archive('[Content_Types].xml', 'word/document.xml'), 'document', 'docx', true],
  ['a.md', text('# Hello'), 'document', 'md', false],
  ['a.htm', text('<p>Hello'), 'document', 'htm', false],
  ['a.csv', hex('fffe61002c00'), 'document', 'csv', false],
  ['a.mp3', hex('4944330400'), 'sound', 'mp3', false],
  ['a.mp3', hex('fffb9064'), 'sound', 'mp3', false],
  ['a.aac', hex('fff15080'), 'sound', 'aac', false],
  ['a.opus', hex('4f67675300'), 'sound', 'opus', false],
  ['a.m4a', hex('00000020667479706d703432'), 'sound', 'm4a', false],
  ['a.mov', hex('00000020667479707174'), 'sound', 'mov', false],
  ['a.m4v', hex('00000020667479706d703432'), 'sound', 'm4v', false],
  ['a.3gp', hex('00000020667479706d703432'), 'sound', '3gp', false],
  ['a.m4b', hex('00000020667479704d344120'), 'sound', 'm4b', false],
  ['a.oga', hex('4f67675300'), 'sound', 'oga', false],
  ['a.spx', hex('4f67675300'), 'sound', 'spx', false],
  ['a.mp3', hex('664c6143'), 'sound', 'flac', true],
  ['a.xyz', text('Hello'), 'other', 'xyz', false],
  ['a.png', text('Hello'), 'other', 'png', false],
  ['a.txt', hex('00000000'), 'other', 'txt', false],
  ['a.zip', archive('a.txt'), 'other', 'zip', false],
  ['README', text('Hello'), 'other', '', false],
] as const)('%s is detected by its bytes: %#', (name, bytes, kind, extension, isRenamed) => {
  expect(look(name, bytes)).toMatchObject({ kind, extension, isRenamed })
})

test('of a picture the size is known before it is decoded', () => {
  expect(look('a.png', fixture('opaque.png'))).toMatchObject({ header: { width: 40, height: 30 } })
})

test.each([
  ['a.jpe', 'plain.jpg'],
  ['a.jfif', 'plain.jpg'],
  ['a.tif', 'lzw.tif'],
  ['a.hif', 'small.heic'],
  ['a.heif', 'small.heic'],
  ['a.cur', 'icons.ico'],
])('%s is what its name says, by another ending', (name, file) => {
  expect(look(name, fixture(file))).toMatchObject({
    kind: 'image',
    extension: name.slice(2),
    isRenamed: false,
  })
})

test.each([
  ['a.markdown', 'md'],
  ['a.xhtml', 'html'],
  ['a.html', 'html'],
  ['a.tsv', 'csv'],
  ['a.text', 'txt'],
  ['A.TXT', 'txt'],
])('detects %s as text in %s', (name, format) => {
  expect(look(name, text('Hello'))).toMatchObject({ kind: 'document', format, isRenamed: false })
})

test.each([
  ['a.txt', hex('feff00480069'), 'document'],
  ['a.txt', hex('480000'), 'other'],
  ['a.docx', text('Hello'), 'other'],
  ['a.txt', text('%PDF-1.7'), 'pdf'],
  ['a.pdf', text(`${' '.repeat(1023)}%PDF-1.7`), 'pdf'],
  ['a.pdf', text(`${' '.repeat(1024)}%PDF-1.7`), 'other'],
  ['a.pdf', text('% a remark %PDF-1.4'), 'pdf'],
  ['a.mka', hex('1a45dfa39f4282847765626d'), 'sound'],
  ['a.wave', hex('524946460000000057415645'), 'sound'],
] as const)('detects %s with the bytes %# as %s', (name, bytes, kind) => {
  expect(look(name, bytes).kind).toBe(kind)
})
