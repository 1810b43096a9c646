import { dictOf, type PdfDict, PdfName, type PdfObject, PdfRef, pdfName } from '#lib/pdf/objects.ts'
import type { PdfBuilder } from '#lib/pdf/pdf-builder.ts'
import type { PdfFile } from '#lib/pdf/pdf-file.ts'
import { numberTree, readNumberTree } from '#lib/pdf/trees.ts'
import type { Part } from './part.ts'

/** Merges the structure trees (ISO 32000-1, 14.7) of completely included files, below one element as readers expect. */
export class Tags {
  readonly #target: PdfBuilder
  readonly #root: PdfRef
  readonly #document: PdfRef
  readonly #kids: PdfObject[] = []
  readonly #parents = new Map<number, PdfObject>()
  readonly #roles = new Map<string, PdfObject>()
  readonly #classes = new Map<string, PdfObject>()
  #nextKey = 0
  #areAllTagged = true

  constructor(target: PdfBuilder) {
    this.#target = target
    this.#root = target.reserve()
    this.#document = target.reserve()
  }

  /**
   * Determines whether the part keeps its tags; must be called before its pages are copied. Returns the reason if it
   * does not.
   */
  prepare(part: Part): string | undefined {
    const value = part.file.catalog.get('StructTreeRoot')
    const tree = part.file.dict(value)
    const reason = tree && this.#reasonAgainst(part, tree)
    if (!tree || reason !== undefined) {
      this.#areAllTagged = false
      if (value instanceof PdfRef) part.graft.block(value.number)
      return reason
    }
    part.tagOffset = this.#nextKey
    if (value instanceof PdfRef) part.graft.bind(value.number, this.#document)
    this.#take(part, tree)
    return undefined
  }

  /** Returns the root and the flag that says whether the whole document is tagged. */
  finish(): { root: PdfRef; mark: PdfDict } | undefined {
    if (this.#kids.length === 0) return undefined
    const tree = dictOf({
      Type: pdfName('StructTreeRoot'),
      K: this.#document,
      ParentTree: this.#target.add(numberTree(this.#parents)),
      ParentTreeNextKey: this.#nextKey,
      RoleMap: this.#roles.size > 0 ? this.#roles : undefined,
      ClassMap: this.#classes.size > 0 ? this.#classes : undefined,
    })
    this.#target.objects.set(this.#root, tree)
    const document = { Type: pdfName('StructElem'), S: pdfName('Document'), P: this.#root, K: this.#kids }
    this.#target.objects.set(this.#document, dictOf(document))
    return { root: this.#root, mark: dictOf({ Marked: this.#areAllTagged }) }
  }

  #reasonAgainst(part: Part, tree: PdfDict): string | undefined {
    if (part.earlier) return 'it is there more than once'
    if (!part.isWhole) return 'not all of its pages were taken'
    if (this.#clashes(part.file, tree)) return 'they contradict those of another file'
    return undefined
  }

  /** Returns whether two files map the same role to different types; one map cannot contain both. */
  #clashes(file: PdfFile, tree: PdfDict): boolean {
    for (const [role, value] of file.dict(tree.get('RoleMap')) ?? []) {
      const known = this.#roles.get(role)
      const own = file.resolve(value)
      if (known instanceof PdfName && own instanceof PdfName && known !== own) return true
    }
    return [...(file.dict(tree.get('ClassMap')) ?? new Map()).keys()].some((name) => this.#classes.has(name))
  }

  #take({ file, graft }: Part, tree: PdfDict): void {
    const kids = file.resolve(tree.get('K'))
    for (const kid of Array.isArray(kids) ? kids : [tree.get('K') ?? null]) this.#kids.push(graft.copy(kid))
    const offset = this.#nextKey
    for (const [key, value] of readNumberTree(file, tree.get('ParentTree'))) {
      this.#parents.set(offset + key, graft.copy(value))
      this.#nextKey = Math.max(this.#nextKey, offset + key + 1)
    }
    for (const [role, value] of file.dict(tree.get('RoleMap')) ?? [])
      this.#roles.set(role, file.resolve(value))
    for (const [name, value] of file.dict(tree.get('ClassMap')) ?? [])
      this.#classes.set(name, graft.copy(value))
  }
}
