import type { Segment } from './segments.ts'
import { layLabels, MAX_FONT, type WheelLabel } from './wheel-labels.ts'

/** The wheel is drawn in a square of this many logical pixels. */
export const WHEEL_SIZE = 400

/** Subset of a canvas context for drawing the wheel. */
export type Pen = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'setTransform'
  | 'clearRect'
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'beginPath'
  | 'moveTo'
  | 'arc'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'fillText'
  | 'measureText'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
>

const CENTER = WHEEL_SIZE / 2
const RADIUS = CENTER - 6
const HUB = 34
const LABEL_END = RADIUS - 12
const FULL_TURN = 2 * Math.PI
const FONT = 'system-ui, sans-serif'
const THINNEST_EDGED = 1 / 150
const RIM = '#ffffff'
const HUB_INK = '#1d1b17'
const EMPTY = '#8a8272'

/** Draws the wheel, turned clockwise by `rotation` turns, `scale` device pixels a logical one. */
export function drawWheel(pen: Pen, segments: readonly Segment[], rotation: number, scale: number): void {
  pen.setTransform(scale, 0, 0, scale, 0, 0)
  pen.clearRect(0, 0, WHEEL_SIZE, WHEEL_SIZE)
  pen.save()
  pen.translate(CENTER, CENTER)
  pen.rotate(rotation * FULL_TURN)
  if (segments.length === 0) disc(pen, RADIUS, EMPTY)
  for (const segment of segments) drawSegment(pen, segment)
  for (const label of labelsOf(pen, segments)) drawLabel(pen, label)
  pen.restore()
  drawHub(pen)
}

function drawSegment(pen: Pen, { start, end, color }: Segment): void {
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, RADIUS, start * FULL_TURN, end * FULL_TURN)
  pen.closePath()
  pen.fillStyle = color
  pen.fill()
  // Hundreds of white lines would leave no color between them.
  if (end - start < THINNEST_EDGED) return
  pen.strokeStyle = RIM
  pen.lineWidth = 1.5
  pen.stroke()
}

/** Writes a name along the radius, from the rim inward. */
function drawLabel(pen: Pen, { segment: { start, end, ink }, text, size }: WheelLabel): void {
  pen.save()
  pen.rotate(((start + end) / 2) * FULL_TURN)
  pen.font = fontOf(size)
  pen.textAlign = 'right'
  pen.textBaseline = 'middle'
  pen.fillStyle = ink
  pen.fillText(text, LABEL_END, 0)
  pen.restore()
}

/** Of wheels that are drawn more than once. */
const layouts = new WeakMap<readonly Segment[], readonly WheelLabel[]>()

function labelsOf(pen: Pen, segments: readonly Segment[]): readonly WheelLabel[] {
  const known = layouts.get(segments)
  if (known) return known
  pen.font = fontOf(MAX_FONT)
  const labels = layLabels(segments, (text) => pen.measureText(text).width, {
    rim: RADIUS,
    end: LABEL_END,
    inner: HUB + 8,
  })
  layouts.set(segments, labels)
  return labels
}

function fontOf(size: number): string {
  return `600 ${size}px ${FONT}`
}

function drawHub(pen: Pen): void {
  pen.save()
  pen.translate(CENTER, CENTER)
  disc(pen, HUB, RIM)
  pen.fillStyle = HUB_INK
  pen.font = `700 15px ${FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText('SPIN', 0, 1)
  pen.restore()
}

function disc(pen: Pen, radius: number, color: string): void {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, FULL_TURN)
  pen.fillStyle = color
  pen.fill()
}
