import type { PDFPageProxy } from 'pdfjs-dist'
import type { ImageSource } from '#lib/document/blocks.ts'
import type { LinkMark, PageMarks } from '#lib/document/pdf/marks.ts'
import { type Matrix, pointAt } from '#lib/document/pdf/matrix.ts'
import { type FontFacts, pixelSource, readMarks } from '#lib/document/pdf/read-marks.ts'
import { UserError } from '#lib/outcome/user-error.ts'

export type PdfPages = { readonly title: string; readonly pages: readonly PageMarks[] }

const MOST_PAGES = 2000

/** Reads what the pages of a PDF draw, in the very thread that asks. Throws UserError for a file that cannot be read. */
export async function readPdfPages(
  bytes: Uint8Array<ArrayBuffer>,
  report: (share: number) => void,
): Promise<PdfPages> {
  const engine = await import('./engine-pdfjs.ts')
  const document = await engine
    .getDocument({
      data: bytes,
      verbosity: 0,
      enableXfa: false,
      fontExtraProperties: true,
      isOffscreenCanvasSupported: false,
      useSystemFonts: false,
      useWorkerFetch: true,
      cMapUrl: `${PDFJS_DATA}cmaps/`,
      standardFontDataUrl: `${PDFJS_DATA}standard_fonts/`,
      wasmUrl: `${PDFJS_DATA}wasm/`,
    })
    .promise.catch(fail)
  try {
    if (document.numPages > MOST_PAGES)
      throw new UserError(
        `This PDF has ${document.numPages.toLocaleString('en-US')} pages`,
        `A document can hold at most ${MOST_PAGES.toLocaleString('en-US')}. Split it first.`,
      )
    const names = new Map(Object.entries(engine.OPS).map(([name, number]) => [number, name]))
    const pages: PageMarks[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      pages.push(await pageMarks(page, names))
      page.cleanup()
      report(number / document.numPages)
    }
    const { info } = await document.getMetadata()
    const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : ''
    return { title, pages }
  } finally {
    await document.loadingTask.destroy()
  }
}

function fail(error: unknown): never {
  if (error instanceof Error && error.name === 'PasswordException')
    throw new UserError(
      'This PDF is protected with a password',
      'Remove the password, for example with the PDF Merger, then try again.',
    )
  throw new UserError('This PDF could not be read', 'It is damaged, or it is not a PDF.')
}

async function pageMarks(page: PDFPageProxy, names: ReadonlyMap<number, string>): Promise<PageMarks> {
  const viewport = page.getViewport({ scale: 1 })
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = viewport.transform
  const { fnArray, argsArray } = await page.getOperatorList()
  const operations = fnArray.map((number, index) => ({
    name: names.get(number) ?? '',
    args: listOf(argsArray[index]),
  }))
  const matrix: Matrix = [a, b, c, d, e, f]
  return readMarks({
    viewport: matrix,
    width: viewport.width,
    height: viewport.height,
    operations,
    font: (id) => fontFacts(objectOf(page, id)),
    image: (id) => imageOf(objectOf(page, id)),
    links: await linksOf(page, matrix),
  })
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** What is used on many pages has a name of its own. */
function objectOf(page: PDFPageProxy, id: string): unknown {
  const store = id.startsWith('g_') ? page.commonObjs : page.objs
  return store.has(id) ? store.get(id) : undefined
}

function fontFacts(value: unknown): FontFacts | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const font: {
    name?: unknown
    isMonospace?: unknown
    isSerifFont?: unknown
    bold?: unknown
    black?: unknown
    italic?: unknown
    vertical?: unknown
    fontMatrix?: unknown
  } = value
  const scale = Array.isArray(font.fontMatrix) ? Number(font.fontMatrix[0]) : 0.001
  return {
    name: typeof font.name === 'string' ? font.name : '',
    isMono: font.isMonospace === true,
    isSerif: font.isSerifFont === true,
    bold: font.bold === true || font.black === true,
    italic: font.italic === true,
    isVertical: font.vertical === true,
    scale: scale || 0.001,
  }
}

function imageOf(value: unknown): ImageSource | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { width, height, data, kind }: { width?: unknown; height?: unknown; data?: unknown; kind?: unknown } =
    value
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return undefined
  return pixelSource({ width, height, data, kind: Number(kind) })
}

async function linksOf(page: PDFPageProxy, matrix: Matrix): Promise<LinkMark[]> {
  const annotations: readonly { subtype?: string; url?: string; rect?: number[] }[] =
    await page.getAnnotations()
  return annotations.flatMap(({ subtype, url, rect }) => {
    if (subtype !== 'Link' || !url || !rect) return []
    const [left = 0, bottom = 0, right = 0, top = 0] = rect
    const [x, y] = pointAt(matrix, left, bottom)
    const [toX, toY] = pointAt(matrix, right, top)
    return [
      {
        x: Math.min(x, toX),
        y: Math.min(y, toY),
        width: Math.abs(toX - x),
        height: Math.abs(toY - y),
        target: url,
      },
    ]
  })
}
