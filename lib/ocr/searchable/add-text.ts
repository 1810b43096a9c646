import { type Affine, compose } from '../../image/scan/affine.ts'
import { Graft, type Overrides } from '../../pdf/graft.ts'
import { dictOf, type PdfDict, type PdfObject, type PdfRef } from '../../pdf/objects.ts'
import { readPageTree, type SourcePage } from '../../pdf/page-tree.ts'
import { PdfBuilder } from '../../pdf/pdf-builder.ts'
import { openPdf, type PdfFile } from '../../pdf/pdf-file.ts'
import { flateStream } from '../../typeset/pdf/flate-stream.ts'
import type { ReadPage } from '../read-page.ts'
import { FONT_NAME, invisibleText } from './invisible-text.ts'
import { TextFont } from './text-font.ts'

/** Pages by their number, counted from 0. */
export type NumberedPage = { readonly number: number; readonly page: ReadPage }

/**
 * Adds the recognized words as an invisible layer over the pages of a PDF, for searching and copying. Pages, images and
 * everything else remain unchanged, streams byte for byte; an encrypted file is no longer encrypted.
 */
export async function addText(
  bytes: Uint8Array,
  password: string | undefined,
  read: readonly NumberedPage[],
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await openPdf(bytes, password)
  const builder = new PdfBuilder()
  const changed = new Map<PdfDict, () => Overrides>()
  const graft = new Graft(file, builder, (source) => changed.get(source)?.())
  const font = new TextFont()
  const fontRef = builder.reserve()
  const { pages } = readPageTree(file)
  for (const { number, page } of read) {
    const source = pages[number]
    if (!source || page.source === 'layer' || page.paragraphs.length === 0) continue
    const text = invisibleText(page, compose(page.back, shownToPage(source, file)), font)
    changed.set(source.dict, () => getOverrides(source, text, { file, builder, graft, fontRef }))
  }
  const trailer = dictOf({
    Root: graft.copy(file.trailer.get('Root')),
    Info: graft.copy(file.trailer.get('Info')),
    ID: graft.copy(file.trailer.get('ID')),
  })
  for (const [key, value] of trailer) if (value === null) trailer.delete(key)
  graft.finish()
  font.write(fontRef, builder)
  return builder.write(trailer, file.version > '1.5' ? file.version : '1.5')
}

type Means = {
  readonly file: PdfFile
  readonly builder: PdfBuilder
  readonly graft: Graft
  readonly fontRef: PdfRef
}

/** The page's own contents are closed off, so that what they leave behind does not move the text. */
function getOverrides(source: SourcePage, text: string, { file, builder, graft, fontRef }: Means): Overrides {
  const own = source.dict.get('Contents')
  const contents = file.array(own) ?? (own === undefined ? [] : [own])
  const stream = (code: string) => builder.add(flateStream(new TextEncoder().encode(code)))
  return new Map<string, PdfObject>([
    ['Contents', [stream('q\n'), ...contents.map((part) => graft.copy(part)), stream(`\nQ\n${text}`)]],
    ['Resources', getResources(source, { file, graft, fontRef })],
  ])
}

function getResources(source: SourcePage, { file, graft, fontRef }: Omit<Means, 'builder'>): PdfDict {
  const own = file.dict(source.dict.get('Resources') ?? source.inherited.get('Resources')) ?? new Map()
  const fonts = file.dict(own.get('Font')) ?? new Map()
  const copy = graft.copyDict(new Map([...own].filter(([key]) => key !== 'Font')))
  copy.set('Font', new Map([...graft.copyDict(fonts), [FONT_NAME, fontRef]]))
  return copy
}

/** US Letter, for pages without a size. */
const LETTER = [0, 0, 612, 792] as const

/** Maps points of a displayed page, from its upper left corner, to the page's own space (ISO 32000-1, 8.3.2.3). */
export function shownToPage(page: SourcePage, file: PdfFile): Affine {
  const own = (key: string) => page.dict.get(key) ?? page.inherited.get(key)
  const box = getNumbers(file, own('CropBox')) ?? getNumbers(file, own('MediaBox')) ?? LETTER
  const [left, right] = [Math.min(box[0], box[2]), Math.max(box[0], box[2])]
  const [bottom, top] = [Math.min(box[1], box[3]), Math.max(box[1], box[3])]
  const rotate = file.resolve(own('Rotate'))
  const turns = typeof rotate === 'number' ? ((Math.round(rotate / 90) % 4) + 4) % 4 : 0
  switch (turns) {
    case 1:
      return [0, 1, 1, 0, left, bottom]
    case 2:
      return [-1, 0, 0, 1, right, bottom]
    case 3:
      return [0, -1, -1, 0, right, top]
    default:
      return [1, 0, 0, -1, left, top]
  }
}

type Box = readonly [number, number, number, number]

function getNumbers(file: PdfFile, value: Parameters<PdfFile['array']>[0]): Box | undefined {
  const numbers = file.array(value)?.map((item) => file.resolve(item))
  const [a, b, c, d] = numbers ?? []
  return typeof a === 'number' && typeof b === 'number' && typeof c === 'number' && typeof d === 'number'
    ? [a, b, c, d]
    : undefined
}
