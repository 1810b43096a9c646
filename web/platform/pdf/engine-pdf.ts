import { getDocument, PasswordException, PDFDataRangeTransport } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'
// This is a worker already: pdf.js parses in the same one.
import 'pdfjs-dist/build/pdf.worker.min.mjs'
import type { Size } from '#lib/image/size.ts'
import type { LayerItem } from '#lib/ocr/layer-text.ts'
import { NEEDS_PASSWORD, wrongPassword } from '#lib/pdf/open-problem.ts'
import { UserError } from '#lib/result/user-error.ts'
import { type DecodedImage, ofCanvas } from '../image/decoded-image.ts'
import { onLongContents, tooLong } from './long-contents.ts'
import { NoFilters, WorkerCanvases } from './worker-canvases.ts'

/** The folder of pdf.js' data on our origin; set by `build/pdfjs-data.ts`. */
declare const PDFJS_DATA: string

/** A PDF whose pages can be read and drawn; to be opened in a worker. Pages are counted from 0. */
export type OpenPdf = {
  readonly pageCount: number
  readonly textOf: (page: number) => Promise<readonly LayerItem[]>
  /** In points, upright. */
  readonly sizeOf: (page: number) => Promise<Size>
  readonly draw: (page: number, dotsPerInch: number) => Promise<DecodedImage>
}

const CHUNK_BYTES = 1024 * 1024
const POINTS_PER_INCH = 72
const MAX_PIXELS = 36_000_000

let isLong = false
onLongContents(() => {
  isLong = true
})

/** Throws where what a page draws was just left out. */
function refuseLong(number: number, name: string): void {
  const wasLong = isLong
  isLong = false
  if (wasLong) throw tooLong(number + 1, name)
}

/** Throws a UserError that names the file, or requests its password. */
export async function openPdf(file: File, password: string | undefined): Promise<OpenPdf> {
  const range = new PDFDataRangeTransport(file.size, null)
  range.requestDataRange = async (begin: number, end: number) => {
    range.onDataRange(begin, new Uint8Array(await file.slice(begin, end).arrayBuffer()))
  }
  const loadingTask = getDocument({
    range,
    ...(password !== undefined && { password }),
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    // A worker has no document for fonts to be added to: letters are drawn as paths.
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: true,
    disableWorkerRendering: true,
    enableXfa: false,
    verbosity: 0,
    cMapUrl: `${PDFJS_DATA}cmaps/`,
    standardFontDataUrl: `${PDFJS_DATA}standard_fonts/`,
    wasmUrl: `${PDFJS_DATA}wasm/`,
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
  })
  const document = await loadingTask.promise.catch((error: unknown) => {
    if (error instanceof PasswordException)
      throw new UserError(password === undefined ? NEEDS_PASSWORD : wrongPassword(file.name))
    throw new UserError(`"${file.name}" could not be read.`, 'The PDF is damaged or incomplete.')
  })
  const viewportOf = async (number: number, scale: number) => {
    const page = await document.getPage(number + 1)
    return { page, viewport: page.getViewport({ scale }) }
  }
  return {
    pageCount: document.numPages,
    async textOf(number) {
      const page = await document.getPage(number + 1)
      const { items } = await page.getTextContent()
      page.cleanup()
      refuseLong(number, file.name)
      return items.filter((item): item is TextItem => 'str' in item).map(layerItem)
    },
    async sizeOf(number) {
      const { viewport } = await viewportOf(number, 1)
      return { width: viewport.width, height: viewport.height }
    },
    async draw(number, dotsPerInch) {
      const { viewport: whole } = await viewportOf(number, 1)
      const wanted = dotsPerInch / POINTS_PER_INCH
      const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / (whole.width * whole.height)))
      const { page, viewport } = await viewportOf(number, scale)
      const canvas = new OffscreenCanvas(
        Math.max(1, Math.round(viewport.width)),
        Math.max(1, Math.round(viewport.height)),
      )
      await page.render({
        // It draws on what a worker has just as well; its types name the page's kind alone.
        canvas: canvas as unknown as never,
        viewport,
        // For the screen it waits for the window's frames, which a worker has not.
        intent: 'print',
      }).promise
      page.cleanup()
      refuseLong(number, file.name)
      // Same context as for drawing: its pixels are in memory that scripts can read.
      const context = canvas.getContext('2d')
      if (!context) throw new RangeError('The browser has no memory for this page')
      return ofCanvas(canvas, context)
    },
  }
}

function layerItem({ str, hasEOL, transform, width, height }: TextItem): LayerItem {
  // The last two of the six numbers are the start of the text.
  return { text: str, endsLine: hasEOL, x: transform[4], y: transform[5], width, height }
}
