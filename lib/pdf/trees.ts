import { dictOf, type PdfDict, type PdfObject, PdfRef, PdfString } from './objects.ts'
import type { PdfFile } from './pdf-file.ts'

/** Returns the entries of a name tree (ISO 32000-1, 7.9.6), in file order; the first of equal names wins. */
export function readNameTree(file: PdfFile, root: PdfObject | undefined): Map<string, PdfObject> {
  const entries = new Map<string, PdfObject>()
  for (const [key, value] of readLeaves(file, root, 'Names')) {
    const name = file.resolve(key)
    if (name instanceof PdfString && !entries.has(name.bytes)) entries.set(name.bytes, value)
  }
  return entries
}

/** The entries of a number tree (7.9.7), by number. */
export function readNumberTree(file: PdfFile, root: PdfObject | undefined): Map<number, PdfObject> {
  const entries = new Map<number, PdfObject>()
  for (const [key, value] of readLeaves(file, root, 'Nums')) {
    const number = file.resolve(key)
    if (typeof number === 'number') entries.set(number, value)
  }
  return new Map([...entries].sort(([a], [b]) => a - b))
}

/** A name tree's root: one leaf, sorted by bytes as readers search it. */
export function nameTree(entries: ReadonlyMap<string, PdfObject>): PdfDict {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
  return dictOf({ Names: sorted.flatMap(([name, value]) => [new PdfString(name), value]) })
}

export function numberTree(entries: ReadonlyMap<number, PdfObject>): PdfDict {
  return dictOf({ Nums: [...entries].sort(([a], [b]) => a - b).flat() })
}

function readLeaves(file: PdfFile, root: PdfObject | undefined, key: string): [PdfObject, PdfObject][] {
  const pairs: [PdfObject, PdfObject][] = []
  const seen = new Set<number>()
  const walk = (value: PdfObject | undefined): void => {
    if (value instanceof PdfRef) {
      if (seen.has(value.number)) return
      seen.add(value.number)
    }
    const node = file.dict(value)
    const leaves = file.array(node?.get(key)) ?? []
    for (let i = 0; i + 1 < leaves.length; i += 2) pairs.push([leaves[i] ?? null, leaves[i + 1] ?? null])
    for (const kid of file.array(node?.get('Kids')) ?? []) walk(kid)
  }
  walk(root)
  return pairs
}
