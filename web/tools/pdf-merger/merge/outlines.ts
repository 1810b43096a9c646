import { dictOf, encodeText, type PdfDict, type PdfObject, type PdfRef, pdfName } from '#lib/pdf/objects.ts'
import type { PdfBuilder } from '#lib/pdf/pdf-builder.ts'
import type { Part } from './part.ts'

/** A bookmark in the making: its own entries, and those below it. */
export type Bookmark = {
  readonly dict: PdfDict
  readonly isOpen: boolean
  readonly below: readonly Bookmark[]
}

/** Reads a part's outline (ISO 32000-1, 12.3.3) and points it at the merged pages. */
export function readBookmarks(part: Part): Bookmark[] {
  const root = part.file.dict(part.file.catalog.get('Outlines'))
  return root ? readBelow(part, root, new Set([root])) : []
}

/** One bookmark for the whole part, with the part's own below it. */
export function getBookmark(part: Part, below: readonly Bookmark[]): Bookmark {
  const [first] = part.pages
  const title = part.name.replace(/\.pdf$/i, '')
  const dict = dictOf({ Title: encodeText(title), Dest: first && [first.ref, pdfName('Fit')] })
  return { dict, isOpen: false, below }
}

/** Writes the outline: a double chain on every level, and counts of what shows when all is open that says so. */
export function addOutline(target: PdfBuilder, bookmarks: readonly Bookmark[]): PdfRef | undefined {
  if (bookmarks.length === 0) return undefined
  const root = target.reserve()
  const dict = dictOf({ Type: pdfName('Outlines') })
  dict.set('Count', addBelow(target, root, dict, bookmarks))
  target.objects.set(root, dict)
  return root
}

function readBelow(part: Part, parent: PdfDict, seen: Set<PdfDict>): Bookmark[] {
  const bookmarks: Bookmark[] = []
  for (let item = part.file.dict(parent.get('First')); item; item = part.file.dict(item.get('Next'))) {
    if (seen.has(item)) break
    seen.add(item)
    const below = readBelow(part, item, seen)
    const dict = copyItem(part, item)
    if (hasTarget(part, item, dict) || below.length > 0)
      bookmarks.push({ dict, isOpen: isOpen(part, item), below })
  }
  return bookmarks
}

function isOpen(part: Part, item: PdfDict): boolean {
  const count = part.file.resolve(item.get('Count'))
  return typeof count === 'number' && count > 0
}

/** Whether a bookmark is kept: one of an omitted page is removed; one that never had a page remains. */
function hasTarget(part: Part, item: PdfDict, copy: PdfDict): boolean {
  if (item.has('Dest')) return copy.has('Dest')
  return !part.isDeadLink(item.get('A'))
}

function copyItem(part: Part, item: PdfDict): PdfDict {
  const entries = new Map<string, PdfObject>()
  for (const key of ['Title', 'Dest', 'A', 'C', 'F']) {
    const value = item.get(key)
    if (value !== undefined) entries.set(key, value)
  }
  return part.graft.copyDict(entries)
}

/** Adds a level and returns how many of its bookmarks show. */
function addBelow(
  target: PdfBuilder,
  parent: PdfRef,
  parentDict: PdfDict,
  bookmarks: readonly Bookmark[],
): number {
  const refs = bookmarks.map(() => target.reserve())
  let shown = bookmarks.length
  bookmarks.forEach((bookmark, i) => {
    const ref = refs[i]
    if (!ref) return
    const links = dictOf({ Parent: parent, Prev: refs[i - 1], Next: refs[i + 1] })
    const dict = new Map([...bookmark.dict, ...links])
    shown += addItem(target, ref, dict, bookmark)
  })
  parentDict.set('First', refs[0] ?? null)
  parentDict.set('Last', refs.at(-1) ?? null)
  return shown
}

function addItem(target: PdfBuilder, ref: PdfRef, dict: PdfDict, { below, isOpen: opens }: Bookmark): number {
  target.objects.set(ref, dict)
  if (below.length === 0) return 0
  const count = addBelow(target, ref, dict, below)
  dict.set('Count', opens ? count : -count)
  return opens ? count : 0
}
