import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { Notes } from '#lib/document/notes.ts'
import { loadPageObjects } from '#lib/document/pdf/load-page-objects.ts'
import { isDrawingOnly, type PageObjects } from '#lib/document/pdf/page-objects.ts'
import { MAX_PIXELS } from '#lib/document/pdf/pixel-source.ts'
import { UserError } from '#lib/result/user-error.ts'
import { onLargeImage, onLongContents, tooLong, WARNINGS } from '../pdf/long-contents.ts'
import { pdfSource } from '../pdf/pdf-source.ts'
import { NoFilters, WorkerCanvases } from '../pdf/worker-canvases.ts'
import { drawnPage } from './drawn-page.ts'
import { ImagePacker } from './pack-images.ts'

type PdfPages = {
  readonly title: string
  readonly pages: readonly PageObjects[]
  /** Sentences about what was left out. */
  readonly notes: readonly string[]
}

const MAX_PAGES = 2000
const CHUNK_BYTES = 1024 * 1024

/**
 * Reads the drawing operations of a PDF's pages, in the calling thread. Throws UserError for a file that cannot be
 * read.
 */
export async function readPdfPages(file: Blob, report: (share: number) => void): Promise<PdfPages> {
  const { OPS } = await import('./engine-pdfjs.ts')
  const names = new Map(Object.entries(OPS).map(([name, number]) => [number, name]))
  const notes = new Set<string>()
  onLargeImage(() => notes.add(`Pictures of more than ${MAX_PIXELS / 1e6} million pixels were left out.`))
  let isLong = false
  onLongContents(() => {
    isLong = true
  })
  const document = await openPdf(file).catch(fail)
  try {
    refuseMany(document.numPages)
    const packer = new ImagePacker()
    const drawings = new Drawings()
    const pages: PageObjects[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const objects = await loadPageObjects(page, names, packer.shared)
      if (isLong) throw tooLong(number)
      pages.push(await packer.pack(isDrawingOnly(objects) ? await drawings.drawn(page, objects) : objects))
      page.cleanup()
      report(number / document.numPages)
    }
    return { title: await titleOf(document), pages, notes: [...notes, ...drawings.notes] }
  } finally {
    await document.loadingTask.destroy()
  }
}

/** Draws pages that consist of drawings, and notes them. */
class Drawings {
  readonly #counts = new Notes()
  readonly #emptyPages: number[] = []

  async drawn(page: PDFPageProxy, objects: PageObjects): Promise<PageObjects> {
    const drawn = await drawnPage(page, objects)
    if (!drawn) this.#emptyPages.push(page.pageNumber)
    else if (drawn.images.length > 0) this.#counts.add('emptyPages')
    return drawn ?? objects
  }

  get notes(): string[] {
    const [first, ...others] = this.#emptyPages
    if (first === undefined) return this.#counts.sentences
    const isOne = others.length === 0
    const empty = `${isOne ? `Page ${first} consists` : `Pages ${this.#emptyPages.join(', ')} consist`} of drawings, which this browser cannot draw: ${isOne ? 'it is' : 'they are'} empty.`
    return [...this.#counts.sentences, empty]
  }
}

async function openPdf(file: Blob): Promise<PDFDocumentProxy> {
  const { getDocument, PDFDataRangeTransport } = await import('./engine-pdfjs.ts')
  return getDocument({
    ...pdfSource(PDFDataRangeTransport, file, CHUNK_BYTES),
    maxImageSize: MAX_PIXELS,
    verbosity: WARNINGS,
    fontExtraProperties: true,
    isOffscreenCanvasSupported: false,
    useSystemFonts: false,
    useWorkerFetch: true,
    disableWorkerRendering: true,
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
  }).promise
}

async function titleOf(pdf: PDFDocumentProxy): Promise<string> {
  const { info } = await pdf.getMetadata()
  return 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : ''
}

function refuseMany(pageCount: number): void {
  if (pageCount > MAX_PAGES)
    throw new UserError(
      `This PDF has ${pageCount.toLocaleString('en-US')} pages`,
      `A document can hold at most ${MAX_PAGES.toLocaleString('en-US')}. Split it first.`,
    )
}

function fail(error: unknown): never {
  if (error instanceof Error && error.name === 'PasswordException')
    throw new UserError(
      'This PDF is protected with a password',
      'Remove the password, for example with the PDF Merger, then try again.',
    )
  throw new UserError('This PDF could not be read', 'It is damaged, or it is not a PDF.')
}
