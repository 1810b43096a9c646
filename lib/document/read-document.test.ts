import { expect, test } from 'vitest'
import { checkedLength, checkedXml, checkSize, getTitle } from './read-document.ts'

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

test('ten million characters become a document, one more is refused with both numbers', () => {
  const maxText = 'x'.repeat(10_000_000)
  expect(checkedLength(maxText)).toBe(maxText)
  expect(() => checkedLength(`${maxText}x`)).toThrow(
    'This text has 10,000,001 characters: A document can have at most 10,000,000.',
  )
})

test('does not count embedded images of the input', () => {
  const page = `<img src="data:image/png;base64,${'A'.repeat(12_000_000)}"><p>x`
  expect(checkedLength(page)).toBe(page)
})

test('rejects input by its size in bytes if no encoding could fit the character limit', () => {
  expect(() => checkSize(40_000_000)).not.toThrow()
  expect(() => checkSize(450 * 1024 * 1024)).toThrow(
    'This text is too long (450 MB): A document can have at most 10,000,000 characters.',
  )
})

test('rejects XML with too many tags or characters for memory, with their number', () => {
  const max = '<t/>'.repeat(6_000_000)
  expect(checkedXml(max)).toBe(max)
  expect(() => checkedXml(`${max}<t/>`)).toThrow(
    'This document is too long: It has 6,000,001 tags inside, and can have at most 6,000,000.',
  )
  const text = `<t>${'x'.repeat(10_000_000)}</t>`
  expect(checkedXml(text)).toBe(text)
  expect(() => checkedXml(`<t>${'x'.repeat(10_000_001)}</t>`)).toThrow(
    'This text has 10,000,001 characters: A document can have at most 10,000,000.',
  )
})
