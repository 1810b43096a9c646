import { childElements, type XmlElement } from '../../../markup/read-xml.ts'
import { chooseAlternate } from './alternate.ts'
import { type DrawingContent, type DrawingPart, getImageSource } from './drawing.ts'
import type { DocxSource, Part } from './source.ts'

/** Reads a `w:pict` or the picture of a `w:object`, as Word wrote them before 2007 (VML; ECMA-376, part 4, 19). */
export function readVml(element: XmlElement, source: DocxSource, part: Part): DrawingContent {
  const found = [...foundWithin(element, { width: 0, height: 0, alt: '' })]
  const parts = found.flatMap((one): DrawingPart[] => {
    if (one.kind !== 'data') return one.kind === 'box' ? [one] : []
    const { data, place } = one
    const image = {
      source: getImageSource(data.attributes['r:id'], source, part),
      width: place.width || INCH,
      height: place.height || INCH,
      alt: place.alt || (data.attributes['o:title'] ?? ''),
    }
    return [{ kind: 'image', image }]
  })
  if (parts.length < found.length) source.notes.add('drawings')
  return { parts }
}

/** Size in points; `scale` converts a group's own units. */
type Place = {
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly scale?: { readonly x: number; readonly y: number }
}
type Found =
  | { readonly kind: 'data'; readonly data: XmlElement; readonly place: Place }
  | Extract<DrawingPart, { kind: 'box' }>
  | { readonly kind: 'nothing' }

const INCH = 72
const SHAPE = /^v:(?:shape|rect|roundrect|oval|line|polyline|arc|curve)$/
/** Default coordinate size of a group (19.1.2.7). */
const DEFAULT_UNITS = 1000

function* foundWithin(element: XmlElement, place: Place): Generator<Found, void, undefined> {
  for (const child of childElements(element))
    if (child.name === 'w:txbxContent') yield { kind: 'box', element: child }
    else if (child.name === 'v:imagedata') yield { kind: 'data', data: child, place }
    else if (child.name === 'mc:AlternateContent') yield* foundWithin(chooseAlternate(child), place)
    else if (child.name === 'v:group') yield* foundWithin(child, inGroup(child, place))
    else if (SHAPE.test(child.name)) yield* shapeFound(child, shapeWithin(child, place))
    else yield* foundWithin(child, place)
}

/** Returns the contents of a shape, or that it is empty; a horizontal rule is drawn as a shape. */
function shapeFound(shape: XmlElement, place: Place): readonly Found[] {
  const found = [...foundWithin(shape, place)]
  return found.length > 0 || shape.attributes['o:hr'] !== undefined ? found : [{ kind: 'nothing' }]
}

function shapeWithin({ attributes }: XmlElement, { scale }: Place): Place {
  const { style = '', alt = '' } = attributes
  return {
    width: cssPoints(style, 'width', scale?.x),
    height: cssPoints(style, 'height', scale?.y),
    alt,
    ...(scale ? { scale } : {}),
  }
}

function inGroup(group: XmlElement, place: Place): Place {
  const own = shapeWithin(group, place)
  const [x, y] = (group.attributes.coordsize ?? '').split(',').map(Number)
  return { ...own, scale: { x: own.width / (x || DEFAULT_UNITS), y: own.height / (y || DEFAULT_UNITS) } }
}

const CSS_UNITS: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  px: 0.75,
  pc: 12,
}

/** A length of a style in points; one without a unit is counted in `unit`, pixels without it. */
function cssPoints(style: string, name: string, unit = 0.75): number {
  const [, value = '', named = ''] = new RegExp(`(?:^|;)\\s*${name}:\\s*([\\d.]+)(\\w+)?`).exec(style) ?? []
  const number = Number.parseFloat(value) * (CSS_UNITS[named] ?? unit)
  return Number.isFinite(number) ? Math.min(5000, number) : 0
}
