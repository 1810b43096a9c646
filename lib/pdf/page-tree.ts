import { type PdfDict, type PdfObject, PdfRef } from './objects.ts'
import type { PdfFile } from './pdf-file.ts'

/** Page as stored in its file, with attributes inherited from the tree above (ISO 32000-1, table 30). */
export type SourcePage = { readonly number: number; readonly dict: PdfDict; readonly inherited: PdfDict }
export type PageTree = { readonly pages: readonly SourcePage[]; readonly nodes: ReadonlySet<number> }

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate']

/** Walks the page tree (7.7.3). A page that is listed twice counts twice; loops end. */
export function readPageTree(file: PdfFile): PageTree {
  const pages: SourcePage[] = []
  const nodes = new Set<number>()
  walk(file, file.catalog.get('Pages') ?? null, new Map(), pages, nodes)
  return { pages, nodes }
}

function walk(
  file: PdfFile,
  value: PdfObject,
  above: PdfDict,
  pages: SourcePage[],
  nodes: Set<number>,
): void {
  const dict = file.dict(value)
  const number = value instanceof PdfRef ? value.number : 0
  if (!dict) return
  const isKnown = number !== 0 && nodes.has(number)
  if (number !== 0) nodes.add(number)
  const kids = file.array(dict.get('Kids'))
  if (!kids) {
    pages.push({ number, dict, inherited: above })
    return
  }
  if (isKnown) return
  const below = new Map(above)
  for (const key of INHERITED) {
    const own = dict.get(key)
    if (own !== undefined && own !== null) below.set(key, own)
  }
  for (const kid of kids) walk(file, kid, below, pages, nodes)
}
