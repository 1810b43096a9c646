import {
  dictOf,
  encodeText,
  isName,
  type PdfDict,
  type PdfObject,
  PdfRef,
  pdfName,
} from '#lib/pdf/objects.ts'
import type { Part } from './part.ts'

/** Lists of the default configuration that can simply be joined (ISO 32000-1, table 101). */
const JOINED = ['Order', 'RBGroups', 'Locked', 'AS'] as const

/** Collects optional content: every file keeps its layers, with their initial visibility. */
export class Layers {
  readonly #groups: PdfObject[] = []
  readonly #hidden: PdfObject[] = []
  readonly #lists = new Map<string, PdfObject[]>()
  readonly #groupsOf = new Map<Part, Map<number, PdfRef>>()

  take(part: Part): void {
    const { file } = part
    const properties = file.dict(file.catalog.get('OCProperties'))
    if (!properties) return
    if (part.earlier) this.#share(part, part.earlier)
    else
      this.#collect(
        part,
        file.array(properties.get('OCGs')) ?? [],
        file.dict(properties.get('D')) ?? new Map(),
      )
  }

  get properties(): PdfDict | undefined {
    if (this.#groups.length === 0) return undefined
    const config = dictOf({ Name: encodeText('Default'), BaseState: pdfName('ON') })
    if (this.#hidden.length > 0) config.set('OFF', this.#hidden)
    for (const [key, list] of this.#lists) if (list.length > 0) config.set(key, list)
    return dictOf({ OCGs: this.#groups, D: config })
  }

  /** Adds the layers of a file included twice only once. */
  #share(part: Part, earlier: Part): void {
    const refs = this.#groupsOf.get(earlier) ?? new Map<number, PdfRef>()
    for (const [number, ref] of refs) part.graft.bind(number, ref)
    this.#groupsOf.set(part, refs)
  }

  #collect(part: Part, groups: readonly PdfObject[], config: PdfDict): void {
    const refs = new Map<number, PdfRef>()
    const hidden = hiddenGroups(part, groups, config)
    for (const group of groups) {
      const ref = part.graft.copy(group)
      if (!(group instanceof PdfRef) || !(ref instanceof PdfRef)) continue
      refs.set(group.number, ref)
      this.#groups.push(ref)
      if (hidden.has(group.number)) this.#hidden.push(ref)
    }
    this.#groupsOf.set(part, refs)
    for (const key of JOINED) this.#join(key, part, config)
  }

  #join(key: string, part: Part, config: PdfDict): void {
    const items = (part.file.array(config.get(key)) ?? []).map((item) => part.graft.copy(item))
    const list = this.#lists.get(key) ?? []
    this.#lists.set(key, [...list, ...items.filter((item) => item !== null)])
  }
}

/**
 * Returns the layers that a file hides; for a `BaseState` of OFF these are the layers not listed as on, because the
 * merged file shows all by default.
 */
function hiddenGroups(part: Part, groups: readonly PdfObject[], config: PdfDict): Set<number> {
  const on = getNumbers(part.file.array(config.get('ON')))
  const off = getNumbers(part.file.array(config.get('OFF')))
  if (!isName(part.file.resolve(config.get('BaseState')), 'OFF')) return off
  return new Set([...getNumbers(groups)].filter((number) => !on.has(number) || off.has(number)))
}

function getNumbers(values: readonly PdfObject[] | undefined): Set<number> {
  return new Set((values ?? []).filter((value) => value instanceof PdfRef).map(({ number }) => number))
}
