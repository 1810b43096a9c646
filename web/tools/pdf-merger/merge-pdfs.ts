import { encryptionFor, type RandomBytes } from '#lib/pdf/encryption.ts'
import { dictOf, type PdfDict, type PdfObject, type PdfRef, pdfName } from '#lib/pdf/objects.ts'
import { PdfOpenError } from '#lib/pdf/open-problem.ts'
import { parsePageRanges } from '#lib/pdf/page-ranges.ts'
import { readPageTree } from '#lib/pdf/page-tree.ts'
import { PdfBuilder } from '#lib/pdf/pdf-builder.ts'
import { openPdf } from '#lib/pdf/pdf-file.ts'
import { UserError } from '#lib/result/user-error.ts'
import { Attachments } from './merge/attachments.ts'
import { Destinations } from './merge/destinations.ts'
import { mergeInfo, mergeView } from './merge/document-info.ts'
import { FormFields } from './merge/form-fields.ts'
import { Layers } from './merge/layers.ts'
import { addOutline, type Bookmark, getBookmark, readBookmarks } from './merge/outlines.ts'
import { mergePageLabels } from './merge/page-labels.ts'
import { addBlankPage, addPageTree, copyPages } from './merge/pages.ts'
import { type OpenSource, Part } from './merge/part.ts'
import { Tags } from './merge/tags.ts'
import { joinTwins, sameBytes } from './merge/twins.ts'
import { LOCKED_ATTACHMENTS, MERGE_FAILURE, openErrorMessage, REPAIRED } from './open-errors.ts'

/** Entry of the visitor's list. Repeated bytes are read only once. */
export type PdfSource = {
  readonly name: string
  readonly bytes: Uint8Array
  /** "1-3,7,10-": which pages, in which order. Nothing means all. */
  readonly pages?: string
  readonly password?: string
  /** Clockwise degrees by page number (from 1), on top of the page's own rotation. */
  readonly turns?: Readonly<Record<number, number>>
}

export type MergeOptions = {
  /** One bookmark for each file, with the file's own below it. */
  readonly bookmarkPerFile: boolean
  /** Blank pages make each file start on an odd page, for printing on both sides. */
  readonly startOnOddPage: boolean
  /** An empty string preserves the title of the first file. */
  readonly title: string
  /** Password for AES-256 encryption of the merged file; empty for none. It grants all permissions. */
  readonly password: string
}

type MergedPdf = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly pageCount: number
  /** Sentences about content that could not be preserved, with the file's name. */
  readonly notes: readonly string[]
}

export const DEFAULT_MERGE_OPTIONS: MergeOptions = {
  bookmarkPerFile: false,
  startOnOddPage: false,
  title: '',
  password: '',
}

const [OPENED, COPIED, JOINED] = [0.2, 0.7, 0.8]

/**
 * Joins the documents, in list order, with everything in them. Throws UserError naming the file that cannot be.
 * `randomBytes` is needed where a password is set.
 */
export async function mergePdfs(
  documents: readonly PdfSource[],
  options: MergeOptions = DEFAULT_MERGE_OPTIONS,
  report: (fraction: number) => void = () => {},
  randomBytes: RandomBytes = noRandomBytes,
): Promise<MergedPdf> {
  const entries = await openAll(documents, (fraction) => report(fraction * OPENED))
  const target = new PdfBuilder()
  const plan = planPages(entries, target, options)
  const merger = new Merger(target, options)
  plan.parts.forEach((part, i) => {
    takeInto(merger, part)
    report(OPENED + ((i + 1) / plan.parts.length) * (COPIED - OPENED))
  })
  const pages = plan.pages.map((page, i) => page ?? addBlankPage(target, plan.pages[i - 1]))
  const trailer = merger.finish(plan.parts, pages)
  joinTwins(target)
  report(JOINED)
  const { password } = options
  const encryption = password === '' ? undefined : await encryptionFor(password, randomBytes)
  const bytes = await target.write(trailer, encryption ? '2.0' : getVersion(plan.parts), encryption)
  report(1)
  return { bytes, pageCount: pages.length, notes: merger.notes }
}

function noRandomBytes(): never {
  throw new TypeError('A password needs random bytes')
}

type Entry = {
  readonly document: PdfSource
  readonly source: OpenSource
  readonly numbers: readonly number[]
}

async function openAll(
  documents: readonly PdfSource[],
  report: (fraction: number) => void,
): Promise<Entry[]> {
  const opened: { bytes: Uint8Array; source: OpenSource }[] = []
  const entries: Entry[] = []
  for (const document of documents) {
    const known = opened.find(({ bytes }) => sameBytes(bytes, document.bytes))
    const source = known?.source ?? (await openSource(document))
    if (!known) opened.push({ bytes: document.bytes, source })
    entries.push({ document, source, numbers: getPages(document, source) })
    report(entries.length / documents.length)
  }
  return entries
}

async function openSource({ name, bytes, password }: PdfSource): Promise<OpenSource> {
  try {
    const file = await openPdf(bytes, password)
    const tree = readPageTree(file)
    if (tree.pages.length === 0) throw new UserError(MERGE_FAILURE, `${name}: it has no pages`)
    return { file, tree }
  } catch (error) {
    if (error instanceof PdfOpenError)
      throw new UserError(MERGE_FAILURE, openErrorMessage(error.problem, name))
    throw error
  }
}

