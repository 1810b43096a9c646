import { childElements, findElement, getChild, type XmlElement } from '../../../markup/read-xml.ts'
import type { Image, ImageSource } from '../../blocks.ts'
import { chooseAlternate } from './alternate.ts'
import type { DocxSource, Part } from './source.ts'
import { emuPoints } from './values.ts'

/** Contents of a drawing, in order: images, and text of boxes as `w:txbxContent`. */
export type DrawingContent = {
  readonly parts: readonly DrawingPart[]
  /** Set if it is not inline, but anchored to the paragraph. */
  readonly anchor?: XmlElement
}
export type DrawingPart =
  | { readonly kind: 'image'; readonly image: Image }
  | { readonly kind: 'box'; readonly element: XmlElement }

/** Replaces an image that cannot be displayed, so that the layout after it is preserved. */
const PLACEHOLDER: ImageSource = {
  kind: 'pixels',
  width: 1,
  height: 1,
  bytes: Uint8Array.of(230, 230, 230, 255),
}
const INCH = 72

/** Reads a `w:drawing` (ECMA-376, 20.4). */
export function readDrawing(drawing: XmlElement, source: DocxSource, part: Part): DrawingContent {
  const anchor = getChild(drawing, 'wp:anchor')
  const frame = anchor ?? getChild(drawing, 'wp:inline')
  const extent = getChild(frame, 'wp:extent')?.attributes
  const size = { width: emuPoints(extent?.cx), height: emuPoints(extent?.cy) }
  const found = frame ? [...foundWithin(frame, { size, alt: getAlt(getChild(frame, 'wp:docPr')) })] : []
  const parts = found.flatMap((one): DrawingPart[] => {
    if (one.kind === 'nothing') return []
    return one.kind === 'box' ? [one] : [{ kind: 'image', image: getImage(one, frame, source, part) }]
  })
  if (parts.length < found.length || (parts.length === 0 && findElement(drawing, 'a:graphic')))
    source.notes.add('drawings')
  const isPlaceholder = parts.length === 0 && !anchor && size.width > 0 && size.height > 0
  const image = { source: PLACEHOLDER, ...size, alt: '' }
  return { parts: isPlaceholder ? [{ kind: 'image', image }] : parts, ...(anchor ? { anchor } : {}) }
}

type Size = { readonly width: number; readonly height: number }
/** Context that a part of a drawing inherits; `scale` converts a group's own units to points. */
type Place = {
  readonly size: Size
  readonly alt: string
  readonly scale?: Size
}
type Blip = { readonly kind: 'blip'; readonly blip: XmlElement; readonly size: Size; readonly alt: string }
type Found = Blip | Extract<DrawingPart, { kind: 'box' }> | { readonly kind: 'nothing' }

/** Yields images and boxes, and shapes with neither; alternatives of the same content once. */
function* foundWithin(element: XmlElement, place: Place): Generator<Found, void, undefined> {
  for (const child of childElements(element))
    switch (child.name) {
      case 'w:txbxContent':
        yield { kind: 'box', element: child }
        break
      case 'a:blip':
        yield { kind: 'blip', blip: child, size: place.size, alt: place.alt }
        break
      case 'mc:AlternateContent':
        yield* foundWithin(chooseAlternate(child), place)
        break
      case 'wpg:wgp':
      case 'wpg:grpSp':
        yield* foundWithin(child, inGroup(child, place))
        break
      case 'wpc:wpc':
        yield* foundWithin(child, { ...place, scale: { width: 1, height: 1 } })
        break
      case 'pic:pic':
        yield* foundWithin(child, shapeWithin(child, 'pic', place))
        break
      case 'wps:wsp':
        yield* orNothing(foundWithin(child, shapeWithin(child, 'wps', place)))
        break
      default:
        yield* foundWithin(child, place)
    }
}

function* orNothing(found: Iterable<Found>): Generator<Found, void, undefined> {
  let isEmpty = true
  for (const one of found) {
    isEmpty = false
    yield one
  }
  if (isEmpty) yield { kind: 'nothing' }
}

/** A group is as large as its place; within it, lengths are counted by `a:chExt` (20.1.7.6). */
function inGroup(group: XmlElement, place: Place): Place {
  const transform = getChild(group, 'wpg:grpSpPr', 'a:xfrm')
  const inner = getSize(getChild(transform, 'a:chExt'))
  const outer = place.scale ? scaleSize(getSize(getChild(transform, 'a:ext')), place.scale) : place.size
  return {
    ...place,
    size: outer,
    scale: { width: outer.width / inner.width || 1, height: outer.height / inner.height || 1 },
  }
}

/** Returns the size and description of a shape, which has its own in a group. */
function shapeWithin(shape: XmlElement, prefix: 'pic' | 'wps', place: Place): Place {
  if (!place.scale) return place
  const own = getSize(getChild(shape, `${prefix}:spPr`, 'a:xfrm', 'a:ext'))
  return {
    ...place,
    size: scaleSize(own, place.scale),
    alt: getAlt(getChild(shape, 'pic:nvPicPr', 'pic:cNvPr') ?? getChild(shape, 'wps:cNvPr')),
  }
}

function getSize(extent: XmlElement | undefined): Size {
  return { width: emuPoints(extent?.attributes.cx), height: emuPoints(extent?.attributes.cy) }
}

function scaleSize({ width, height }: Size, scale: Size): Size {
  return { width: width * scale.width, height: height * scale.height }
}

function getAlt(description: XmlElement | undefined): string {
  return description?.attributes.descr ?? description?.attributes.title ?? ''
}

function getImage(
  { blip, size, alt }: Blip,
  frame: XmlElement | undefined,
  source: DocxSource,
  part: Part,
): Image {
  const clicked = findElement(getChild(frame, 'wp:docPr'), 'a:hlinkClick')?.attributes['r:id']
  const link = clicked === undefined ? undefined : part.relationships.get(clicked)
  return {
    source: getImageSource(blip.attributes['r:embed'] ?? blip.attributes['r:link'], source, part),
    width: size.width || INCH,
    height: size.height || INCH,
    alt,
    ...(link?.isExternal ? { link: link.target } : {}),
  }
}

/**
 * Returns the image that a part of the document refers to by this id; an empty one, with a note, if it cannot be shown.
 */
export function getImageSource(id: string | undefined, source: DocxSource, part: Part): ImageSource {
  const found = part.relationships.get(id ?? '')
  if (found?.isExternal) {
    source.notes.add('remoteImages')
    return PLACEHOLDER
  }
  const image = found && source.images(found.target)
  if (!image) source.notes.add('unreadableImages')
  return image ?? PLACEHOLDER
}
