import type { DocumentFont } from '../../document/blocks.ts'
import type { Shaper, ShaperFont } from '../harfbuzz/shaper.ts'
import { familiesFor, type Han } from './families.ts'
import { covers, type FontFamily, type FontSlice, type SizedFile, type TypesetIndex } from './font-index.ts'
import type { FontDecoder } from './woff2.ts'

/** One slice at one weight. */
export type Face = {
  /** The file and the weight. */
  readonly key: string
  readonly slice: FontSlice
  readonly weight: number
  readonly bytes: Uint8Array
  readonly font: ShaperFont
}

/** Requested properties of a face, besides having the character. */
export type FontRequest = {
  readonly font: DocumentFont
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly han: Han
}

/** Loads the bytes of files, all at once. */
type LoadFiles = (files: readonly SizedFile[]) => Promise<readonly Uint8Array<ArrayBuffer>[]>

const REGULAR = 400
const BOLD = 700

/** Slice with a character: not known yet, or none. */
type Found = FontSlice | 'none'

/** Fonts of documents, loaded slice by slice as needed. */
export class FontSet {
  readonly #families: Map<string, FontFamily>
  readonly #listed: ReadonlyMap<string, SizedFile>
  readonly #shaper: Shaper
  readonly #decode: FontDecoder
  readonly #load: LoadFiles
  readonly #bytes = new Map<string, Uint8Array>()
  readonly #faces = new Map<string, Face>()
  readonly #found = new Map<string, Found>()
  readonly #answers = new WeakMap<FontRequest, Map<number, Face | undefined>>()

  constructor(index: TypesetIndex, shaper: Shaper, decode: FontDecoder, load: LoadFiles) {
    this.#families = new Map(index.families.map((family) => [family.name, family]))
    this.#listed = new Map(index.listed.map(({ name, list }) => [name, list]))
    this.#shaper = shaper
    this.#decode = decode
    this.#load = load
  }

  /** Fetches what these characters need and is not here yet: after it, {@link faceFor} knows each of them. */
  async prepare(requests: ReadonlyMap<FontRequest, ReadonlySet<number>>): Promise<void> {
    for (;;) {
      const missing = new Map<string, SizedFile>()
      for (const [request, characters] of requests)
        for (const character of characters)
          for (const file of this.#settle(character, request)) missing.set(file.file, file)
      if (missing.size === 0) return
      await this.#fetch([...missing.values()])
    }
  }

  /** Returns the face for a character, or undefined if no font has it. */
  faceFor(character: number, request: FontRequest): Face | undefined {
    const known = this.#answers.get(request) ?? new Map<number, Face | undefined>()
    this.#answers.set(request, known)
    if (known.has(character)) return known.get(character)
    const found = this.#found.get(getKey(character, request))
    if (found === undefined) throw new Error(`Nothing was prepared for U+${character.toString(16)}`)
    const face = found === 'none' ? undefined : this.#open(found, getWeight(request))
    known.set(character, face)
    return face
  }

  /** Finds the slice of a character, or returns the files that must be loaded to decide. */
  #settle(character: number, request: FontRequest): readonly SizedFile[] {
    const key = getKey(character, request)
    if (this.#found.has(key)) return []
    for (const name of familiesFor(String.fromCodePoint(character), request.font, request.han)) {
      const family = this.#families.get(name)
      const list = this.#listed.get(name)
      if (!family && list) return [list]
      for (const slice of inOrder(family?.slices ?? [], request)) {
        if (!covers(slice, character)) continue
        if (!this.#bytes.has(slice.file)) return [slice]
        // A list can contain characters that the font lacks.
        if (this.#open(slice, slice.weight ?? REGULAR).font.glyphOf(character) === 0) continue
        this.#found.set(key, slice)
        return []
      }
    }
    this.#found.set(key, 'none')
    return []
  }

  async #fetch(files: readonly SizedFile[]): Promise<void> {
    const contents = await this.#load(files)
    for (const [index, { file }] of files.entries()) {
      const bytes = contents[index]
      if (!bytes) throw new Error(`${file} was not loaded`)
      if (file.endsWith('.json')) this.#addFamily(JSON.parse(new TextDecoder().decode(bytes)))
      else this.#bytes.set(file, this.#decode(bytes))
    }
  }

  #addFamily(family: FontFamily): void {
    this.#families.set(family.name, family)
  }

  #open(slice: FontSlice, wanted: number): Face {
    const weight = slice.weight ?? wanted
    const key = `${slice.file}@${weight}`
    const known = this.#faces.get(key)
    if (known) return known
    const bytes = this.#bytes.get(slice.file)
    if (!bytes) throw new Error(`${slice.file} is not here`)
    const face = { key, slice, weight, bytes, font: this.#shaper.open(bytes, weight) }
    this.#faces.set(key, face)
    return face
  }
}

function getKey(character: number, { font, isItalic, isBold, han }: FontRequest): string {
  return `${character} ${font} ${isItalic ? 'italic' : ''} ${isBold ? 'bold' : ''} ${han}`
}

function getWeight({ isBold }: FontRequest): number {
  return isBold ? BOLD : REGULAR
}

/** Sorts italic slices first if requested; upright ones as the fallback. */
function inOrder(slices: readonly FontSlice[], request: FontRequest): readonly FontSlice[] {
  const ofWeight = slices.filter(({ weight }) => weight === undefined || weight === getWeight(request))
  // A font that has one weight has no other.
  const fitting = ofWeight.length > 0 ? ofWeight : slices
  const upright = fitting.filter((slice) => !slice.isItalic)
  return request.isItalic ? [...fitting.filter((slice) => slice.isItalic), ...upright] : upright
}
