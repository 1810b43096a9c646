import { type Focus, MIDDLE, type ResizeMode } from './image-options.ts'
import { otherSide, type Rect, type Size } from './size.ts'

/** Options of resizing. Each mode reads its own numbers. */
export type ResizeOptions = {
  readonly mode: ResizeMode
  /** Of `exact` the size, of `fit` the box that it must not exceed, of `crop` and `pad` the size that it fills. */
  readonly box: Size
  /** In `exact`: the side that determines the other one, if the image preserves its proportions. */
  readonly lead?: 'width' | 'height' | undefined
  readonly percent: number
  readonly longestSide: number
  readonly neverEnlarge: boolean
}

/** Plan of a resize: `part` of the image, scaled to `place`, within a result of `size`. */
export type ResizePlan = { readonly part: Rect; readonly place: Rect; readonly size: Size }

/** No side ever becomes less than a pixel. */
export function planResize(source: Size, options: ResizeOptions, focus: Focus = MIDDLE): ResizePlan {
  switch (options.mode) {
    case 'exact':
      return whole(source, exactSize(source, options))
    case 'fit':
      return whole(source, scaleSize(source, limitScale(fitting(source, options.box), options)))
    case 'percent':
      return whole(source, scaleSize(source, limitScale(options.percent / 100, options)))
    case 'longest':
      return whole(
        source,
        scaleSize(source, limitScale(options.longestSide / Math.max(source.width, source.height), options)),
      )
    case 'crop':
      return covering(source, options, focus)
    case 'pad':
      return planPadding(source, options)
  }
}

function whole(source: Size, size: Size): ResizePlan {
  return { part: { x: 0, y: 0, ...source }, place: { x: 0, y: 0, ...size }, size }
}

function limitScale(factor: number, { neverEnlarge }: ResizeOptions): number {
  return neverEnlarge ? Math.min(1, factor) : factor
}

/** Returns the factor that makes an image just fit into the box. */
function fitting(source: Size, box: Size): number {
  return Math.min(box.width / source.width, box.height / source.height)
}

function scaleSize({ width, height }: Size, factor: number): Size {
  return roundSize({ width: width * factor, height: height * factor })
}

function roundSize({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

function exactSize(source: Size, { box, lead, neverEnlarge }: ResizeOptions): Size {
  if (lead === undefined)
    return neverEnlarge
      ? { width: Math.min(box.width, source.width), height: Math.min(box.height, source.height) }
      : box
  const side = neverEnlarge ? Math.min(box[lead], source[lead]) : box[lead]
  const other = otherSide(source, lead, side)
  return lead === 'width' ? { width: side, height: other } : { width: other, height: side }
}

/** The largest part with the box's proportions whose middle is as near to the focus as the edges let it. */
function covering(source: Size, { box, neverEnlarge }: ResizeOptions, focus: Focus): ResizePlan {
  const factor = Math.min(source.width / box.width, source.height / box.height)
  const part = roundSize({
    width: Math.min(source.width, box.width * factor),
    height: Math.min(source.height, box.height * factor),
  })
  const size = neverEnlarge && factor < 1 ? roundSize(scaledBox(box, factor)) : box
  const start = (share: number, all: number, length: number) =>
    Math.round(Math.min(all - length, Math.max(0, share * all - length / 2)))
  return {
    part: {
      x: start(focus.x, source.width, part.width),
      y: start(focus.y, source.height, part.height),
      ...part,
    },
    place: { x: 0, y: 0, ...size },
    size,
  }
}

function scaledBox({ width, height }: Size, factor: number): Size {
  return { width: width * factor, height: height * factor }
}

function planPadding(source: Size, options: ResizeOptions): ResizePlan {
  const { box } = options
  const size = scaleSize(source, limitScale(fitting(source, box), options))
  const place = {
    x: Math.floor((box.width - size.width) / 2),
    y: Math.floor((box.height - size.height) / 2),
    ...size,
  }
  return { part: { x: 0, y: 0, ...source }, place, size: box }
}

/** Whether the image's pixels remain unchanged: nothing is cropped, added or scaled. */
export function preservesPixels({ part, place, size }: ResizePlan, source: Size): boolean {
  return [part, place, size].every(({ width, height }) => width === source.width && height === source.height)
}
