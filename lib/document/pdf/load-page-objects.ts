import type { PDFPageProxy } from 'pdfjs-dist'
import type { ImageSource } from '../blocks.ts'
import { type LinkAnnotation, type Matrix, type PageObjects, pointAt } from './page-objects.ts'
import { getImage } from './pixel-source.ts'
import { type FontFacts, readPageObjects } from './read-page-objects.ts'

/**
 * Returns the drawn content of a page opened by pdf.js. `names` maps numbers to names of operations; `shared` caches
 * images used by several pages, so that each is stored once.
 */
export async function loadPageObjects(
  page: PDFPageProxy,
  names: ReadonlyMap<number, string>,
  shared: Map<string, ImageSource>,
): Promise<PageObjects> {
  const viewport = page.getViewport({ scale: 1 })
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = viewport.transform
  const { fnArray, argsArray } = await page.getOperatorList()
  const operations = fnArray.map((number, index) => ({
    name: names.get(number) ?? '',
    args: getList(argsArray[index]),
  }))
  const matrix: Matrix = [a, b, c, d, e, f]
  return readPageObjects({
    viewport: matrix,
    width: viewport.width,
    height: viewport.height,
    operations,
    font: (id) => fontFacts(objectOf(page, id)),
    image: (id) => sharedImage(page, id, shared),
    links: await getLinks(page, matrix),
  })
}

function getList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function sharedImage(
  page: PDFPageProxy,
  id: string,
  shared: Map<string, ImageSource>,
): ImageSource | undefined {
  const source = shared.get(id) ?? getImage(objectOf(page, id))
  if (source && isShared(id)) shared.set(id, source)
  return source
}

/** Whether an object is shared by pages, according to its name. */
function isShared(id: string): boolean {
  return id.startsWith('g_')
}

function objectOf(page: PDFPageProxy, id: string): unknown {
  const store = isShared(id) ? page.commonObjs : page.objs
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

async function getLinks(page: PDFPageProxy, matrix: Matrix): Promise<LinkAnnotation[]> {
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
