import { type Affine, compose, IDENTITY } from './affine.ts'
import { evenLight } from './even-light.ts'
import type { GrayImage } from './gray-image.ts'
import { invertImage, isDarkPage } from './inverted.ts'
import { withoutNoise } from './noise.ts'
import { findTextLines, getSmall } from './text-lines.ts'
import { rotateQuarters, straightenImage } from './turn.ts'

/** Preprocessing steps of a page before OCR. */
const SCAN_STEPS = ['turns', 'straightens', 'inverts', 'evens', 'cleans', 'enlarges'] as const
export type ScanSteps = Readonly<Record<(typeof SCAN_STEPS)[number], boolean>>

export const ALL_STEPS: ScanSteps = {
  turns: true,
  straightens: true,
  inverts: true,
  evens: true,
  cleans: true,
  enlarges: true,
}

/** Preprocessing applied to a page. */
export type ScanChanges = {
  readonly isInverted: boolean
  readonly isEvened: boolean
  readonly isCleaned: boolean
  /** Clockwise. */
  readonly quarterTurns: number
  /** Degrees by which lines fell to the right. */
  readonly angle: number
  readonly scale: number
}

export type PreparedScan = {
  readonly image: GrayImage
  /** Maps its pixels to those of the original page. */
  readonly back: Affine
  readonly changes: ScanChanges
}

/** Tesseract copes with less by itself. */
const MIN_ANGLE = 0.25
/** Lines lower than this lose their letters' forms; Tesseract was trained on about 36 pixels. */
const LOW_LINE = 20
const GOOD_LINE = 40
const MAX_ENLARGEMENT = 4
const MAX_PIXELS = 40_000_000

/** Makes a page ready to be read: dark letters, large enough, on a white page that lies level. */
export function prepareScan(page: GrayImage, steps: ScanSteps): PreparedScan {
  const look = getSmall(page)
  const isInverted = steps.inverts && isDarkPage(look)
  const light = isInverted ? invertImage(page) : page
  const evened = steps.evens ? evenLight(light) : undefined
  const even = evened ?? light
  const cleaned = steps.cleans ? withoutNoise(even) : undefined
  const clean = cleaned ?? even
  // A page that was clean from the start has been scaled down already.
  const lines = findTextLines(clean, clean === page ? look : undefined)
  const quarterTurns = steps.turns && lines.isSideways ? 1 : 0
  const turned = rotateQuarters(clean, quarterTurns)
  const isLevel = !steps.straightens || (lines.isSideways && quarterTurns === 0)
  const angle = isLevel || Math.abs(lines.angle) < MIN_ANGLE ? 0 : lines.angle
  const scale = steps.enlarges ? enlargement(lines.lineHeight, page) : 1
  const straight =
    angle === 0 && scale === 1
      ? { image: turned.image, back: IDENTITY }
      : straightenImage(turned.image, angle, scale)
  return {
    image: straight.image,
    back: compose(straight.back, turned.back),
    changes: {
      isInverted,
      isEvened: evened !== undefined,
      isCleaned: cleaned !== undefined,
      quarterTurns,
      angle,
      scale,
    },
  }
}

function enlargement(lineHeight: number, { width, height }: GrayImage): number {
  if (lineHeight === 0 || lineHeight >= LOW_LINE) return 1
  const wanted = Math.min(MAX_ENLARGEMENT, GOOD_LINE / lineHeight)
  return Math.max(1, Math.min(wanted, Math.sqrt(MAX_PIXELS / (width * height))))
}

/** Returns the page rotated by 180°, after its text proved to be upside down. */
export function headOver({ image, back, changes }: PreparedScan): PreparedScan {
  const over = rotateQuarters(image, 2)
  return {
    image: over.image,
    back: compose(over.back, back),
    changes: { ...changes, quarterTurns: (changes.quarterTurns + 2) % 4 },
  }
}
