import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { UserError } from '../../../result/user-error.ts'
import { openPackage } from './open-package.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const listOf = (...entries: string[]) =>
  `<Relationships>${entries.map((entry) => `<Relationship ${entry}/>`).join('')}</Relationships>`
const MAIN = listOf(`Id="a" Type="${OFFICE}/officeDocument" Target="word/document.xml"`)

const zipped = (files: Readonly<Record<string, string | Uint8Array>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, file]) => [path, typeof file === 'string' ? strToU8(file) : file]),
    ),
  )
const opened = (files: Readonly<Record<string, string | Uint8Array>>) =>
  openPackage(zipped({ '_rels/.rels': MAIN, 'word/document.xml': '<a/>', ...files }))

test("resolves targets relative to the part's folder, from the root, or externally", () => {
  const pack = opened({
    'word/_rels/document.xml.rels': listOf(
      `Id="near" Type="${OFFICE}/styles" Target="styles.xml"`,
      `Id="up" Type="${OFFICE}/image" Target="../media/./a.png"`,
      `Id="top" Type="${OFFICE}/image" Target="/media/b.png"`,
      `Id="web" Type="${OFFICE}/hyperlink" Target="../a b" TargetMode="External"`,
      'Id="odd" Type="own" Target="x.xml" TargetMode="Internal"',
    ),
  })
  expect(pack.main).toBe('word/document.xml')
  expect(Object.fromEntries(pack.relationships('word/document.xml'))).toEqual({
    near: { type: 'styles', target: 'word/styles.xml', isExternal: false },
    up: { type: 'image', target: 'media/a.png', isExternal: false },
    top: { type: 'image', target: 'media/b.png', isExternal: false },
    web: { type: 'hyperlink', target: '../a b', isExternal: true },
    odd: { type: 'own', target: 'word/x.xml', isExternal: false },
  })
  expect(pack.relationships('word/other.xml').size).toBe(0)
})

test('parts are found in large and small letters; pictures are listed, what no document needs is not', () => {
  const pack = opened({
    'Word/Styles.XML': '<styles/>',
    '/word/media/A.PNG': Uint8Array.of(1),
    'word/media/b.jpeg': Uint8Array.of(2),
    'word/vbaProject.bin': Uint8Array.of(3),
  })
  expect(pack.xml('word/styles.xml')?.name).toBe('styles')
  expect(pack.bytes('word/media/a.png')).toEqual(Uint8Array.of(1))
  expect(pack.bytes('word/vbaProject.bin')).toBeUndefined()
  expect(pack.xml('word/none.xml')).toBeUndefined()
  expect(pack.imagePaths.toSorted()).toEqual(['word/media/a.png', 'word/media/b.jpeg'])
})

// ECMA-376, part 2, 8.1.4.2: parts are in UTF-8 or UTF-16, according to the BOM.
test.each([
  ['UTF-8', [], (text: string) => Buffer.from(text)],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf], (text: string) => Buffer.from(text)],
  ['UTF-16, small end first', [0xff, 0xfe], (text: string) => Buffer.from(text, 'utf16le')],
  ['UTF-16, large end first', [0xfe, 0xff], (text: string) => Buffer.from(text, 'utf16le').swap16()],
])('a part in %s is read', (_, mark, encode) => {
  const part = Uint8Array.from([...mark, ...encode('<a b="é"/>')])
  expect(opened({ 'word/x.xml': part }).xml('word/x.xml')?.attributes).toEqual({ b: 'é' })
})

/** The start of a Compound File with these streams, as their names are in its directory. */
const compound = (...streams: readonly string[]) =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...streams.flatMap((name) => [...Buffer.from(`${name}\0`, 'utf16le')]),
  ])

const NO_DOCUMENT = 'This file is not a Word document (.docx), or it is damaged'
test.each<[string, Uint8Array, string]>([
  [
    'a document with a password',
    compound('DataSpaces', 'EncryptedPackage'),
    'This document is protected with a password',
  ],
  ['an older document', compound('WordDocument'), 'This file is an older .doc file'],
  ['a compound file of something else', compound('Workbook'), NO_DOCUMENT],
  ['bytes of nothing', Uint8Array.of(1, 2, 3), NO_DOCUMENT],
  ['an archive of something else', zipped({ 'a.xml': '<a/>' }), NO_DOCUMENT],
  ['an archive that names a document and has none', zipped({ '_rels/.rels': MAIN }), NO_DOCUMENT],
  [
    'an archive cut short',
    zipped({ '_rels/.rels': MAIN, 'word/document.xml': '<a/>' }).subarray(0, 90),
    NO_DOCUMENT,
  ],
])('%s is refused in words', (_, bytes, message) => {
  expect(() => openPackage(bytes)).toThrow(UserError)
  expect(() => openPackage(bytes)).toThrow(message)
})

/** Returns the archive with another declared size of its first file (APPNOTE.TXT, 4.3.12: at byte 24 of its entry). */
function telling(archive: Uint8Array, size: number): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset)
  const entry = archive.findIndex((_, at) => view.byteLength - at > 4 && view.getUint32(at) === 0x504b0102)
  view.setUint32(entry + 24, size, true)
  return archive
}

test.each([
  ['a.xml', 150_000_001],
  ['a.png', 400_000_001],
])('rejects %s of %i unpacked bytes as too large for a document', (name, size) => {
  const file = telling(zipped({ [name]: 'x', '_rels/.rels': MAIN, 'word/document.xml': '<a/>' }), size)
  expect(() => openPackage(file)).toThrow('This file unpacks to more than a document can hold')
})

test('a file that is not unpacked can have any size', () => {
  const files = { 'a.bin': 'x', '_rels/.rels': MAIN, 'word/document.xml': '<a/>' }
  expect(openPackage(telling(zipped(files), 400_000_001)).main).toBe('word/document.xml')
})
