import {
  dictOf,
  encodeText,
  type PdfDict,
  type PdfObject,
  type PdfRef,
  PdfString,
  pdfName,
} from '../../pdf/objects.ts'
import type { PdfBuilder } from '../../pdf/pdf-builder.ts'
import type { Tag } from '../layout/tag.ts'

/** Child of a tag, in reading order. */
type Kid =
  | { readonly page: PdfRef; readonly mark: number }
  | { readonly page: PdfRef; readonly annotation: PdfRef }
  | Tag

/** Cells count even if they are empty: a row without them would be shorter. */
const ALLOWED_EMPTY = new Set(['TD', 'TH'])

/** Tags whose children are placed between their words. */
const HOLDS_TEXT = /^(P|H[1-6]|Lbl|Link|Span)$/

/** Gathers what each tag stands for while pages are written, then writes the tree (ISO 32000-1, 14.7). */
export class Structure {
  readonly #builder: PdfBuilder
  readonly #root: Tag
  readonly #kids = new Map<Tag, Kid[]>()
  readonly #refs = new Map<Tag, PdfRef>()
  /** By the number of each page, then of each annotation: who is their parent (14.7.4.4). */
  readonly #parents: PdfObject[] = []

  constructor(root: Tag, builder: PdfBuilder) {
    this.#root = root
    this.#builder = builder
  }

  /** Adds the marked content of a page; returns the number under which the page finds its tags. */
  addPage(page: PdfRef, marked: readonly Tag[]): number {
    for (const [mark, tag] of marked.entries()) this.#add(tag, { page, mark })
    return this.#parents.push(marked.map((tag) => this.#refOf(tag))) - 1
  }

  /** Adds a link; returns the number under which it finds its tag. */
  addAnnotation(page: PdfRef, annotation: PdfRef, tag: Tag): number {
    this.#add(tag, { page, annotation })
    return this.#parents.push(this.#refOf(tag)) - 1
  }

  write(): PdfRef {
    const tree = this.#builder.reserve()
    const root = this.#write(this.#root, tree)
    this.#builder.objects.set(
      tree,
      dictOf({
        Type: pdfName('StructTreeRoot'),
        K: root ? [root] : [],
        ParentTree: this.#builder.add(
          dictOf({ Nums: this.#parents.flatMap((parent, index) => [index, this.#indirect(parent)]) }),
        ),
        ParentTreeNextKey: this.#parents.length,
      }),
    )
    return tree
  }

  #indirect(parent: PdfObject): PdfObject {
    return Array.isArray(parent) ? this.#builder.add(parent) : parent
  }

  #add(tag: Tag, kid: Kid): void {
    const kids = this.#kids.get(tag) ?? []
    this.#kids.set(tag, kids)
    kids.push(kid)
    // A tag within a line of text stands where its text does.
    const { parent } = tag
    if (!parent || !HOLDS_TEXT.test(parent.type)) return
    const around = this.#kids.get(parent) ?? []
    if (!around.includes(tag)) this.#add(parent, tag)
  }

  #refOf(tag: Tag): PdfRef {
    const ref = this.#refs.get(tag) ?? this.#builder.reserve()
    this.#refs.set(tag, ref)
    return ref
  }

  #write(tag: Tag, parent: PdfRef): PdfRef | undefined {
    const kids = this.#kids.get(tag) ?? tag.children
    if (kids.length === 0 && !ALLOWED_EMPTY.has(tag.type) && tag !== this.#root) return undefined
    const ref = this.#refOf(tag)
    const written = kids.flatMap((kid) => this.#writeKid(kid, ref) ?? [])
    if (written.length === 0 && !ALLOWED_EMPTY.has(tag.type) && tag !== this.#root) return undefined
    this.#builder.objects.set(ref, getElement(tag, parent, written))
    return ref
  }

  #writeKid(kid: Kid, parent: PdfRef): PdfObject | undefined {
    if (!('page' in kid)) return this.#write(kid, parent)
    if ('mark' in kid) return dictOf({ Type: pdfName('MCR'), Pg: kid.page, MCID: kid.mark })
    return dictOf({ Type: pdfName('OBJR'), Pg: kid.page, Obj: kid.annotation })
  }
}

function getElement(tag: Tag, parent: PdfRef, kids: PdfObject[]): PdfDict {
  const [only] = kids
  return dictOf({
    Type: pdfName('StructElem'),
    S: pdfName(tag.type),
    P: parent,
    K: kids.length === 1 ? only : kids,
    Lang: tag.language === undefined ? undefined : new PdfString(tag.language),
    Alt: tag.alt === undefined ? undefined : encodeText(tag.alt),
    A: getAttributes(tag),
  })
}

function getAttributes({ cell, summary, numbering }: Tag): PdfObject | undefined {
  if (numbering) return dictOf({ O: pdfName('List'), ListNumbering: pdfName(numbering) })
  if (summary !== undefined) return dictOf({ O: pdfName('Table'), Summary: encodeText(summary) })
  if (!cell) return undefined
  const { scope, columnSpan, rowSpan } = cell
  if (!scope && columnSpan === 1 && rowSpan === 1) return undefined
  return dictOf({
    O: pdfName('Table'),
    Scope: scope && pdfName(scope),
    ColSpan: columnSpan > 1 ? columnSpan : undefined,
    RowSpan: rowSpan > 1 ? rowSpan : undefined,
  })
}
