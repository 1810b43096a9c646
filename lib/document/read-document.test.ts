import { expect, test } from 'vitest'
import { getTitle } from './read-document.ts'

test.each([
  ['Report.docx', 'Report'],
  ['archive.tar.gz', 'archive.tar'],
  ['Plan 1.2 final', 'Plan 1.2 final'],
  ['README', 'README'],
  ['.md', '.md'],
  ['page.xhtml', 'page'],
  ['notes.backup', 'notes.backup'],
  ['end.', 'end.'],
])('a document without a title is called after its file: %s is %s', (name, title) => {
  expect(getTitle(name)).toBe(title)
})
