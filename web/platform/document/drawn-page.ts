import type { PDFPageProxy } from 'pdfjs-dist'
import type { ImageObject, PageObjects } from '#lib/document/pdf/page-objects.ts'
import { paintedBox } from '#lib/image/painted-box.ts'

const SCALE = 150 / 72
const MAX_PIXELS = 16_000_000

/**
 * Returns a page that consists of drawings as one picture of what it shows, or undefined if this browser has no canvas
 * for it. A page that turns out to be white has no picture.
 */
export async function drawnPage(page: PDFPageProxy, objects: PageObjects): Promise<PageObjects | undefined> {
  const { width, height } = objects
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / (width * height)))
  const viewport = page.getViewport({ scale })
  const size = {
    width: Math.max(1, Math.round(viewport.width)),
    height: Math.max(1, Math.round(viewport.height)),
  }
  const context = contextOf(size)
  if (!context) return undefined
  await page.render({
    // pdf.js draws on an OffscreenCanvas just as well; its types name the page's kind alone.
    canvas: context.canvas as unknown as never,
    viewport,
    // For the screen it waits for the window's frames, which a worker does not have.
    intent: 'print',
  }).promise
  const { data } = context.getImageData(0, 0, size.width, size.height)
  const box = paintedBox(data, size)
  if (!box) return objects
  const part = context.getImageData(box.x, box.y, box.width, box.height)
  const image: ImageObject = {
    x: box.x / scale,
    y: box.y / scale,
    width: box.width / scale,
    height: box.height / scale,
    source: { kind: 'pixels', width: box.width, height: box.height, bytes: new Uint8Array(part.data.buffer) },
  }
  return { ...objects, lines: [], fills: [], images: [image] }
}

function contextOf({ width, height }: { readonly width: number; readonly height: number }) {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  return new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true }) ?? undefined
}
