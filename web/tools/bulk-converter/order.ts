import type { SoundFormat } from '#lib/audio/sound-format.ts'
import type { BitRate, Paper, Settings } from './settings.ts'
import type { DocumentFormat, Source } from './source.ts'
import { type ImageTarget, isImageTarget, type Target } from './targets.ts'

/** Conversion of a file in a worker. Documents and their pages are drawn elsewhere. */
export type ConvertJob = {
  readonly file: File
  readonly order: Exclude<Order, DocumentOrder | PdfPagesOrder>
  /** Of an SVG, which only a page can draw: the whole at the wanted size. */
  readonly drawn?: ImageBitmap | undefined
  /** Of a sound that only the page could decode. */
  readonly sound?: (SoundFormat & { readonly block: readonly Float32Array[] }) | undefined
}

/** One new file, or one for each page, and sentences about what could not be had. */
export type ConvertedAnswer = { readonly blobs: readonly Blob[]; readonly notes: readonly string[] }
/** Nothing yet: the page must decode the sound first. */
type UndecodedAnswer = { readonly undecoded: { readonly codec: string; readonly sampleRate: number } }
export type ConvertAnswer = ConvertedAnswer | UndecodedAnswer

/** Conversion of one file, with only the relevant settings. */
export type Order = ImageOrder | ImagePdfOrder | ImageDocxOrder | PdfPagesOrder | DocumentOrder | SoundOrder

type ImageOrder = {
  readonly kind: 'image'
  readonly to: ImageTarget
  readonly quality: number
  readonly ground: string
  readonly keepsMetadata: boolean
  readonly keepsLocation: boolean
  /** Width of a drawing, if set. */
  readonly width: number | undefined
}
type ImagePdfOrder = {
  readonly kind: 'image-pdf'
  readonly paper: Paper
  readonly fillsPage: boolean
  readonly quality: number
  readonly keepsMetadata: boolean
  readonly width: number | undefined
}
type ImageDocxOrder = {
  readonly kind: 'image-docx'
  readonly paper: 'a4' | 'letter'
  readonly quality: number
  readonly width: number | undefined
}
type PdfPagesOrder = {
  readonly kind: 'pdf-pages'
  readonly to: ImageTarget
  readonly quality: number
  readonly dpi: number
}
export type DocumentOrder = {
  readonly kind: 'document'
  readonly from: DocumentFormat | 'pdf'
  readonly to: 'pdf' | 'docx'
  readonly paper: 'a4' | 'letter'
}
type SoundOrder = {
  readonly kind: 'sound'
  readonly to: 'mp3' | 'wav'
  readonly bitRate: BitRate
  /** In Hz; nothing for that of the file. */
  readonly sampleRate: number | undefined
  readonly channels: 1 | 2 | undefined
}

/** Returns the order for a file from the settings; undefined if it cannot be converted. */
export function getOrder(source: Source, target: Target, settings: Settings): Order | undefined {
  switch (source.kind) {
    case 'image':
      return imageOrder(source.header?.format === 'svg', target, settings)
    case 'pdf':
      return pdfOrder(target, settings)
    case 'document':
      return isDocumentTarget(target)
        ? { kind: 'document', from: source.format, to: target, paper: documentPaper(settings) }
        : undefined
    case 'sound':
      return soundOrder(target, settings)
    case 'other':
      return undefined
  }
}

function imageOrder(isDrawing: boolean, target: Target, settings: Settings): Order | undefined {
  const width = isDrawing ? drawingWidth(settings) : undefined
  const { quality, ground, keepsMetadata, paper, fillsPage } = settings
  if (isImageTarget(target))
    return {
      kind: 'image',
      to: target,
      quality: target === 'png' ? 100 : quality,
      ground: target === 'jpg' ? ground : '',
      keepsMetadata,
      keepsLocation: keepsMetadata && settings.keepsLocation,
      width,
    }
  if (target === 'pdf') return { kind: 'image-pdf', paper, fillsPage, quality, keepsMetadata, width }
  if (target === 'docx') return { kind: 'image-docx', paper: documentPaper(settings), quality, width }
  return undefined
}

function pdfOrder(target: Target, settings: Settings): Order | undefined {
  const { quality, dpi } = settings
  if (isImageTarget(target))
    return { kind: 'pdf-pages', to: target, quality: target === 'png' ? 100 : quality, dpi }
  if (target === 'docx') return { kind: 'document', from: 'pdf', to: 'docx', paper: documentPaper(settings) }
  return undefined
}

function soundOrder(target: Target, { bitRate, sampleRate, channels }: Settings): Order | undefined {
  if (target !== 'mp3' && target !== 'wav') return undefined
  return {
    kind: 'sound',
    to: target,
    bitRate: target === 'mp3' ? bitRate : '192',
    sampleRate: sampleRate === 'same' ? undefined : Number(sampleRate),
    channels: channels === 'same' ? undefined : channels === 'mono' ? 1 : 2,
  }
}

/** Returns the paper of a document, which always needs one since text has no intrinsic size. */
function documentPaper({ paper }: Settings): 'a4' | 'letter' {
  return paper === 'letter' ? 'letter' : 'a4'
}

function isDocumentTarget(target: Target): target is 'pdf' | 'docx' {
  return target === 'pdf' || target === 'docx'
}

const MAX_DRAWING_WIDTH = 16_383

/** Returns undefined if the input is not a number of pixels, so the drawing keeps its size. */
function drawingWidth({ svgWidth }: Settings): number | undefined {
  const width = Number(svgWidth.trim())
  return Number.isInteger(width) && width >= 1 ? Math.min(width, MAX_DRAWING_WIDTH) : undefined
}
