import { expect, test } from 'vitest'
import { acceptFiles, type HeadCheck, listNames, skipNote } from './accept-files.ts'
import { listPdf } from './listed-pdf.ts'

const MB = 1024 * 1024

/** A file that says how large it is without being so. */
function fileOf(name: string, sizeBytes = 10): File {
  return Object.defineProperty(new File([''], name), 'size', { value: sizeBytes })
}
const checked = (name: string, head: HeadCheck = 'pdf', sizeBytes = 10) => ({
  file: fileOf(name, sizeBytes),
  head,
})

test('one bad file never stops the good ones', () => {
  const { accepted, skipped, errors } = acceptFiles(
    [],
    [
      checked('a.pdf'),
      checked('notes.txt', 'other'),
      checked('empty.pdf', 'empty'),
      checked('gone.pdf', 'unreadable'),
      checked('huge.pdf', 'pdf', 500.05 * MB),
      checked('b.pdf'),
    ],
  )
  expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
  expect(skipped).toEqual(['notes.txt'])
  expect(errors).toEqual([
    '"empty.pdf" is empty.',
    '"gone.pdf" could not be read.',
    '"huge.pdf" is too large (500.1 MB). The limit is 500 MB.',
  ])
})

test('the limits apply to all files together', () => {
  const rows = [listPdf(1, fileOf('a.pdf', 400 * MB))]
  const many = Array.from({ length: 50 }, (_, i) => checked(`${i}.pdf`))
  expect(acceptFiles(rows, [checked('b.pdf', 'pdf', 100 * MB), checked('c.pdf')]).errors).toEqual([
    '"c.pdf" was not added. All files together may be up to 500 MB.',
  ])
  expect(acceptFiles(rows, many).accepted).toHaveLength(49)
  expect(acceptFiles(rows, many).errors).toEqual(['"49.pdf" was not added. The limit is 50 files.'])
})

test('rows that are pages of one file count once', () => {
  const row = listPdf(1, fileOf('a.pdf', 300 * MB))
  const { errors } = acceptFiles([row, { ...row, id: 2 }], [checked('b.pdf', 'pdf', 150 * MB)])
  expect(errors).toEqual([])
})

test.each([
  [0, ''],
  [1, '1 file was skipped because it is not a PDF'],
  [2, '2 files were skipped because they are not PDFs'],
])('skipNote(): reports %i files that are not PDFs in one note', (count, note) => {
  expect(skipNote(count)).toBe(note)
})

test.each([
  [['notes.txt'], 'notes.txt'],
  [
    ['1.txt', '2.txt', '3.txt', '4.txt', '5.txt', '6.txt', '7.txt'],
    '1.txt, 2.txt, 3.txt, 4.txt, 5.txt and 2 more',
  ],
])('listNames(%j)', (names, list) => {
  expect(listNames(names)).toBe(list)
})
