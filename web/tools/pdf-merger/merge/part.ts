import { uniqueName } from '#lib/lists/unique-name.ts'
import { Graft, type Overrides } from '#lib/pdf/graft.ts'
import { isName, type PdfDict, type PdfObject, PdfRef, PdfString } from '#lib/pdf/objects.ts'
import type { PageTree, SourcePage } from '#lib/pdf/page-tree.ts'
import type { PdfBuilder } from '#lib/pdf/pdf-builder.ts'
import type { PdfFile } from '#lib/pdf/pdf-file.ts'

/** Page of the merged file: its source position (from 0), its target, and its rotation. */
export type MergedPage = {
  readonly source: SourcePage
  readonly index: number
  readonly ref: PdfRef
  readonly turn: number
}

/** An opened file of the visitor's list. */
export type OpenSource = { readonly file: PdfFile; readonly tree: PageTree }

/**
 * Pages of one file in the merged file, each at most once. A file whose pages are included twice yields two parts,
 * whose form fields, bookmarks and destinations are independent.
 */
export class Part {
  readonly name: string
  readonly source: OpenSource
  readonly file: PdfFile
  readonly earlier: Part | undefined
  /** False for pages that repeat within one entry of the list: they bring no second outline. */
  readonly hasOutline: boolean
  readonly pages: MergedPage[] = []
  readonly graft: Graft
  /** Returns the target of a destination in any form; undefined if its page is omitted. */
  destination: (value: PdfObject) => PdfObject | undefined = () => undefined
  /** New names for fonts of this file's forms where another file uses the same name for another font. */
  fontNames: ReadonlyMap<string, string> = new Map()
  /** Offset of this file's keys into the structure tree; undefined if its tags are omitted. */
  tagOffset: number | undefined
  readonly #usedIndexes = new Set<number>()
  readonly #overrides = new Map<PdfDict, Map<string, PdfObject | undefined>>()

  constructor(name: string, source: OpenSource, target: PdfBuilder, earlier?: Part, hasOutline = true) {
    this.name = name
    this.source = source
    this.file = source.file
    this.earlier = earlier
    this.hasOutline = hasOutline
    this.graft = new Graft(source.file, target, (dict) => this.#overridesFor(dict))
  }

  take(page: MergedPage): void {
    this.pages.push(page)
    this.#usedIndexes.add(page.index)
  }

  has(index: number): boolean {
    return this.#usedIndexes.has(index)
  }

  get isWhole(): boolean {
    return this.pages.length === this.source.tree.pages.length
  }

  /** Binds references to pages: to their new positions, or to null if omitted. */
  bindPages(): void {
    for (const number of this.source.tree.nodes) this.graft.block(number)
    const root = this.file.trailer.get('Root')
    if (root instanceof PdfRef) this.graft.block(root.number)
    this.#bindPagesOf(this.earlier)
    this.#bindPagesOf(this)
  }

  /** The merged page for a source page's object number, in this part or an earlier one of the same file. */
  pageRef(number: number): PdfRef | undefined {
    const bound = this.graft.copy(new PdfRef(number))
    return bound instanceof PdfRef && this.source.tree.nodes.has(number) ? bound : undefined
  }

  override(dict: PdfDict, key: string, value: PdfObject | undefined): void {
    const known = this.#overrides.get(dict) ?? new Map<string, PdfObject | undefined>()
    this.#overrides.set(dict, known.set(key, value))
  }

  #bindPagesOf(part: Part | undefined): void {
    if (!part) return
    this.#bindPagesOf(part === this ? undefined : part.earlier)
    for (const { source, ref } of part.pages) if (source.number !== 0) this.graft.bind(source.number, ref)
  }

  /** Returns changes for a copied dictionary: valid destinations, renamed fonts, shifted structure keys. */
  #overridesFor(dict: PdfDict): Overrides | undefined {
    const changes = new Map(this.#overrides.get(dict))
    if (dict.has('Dest')) changes.set('Dest', this.destination(dict.get('Dest') ?? null))
    if (isName(dict.get('S'), 'GoTo')) changes.set('D', this.destination(dict.get('D') ?? null) ?? null)
    if (dict.has('A') && this.isDeadLink(dict.get('A'))) changes.set('A', undefined)
    if (dict.has('DA') && this.fontNames.size > 0 && !changes.has('DA'))
      changes.set('DA', this.#appearance(dict))
    this.#shiftTags(dict, changes)
    return changes.size > 0 ? changes : undefined
  }

  isDeadLink(value: PdfObject | undefined): boolean {
    const action = this.file.dict(value)
    return isName(action?.get('S'), 'GoTo') && this.destination(action?.get('D') ?? null) === undefined
  }

  #shiftTags(dict: PdfDict, changes: Map<string, PdfObject | undefined>): void {
    for (const key of ['StructParent', 'StructParents']) {
      const own = dict.get(key)
      if (typeof own !== 'number') continue
      changes.set(key, this.tagOffset === undefined ? undefined : own + this.tagOffset)
    }
  }

  #appearance(dict: PdfDict): PdfObject {
    return this.renameFonts(this.file.resolve(dict.get('DA')))
  }

  /** A default appearance string (12.7.3.3) with the new names of its fonts: "/Helv 12 Tf". */
  renameFonts(appearance: PdfObject): PdfObject {
    if (!(appearance instanceof PdfString)) return appearance
    const renamed = appearance.bytes.replace(
      /\/([^\s/[\]()<>{}%]+)(?=\s+[\d.+-]+\s+Tf)/g,
      (whole, font: string) => (this.fontNames.has(font) ? `/${this.fontNames.get(font)}` : whole),
    )
    return new PdfString(renamed)
  }
}

/** Returns `name` if it is free, otherwise the first free of `name_2`, `name_3`, … */
export function freeName(name: string, usedNames: { has(name: string): boolean }): string {
  return uniqueName(
    name,
    (candidate) => usedNames.has(candidate),
    (base, number) => `${base}_${number}`,
  )
}