function getPages({ name, pages }: PdfSource, { tree }: OpenSource): number[] {
  try {
    return parsePageRanges(pages ?? '', tree.pages.length)
  } catch (error) {
    if (error instanceof UserError) throw new UserError(MERGE_FAILURE, `${name}: ${error.message}`)
    throw error
  }
}

/** Pages of the merged file in order, `undefined` for an empty page, and the parts that contain them. */
type Plan = { readonly pages: readonly (PdfRef | undefined)[]; readonly parts: readonly Part[] }

function planPages(entries: readonly Entry[], target: PdfBuilder, options: MergeOptions): Plan {
  const pages: (PdfRef | undefined)[] = []
  const partsOf = new Map<OpenSource, Part[]>()
  const parts: Part[] = []
  for (const { document, source, numbers } of entries) {
    if (options.startOnOddPage && pages.length % 2 === 1) pages.push(undefined)
    const own = partsOf.get(source) ?? []
    partsOf.set(source, own)
    const before = parts.length
    for (const number of numbers) {
      let part = partFor(number - 1, own)
      if (!part) {
        part = new Part(document.name, source, target, own.at(-1), parts.length === before)
        own.push(part)
        parts.push(part)
      }
      pages.push(takePage(part, number, target.reserve(), document))
    }
  }
  return { pages, parts }
}

function takePage(part: Part, number: number, ref: PdfRef, { turns }: PdfSource): PdfRef {
  const source = part.source.tree.pages[number - 1]
  if (source) part.take({ source, index: number - 1, ref, turn: turns?.[number] ?? 0 })
  return ref
}

/** Returns the first part of the file that does not include this page yet. */
function partFor(index: number, parts: readonly Part[]): Part | undefined {
  return parts.find((part) => !part.has(index))
}

function getVersion(parts: readonly Part[]): string {
  return parts.map(({ file }) => file.version).reduce((a, b) => (a > b ? a : b), '1.7')
}

/** Adds the part; a table that is too long might be detected only when its content is read. */
function takeInto(merger: Merger, part: Part): void {
  try {
    merger.take(part)
  } catch (error) {
    if (error instanceof PdfOpenError)
      throw new UserError(MERGE_FAILURE, openErrorMessage(error.problem, part.name))
    throw error
  }
}

/** Adds parts to the merged file: first the names and numbers that change, then the pages. */
class Merger {
  readonly notes: string[] = []
  readonly #target: PdfBuilder
  readonly #options: MergeOptions
  readonly #destinations = new Destinations()
  readonly #attachments = new Attachments()
  readonly #layers = new Layers()
  readonly #fields = new FormFields()
  readonly #tags: Tags
  readonly #bookmarks: Bookmark[] = []

  constructor(target: PdfBuilder, options: MergeOptions) {
    this.#target = target
    this.#options = options
    this.#tags = new Tags(target)
  }

  take(part: Part): void {
    part.bindPages()
    this.#layers.take(part)
    this.#destinations.take(part)
    const untagged = this.#tags.prepare(part)
    if (untagged !== undefined) this.notes.push(`${part.name}: Its tags were left out, because ${untagged}.`)
    if (part.file.isRepaired && !part.earlier) this.notes.push(`${part.name}: ${REPAIRED}`)
    for (const loss of this.#fields.take(part)) this.notes.push(`${part.name}: ${loss}`)
    this.#attachments.take(part)
    if (part.file.hasLockedAttachments && !part.earlier)
      this.notes.push(`${part.name}: ${LOCKED_ATTACHMENTS}`)
    if (part.hasOutline) this.#takeBookmarks(part)
    copyPages(part, this.#target)
  }

  #takeBookmarks(part: Part): void {
    const bookmarks = readBookmarks(part)
    this.#bookmarks.push(...(this.#options.bookmarkPerFile ? [getBookmark(part, bookmarks)] : bookmarks))
  }

  /** Adds the catalog (ISO 32000-1, 7.7.2) and returns the trailer. */
  finish(parts: readonly Part[], pages: readonly PdfRef[]): PdfDict {
    const [first] = parts
    const tags = this.#tags.finish()
    const catalog = dictOf({
      Type: pdfName('Catalog'),
      Pages: addPageTree(this.#target, pages),
      ...Object.fromEntries(mergeView(first)),
      Outlines: addOutline(this.#target, this.#bookmarks),
      AcroForm: this.#fields.finish(this.#target),
      Dests: this.#added(this.#destinations.oldNames),
      Names: this.#names(),
      AF: this.#attachments.associated,
      OCProperties: this.#layers.properties,
      PageLabels: this.#added(mergePageLabels(parts, pages)),
      StructTreeRoot: tags?.root,
      MarkInfo: tags?.mark,
    })
    first?.graft.finish()
    const info = mergeInfo(first, this.#options.title)
    return dictOf({
      Root: this.#target.add(catalog),
      Info: info.size > 0 ? this.#target.add(info) : undefined,
    })
  }

  #names(): PdfDict | undefined {
    const trees = new Map<string, PdfObject>(this.#attachments.trees)
    const { tree } = this.#destinations
    if (tree) trees.set('Dests', this.#target.add(tree))
    return trees.size > 0 ? trees : undefined
  }

  #added(dict: PdfDict | undefined): PdfRef | undefined {
    return dict && this.#target.add(dict)
  }
}
