import type { PdfDict, PdfObject } from '#lib/pdf/objects.ts'
import { nameTree, readNameTree } from '#lib/pdf/trees.ts'
import { freeName, type Part } from './part.ts'

/** Trees below the catalog's Names (ISO 32000-1, 7.7.4) that belong to the whole document. */
const TREES = ['EmbeddedFiles', 'JavaScript'] as const

/** Collects attachments and document scripts; those of a file included twice are added once. */
export class Attachments {
  readonly #trees = new Map<string, Map<string, PdfObject>>(TREES.map((tree) => [tree, new Map()]))
  readonly #associated: PdfObject[] = []

  take(part: Part): void {
    if (part.earlier) return
    const { file, graft } = part
    const associated = file.hasLockedAttachments ? [] : (file.array(file.catalog.get('AF')) ?? [])
    const names = file.dict(file.catalog.get('Names'))
    for (const [tree, entries] of this.#trees) {
      if (tree === 'EmbeddedFiles' && file.hasLockedAttachments) continue
      for (const [name, value] of readNameTree(file, names?.get(tree)))
        entries.set(freeName(name, entries), graft.copy(value))
    }
    this.#associated.push(...associated.map((value) => graft.copy(value)))
  }

  /** The trees to put below the catalog's Names. */
  get trees(): [string, PdfDict][] {
    return [...this.#trees]
      .filter(([, entries]) => entries.size > 0)
      .map(([key, entries]) => [key, nameTree(entries)])
  }

  /** Files that belong to the document as a whole (ISO 32000-2, 14.13). */
  get associated(): PdfObject[] | undefined {
    return this.#associated.length > 0 ? this.#associated : undefined
  }
}
