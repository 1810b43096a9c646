import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { openPdf } from '#web/platform/pdf/open-pdf.ts'
import type { ListedPdf } from './listed-pdf.ts'

const SIZE = 168

export type DrawPage = (
  row: ListedPdf,
  number: number,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
) => Promise<void>

type Thumbnails = {
  readonly draw: DrawPage
  /** Whether the engine, which loads with the first image, is still loading. */
  readonly isLoading: boolean
}

/** Draws small pictures of pages. Files are read only as far as they are drawn. */
export function useThumbnails(): Thumbnails {
  const [isLoading, setLoading] = useState(true)
  const [studio] = useState(() => openStudio(() => setLoading(false)))
  useEffect(() => () => studio.close(), [studio])
  return { draw: studio.draw, isLoading }
}

function openStudio(onReady: () => void) {
  const documents = new Map<number, Promise<PDFDocumentProxy>>()
  let queue: Promise<unknown> = Promise.resolve()

  const documentOf = (row: ListedPdf) => {
    const known = documents.get(row.sourceId) ?? openPdf(row.file, { password: row.password })
    documents.set(row.sourceId, known)
    return known
  }
  const draw: DrawPage = async (row, number, canvas, signal) => {
    if (signal.aborted) return
    const document = await documentOf(row).finally(onReady)
    const page = await document.getPage(number)
    if (signal.aborted) return
    const whole = page.getViewport({ scale: 1 })
    const pixels = SIZE * Math.min(2, devicePixelRatio)
    const viewport = page.getViewport({ scale: pixels / Math.max(whole.width, whole.height) })
    canvas.width = Math.max(1, Math.round(viewport.width))
    canvas.height = Math.max(1, Math.round(viewport.height))
    const task = page.render({ canvas, viewport })
    const stop = () => task.cancel()
    signal.addEventListener('abort', stop)
    // A page scrolled out of view is not an error.
    await task.promise.catch((error) => {
      if (!signal.aborted) throw error
    })
    signal.removeEventListener('abort', stop)
    page.cleanup()
  }
  return {
    /** Renders one page after the other; skips those scrolled out of view. */
    draw: ((...args) => {
      const drawn = queue.then(() => draw(...args))
      queue = drawn.catch(() => {})
      return drawn
    }) satisfies DrawPage,
    close() {
      for (const document of documents.values())
        document.then(
          ({ loadingTask }) => loadingTask.destroy(),
          () => {},
        )
      documents.clear()
    },
  }
}
