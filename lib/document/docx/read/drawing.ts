import type { XmlElement } from '../../../xml/read-xml.ts'
import { childOf, elementsWithin, findElement } from '../../../xml/xml-tree.ts'
import type { ImageSource, Picture } from '../../blocks.ts'
import type { DocxSource, Part } from './source.ts'
import { emuPoints } from './values.ts'

/** What a drawing holds: a picture, text in a box, or nothing that can be shown. */
export type DrawingContent = {
  readonly picture?: Picture
  readonly textBoxes: readonly XmlElement[]
  /** How it stands: on the line, or anchored to the paragraph. */
  readonly anchor?: XmlElement
  readonly width: number
  readonly height: number
}

/** Stands where a picture cannot be shown, so that what follows keeps its place. */
const BLANK: ImageSource = { kind: 'pixels', width: 1, height: 1, bytes: Uint8Array.of(230, 230, 230, 255) }

/** Reads a `w:drawing` (ECMA-376, 20.4). */
export function readDrawing(drawing: XmlElement, source: DocxSource, part: Part): DrawingContent {
  const anchor = childOf(drawing, 'wp:anchor')
  const frame = anchor ?? childOf(drawing, 'wp:inline')
  const extent = childOf(frame, 'wp:extent')?.attributes
  const width = emuPoints(extent?.cx)
  const height = emuPoints(extent?.cy)
  const place = { ...(anchor ? { anchor } : {}), width, height }
  const textBoxes = textBoxesOf(drawing)
  if (textBoxes.length > 0) return { ...place, textBoxes }
  const blip = findElement(drawing, 'a:blip')
  if (!blip) {
    if (findElement(drawing, 'a:graphic')) source.notes.add('drawings')
    return {
      ...place,
      textBoxes,
      ...(width > 0 && height > 0 && !anchor ? { picture: { source: BLANK, width, height, alt: '' } } : {}),
    }
  }
  const description = childOf(frame, 'wp:docPr')
  const clicked = findElement(description, 'a:hlinkClick')?.attributes['r:id']
  const link = clicked === undefined ? undefined : part.relationships.get(clicked)
  return {
    ...place,
    textBoxes,
    picture: {
      source: pictureOf(blip.attributes['r:embed'], blip.attributes['r:link'], source, part),
      width: width || 72,
      height: height || 72,
      alt: description?.attributes.descr ?? description?.attributes.title ?? '',
      ...(link?.isExternal ? { link: link.target } : {}),
    },
  }
}

/** Reads a `w:pict` or the picture of a `w:object`, as Word wrote them before 2007 (VML). */
export function readVml(element: XmlElement, source: DocxSource, part: Part): DrawingContent | undefined {
  const data = findElement(element, 'v:imagedata')
  const textBoxes = textBoxesOf(element)
  const shape = ['v:shape', 'v:rect', 'v:roundrect', 'v:group']
    .map((name) => findElement(element, name))
    .find((one) => one !== undefined)
  const style = shape?.attributes.style ?? ''
  const width = cssPoints(style, 'width')
  const height = cssPoints(style, 'height')
  if (textBoxes.length > 0) return { textBoxes, width, height }
  if (!data) {
    // A line across the page is drawn as a shape of its own.
    if (shape && shape.attributes['o:hr'] === undefined) source.notes.add('drawings')
    return undefined
  }
  const picture = {
    source: pictureOf(data.attributes['r:id'], undefined, source, part),
    width: width || 72,
    height: height || 72,
    alt: shape?.attributes.alt ?? data.attributes['o:title'] ?? '',
  }
  return { picture, textBoxes, width, height }
}

function pictureOf(
  id: string | undefined,
  link: string | undefined,
  source: DocxSource,
  part: Part,
): ImageSource {
  const found = part.relationships.get(id ?? link ?? '')
  if (found?.isExternal) {
    source.notes.add('remotePictures')
    return BLANK
  }
  const picture = found && source.pictures(found.target)
  if (!picture) source.notes.add('unreadablePictures')
  return picture ?? BLANK
}

/** The texts of boxes, without those that a box holds in another way of writing it. */
function textBoxesOf(element: XmlElement): XmlElement[] {
  const isBox = ({ name }: XmlElement) => name === 'w:txbxContent'
  const isOpened = (within: XmlElement) => !isBox(within) && within.name !== 'mc:Fallback'
  return [...elementsWithin(element, isOpened)].filter(isBox)
}

const CSS_UNITS: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  px: 0.75,
  pc: 12,
}

function cssPoints(style: string, name: string): number {
  const [, value = '', unit = 'px'] = new RegExp(`(?:^|;)\\s*${name}:\\s*([\\d.]+)(\\w+)?`).exec(style) ?? []
  const number = Number.parseFloat(value) * (CSS_UNITS[unit] ?? 1)
  return Number.isFinite(number) ? Math.min(5000, number) : 0
}
