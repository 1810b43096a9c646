import { type PdfDict, type PdfObject, PdfRef, PdfStream } from './objects.ts'
import type { PdfBuilder } from './pdf-builder.ts'
import type { PdfFile } from './pdf-file.ts'

/** Entries that the copy of a dictionary gets instead of the source's; `undefined` leaves the entry out. */
export type Overrides = ReadonlyMap<string, PdfObject | undefined>

/** Copies objects from a file into the one being made; each object once, however often it is referred to. */
export class Graft {
  readonly #file: PdfFile
  readonly #target: PdfBuilder
  readonly #overridesFor: (source: PdfDict) => Overrides | undefined
  readonly #refs = new Map<number, PdfRef | null>()
  readonly #waiting: [PdfRef, number][] = []

  constructor(file: PdfFile, target: PdfBuilder, overridesFor: (source: PdfDict) => Overrides | undefined) {
    this.#file = file
    this.#target = target
    this.#overridesFor = overridesFor
  }

  /** Replaces references to that object by null, so that it is not copied. */
  block(number: number): void {
    this.#refs.set(number, null)
  }

  /** References to that object become references to `ref`. */
  bind(number: number, ref: PdfRef): void {
    this.#refs.set(number, ref)
  }

  /** The copy of a value; objects that it refers to wait for `finish`. */
  copy(value: PdfObject | undefined): PdfObject {
    if (value === undefined || value === null || typeof value !== 'object') return value ?? null
    if (value instanceof PdfRef) return this.#copyRef(value.number)
    if (Array.isArray(value)) return value.map((item) => this.copy(item))
    if (value instanceof Map) return this.copyDict(value)
    if (value instanceof PdfStream) return this.#copyStream(value)
    return value
  }

  copyDict(source: PdfDict): PdfDict {
    const overrides = this.#overridesFor(source)
    const copy: PdfDict = new Map()
    for (const [key, value] of source) if (!overrides?.has(key)) copy.set(key, this.copy(value))
    for (const [key, value] of overrides ?? []) if (value !== undefined) copy.set(key, value)
    return copy
  }

  /** Copies all references transitively, without recursion: chains can be long. */
  finish(): void {
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) {
      const [ref, number] = next
      this.#target.objects.set(ref, this.copy(this.#file.resolve(new PdfRef(number))))
    }
  }

  #copyRef(number: number): PdfRef | null {
    const known = this.#refs.get(number)
    if (known !== undefined) return known
    const ref = this.#file.resolve(new PdfRef(number)) === null ? null : this.#target.reserve()
    this.#refs.set(number, ref)
    if (ref) this.#waiting.push([ref, number])
    return ref
  }

  #copyStream(source: PdfStream): PdfStream {
    // The writer knows the length; a reference to it would copy a number for nothing.
    const { dict } = source
    const entries = new Map([...dict].filter(([key]) => key !== 'Length'))
    return new PdfStream(this.copyDict(entries), source.bytes)
  }
}
