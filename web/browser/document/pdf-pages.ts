import type { PageMarks } from '#lib/document/pdf/marks.ts'
import { marksOfPage } from '#lib/document/pdf/marks-of-page.ts'
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
      pages.push(await marksOfPage(page, names))
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
