import {
  decodeText,
  dictOf,
  encodeText,
  isName,
  type PdfDict,
  type PdfObject,
  PdfRef,
  PdfString,
} from '#lib/pdf/objects.ts'
import type { PdfBuilder } from '#lib/pdf/pdf-builder.ts'
import { freeName, type Part } from './part.ts'
import { fingerprint } from './twins.ts'

/** Collects interactive forms (ISO 32000-1, 12.7): fields of different files remain independent. */
export class FormFields {
  readonly #fields: PdfObject[] = []
  readonly #order: PdfObject[] = []
  readonly #names = new Set<string>()
  readonly #resources = new Map<string, Map<string, { value: PdfObject; print: string }>>()
  #needsAppearances = false
  #hasSignatures = false

  /**
   * Renames, prunes and adds a part's fields; must be called before its pages are copied. Returns the lost features.
   */
  take(part: Part): string[] {
    const { file, graft } = part
    const form = file.dict(file.catalog.get('AcroForm'))
    const roots = file.array(form?.get('Fields')) ?? []
    if (!form || roots.length === 0) return []
    this.#needsAppearances ||= file.resolve(form.get('NeedAppearances')) === true
    part.fontNames = this.#takeResources(part, file.dict(form.get('DR')) ?? new Map())
    const walk = new FieldWalk(part, findOmittedAnnotations(part))
    const titles = this.#freeTitles(part, roots)
    for (const root of walk.keep(roots)) this.#takeRoot(part, form, root, titles)
    const order = (file.array(form.get('CO')) ?? []).map((field) => graft.copy(field))
    this.#order.push(...order.filter((field) => field !== null))
    this.#hasSignatures ||= walk.hasSignatures
    return getLosses(form, walk)
  }

  finish(target: PdfBuilder): PdfRef | undefined {
    if (this.#fields.length === 0) return undefined
    const resources = [...this.#resources].map(([category, entries]): [string, PdfDict] => [
      category,
      new Map([...entries].map(([name, { value }]) => [name, value])),
    ])
    return target.add(
      dictOf({
        Fields: this.#fields,
        DR: resources.length > 0 ? new Map(resources) : undefined,
        NeedAppearances: this.#needsAppearances ? true : undefined,
        CO: this.#order.length > 0 ? this.#order : undefined,
        SigFlags: this.#hasSignatures ? 1 : undefined,
      }),
    )
  }

  #takeRoot(part: Part, form: PdfDict, root: PdfObject, titles: ReadonlyMap<string, string>): void {
    const field = part.file.dict(root)
    if (!field) return
    const title = part.file.resolve(field.get('T'))
    const renamed = title instanceof PdfString ? titles.get(decodeText(title.bytes)) : undefined
    if (renamed !== undefined) part.override(field, 'T', encodeText(renamed))
    passDown(part, form, field)
    this.#fields.push(part.graft.copy(root))
  }

  /** Returns new titles for those in use by another file; equal ones in one file mean one field and remain equal. */
  #freeTitles(part: Part, roots: readonly PdfObject[]): Map<string, string> {
    const titles = roots.map((root) => part.file.resolve(part.file.dict(root)?.get('T')))
    const own = new Set(
      titles.filter((title) => title instanceof PdfString).map(({ bytes }) => decodeText(bytes)),
    )
    const usedNames = new Set([...this.#names, ...own])
    const renamed = new Map<string, string>()
    for (const title of own) if (this.#names.has(title)) renamed.set(title, freeName(title, usedNames))
    for (const title of own) this.#names.add(renamed.get(title) ?? title)
    return renamed
  }

  /** Joins default resources; a font that another file has under the same name gets a new one. */
  #takeResources(part: Part, resources: PdfDict): Map<string, string> {
    const renamed = new Map<string, string>()
    for (const [category, value] of resources) {
      const collected =
        this.#resources.get(category) ?? new Map<string, { value: PdfObject; print: string }>()
      const own = part.file.dict(value)
      // ProcSet is a list and long without meaning.
      if (own) this.#resources.set(category, collected)
      for (const [name, entry] of own ?? []) {
        const print = fingerprint(part.file, entry)
        if (collected.get(name)?.print === print) continue
        const free = freeName(name, collected)
        if (free !== name && category === 'Font') renamed.set(name, free)
        if (free === name || category === 'Font')
          collected.set(free, { value: part.graft.copy(entry), print })
      }
    }
    return renamed
  }
}

/** Copies form defaults to the topmost fields, since the defaults differ between files. */
function passDown(part: Part, form: PdfDict, field: PdfDict): void {
  const appearance = part.file.resolve(form.get('DA'))
  if (appearance instanceof PdfString && !field.has('DA'))
    part.override(field, 'DA', part.renameFonts(appearance))
  const alignment = part.file.resolve(form.get('Q'))
  if (typeof alignment === 'number' && !field.has('Q')) part.override(field, 'Q', alignment)
}

function findOmittedAnnotations(part: Part): Set<PdfDict> {
  const usedPages = new Set(part.pages.map(({ source }) => source))
  const rest = part.source.tree.pages.filter((page) => !usedPages.has(page))
  const annotations = rest.flatMap(({ dict }) => part.file.array(dict.get('Annots')) ?? [])
  return new Set(annotations.map((value) => part.file.dict(value)).filter((dict) => dict !== undefined))
}

/** Traverses fields and keeps those with a widget on an included page, or without any widget. */
class FieldWalk {
  readonly #part: Part
  readonly #absent: ReadonlySet<PdfDict>
  readonly #seen = new Set<PdfDict>()
  hasSignatures = false
  hasSigned = false

  constructor(part: Part, absent: ReadonlySet<PdfDict>) {
    this.#part = part
    this.#absent = absent
  }

  keep(values: readonly PdfObject[]): PdfObject[] {
    return values.filter((value) => {
      const isRetained = this.#isRetained(this.#part.file.dict(value))
      if (!isRetained && value instanceof PdfRef) this.#part.graft.block(value.number)
      return isRetained
    })
  }

  #isRetained(field: PdfDict | undefined): boolean {
    if (!field || this.#seen.has(field)) return false
    this.#seen.add(field)
    this.#noteSignature(field)
    const kids = this.#part.file.array(field.get('Kids'))
    if (!kids || kids.length === 0) return !this.#absent.has(field)
    const retained = this.keep(kids)
    if (retained.length < kids.length)
      this.#part.override(
        field,
        'Kids',
        retained.map((kid) => this.#part.graft.copy(kid)),
      )
    return retained.length > 0
  }

  /** Removes a signature, which is only valid for the bytes of the original file (12.8.1). */
  #noteSignature(field: PdfDict): void {
    if (!isName(this.#part.file.resolve(field.get('FT')), 'Sig')) return
    this.hasSignatures = true
    if (!field.has('V')) return
    this.hasSigned = true
    this.#part.override(field, 'V', undefined)
  }
}

function getLosses(form: PdfDict, walk: FieldWalk): string[] {
  const losses: string[] = []
  if (walk.hasSigned) losses.push('Its digital signature was taken off: it covers the original file only.')
  if (form.has('XFA')) losses.push('Its XFA form was left out; its plain form fields were kept.')
  return losses
}
