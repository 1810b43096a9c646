import * as v from 'valibot'
import { LEVELS, type Level } from '#lib/qr-code/modes.ts'
import { CONTENT_KINDS } from './contents/kinds.ts'

export const MODES = ['Create', 'Batch', 'Scan'] as const

export const MODULE_SHAPES = ['Square', 'Rounded', 'Dots'] as const
export type ModuleShape = (typeof MODULE_SHAPES)[number]
export const EYE_SHAPES = ['Square', 'Rounded', 'Circle'] as const
export type EyeShape = (typeof EYE_SHAPES)[number]
/** Frames below a code: none, its caption, or the caption on a bar. */
export const FRAMES = ['None', 'Caption', 'Banner'] as const

export const SIZES = { min: 128, max: 512 } as const
/** The quiet zone in modules; ISO/IEC 18004 requires four. */
export const MARGINS = { min: 4, max: 12 } as const
/** The side of a logo in percent of the code's. */
export const LOGO_SIZES = { min: 10, max: 25 } as const

const number = ({ min, max }: { readonly min: number; readonly max: number }, standard: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), standard)
const color = (standard: string) => v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)), standard)

/** Persisted and shared state of the tool, without network passwords. */
export const Settings = v.object({
  mode: v.optional(v.picklist(MODES), 'Create'),
  kind: v.optional(v.picklist(CONTENT_KINDS), 'Text or URL'),
  text: v.optional(v.string(), 'https://example.com'),
  /** Entered values of all forms, by field name. */
  fields: v.optional(v.record(v.string(), v.string()), {}),
  lines: v.optional(v.string(), ''),
  level: v.optional(v.picklist(LEVELS), 'M'),
  size: number(SIZES, 256),
  margin: number(MARGINS, 4),
  foreground: color('#000000'),
  background: color('#ffffff'),
  isTransparent: v.optional(v.boolean(), false),
  modules: v.optional(v.picklist(MODULE_SHAPES), 'Square'),
  eyes: v.optional(v.picklist(EYE_SHAPES), 'Square'),
  frame: v.optional(v.picklist(FRAMES), 'None'),
  caption: v.optional(v.pipe(v.string(), v.maxLength(60)), 'Scan me'),
  logoSize: number(LOGO_SIZES, 20),
})
export type Settings = v.InferOutput<typeof Settings>

/** Share of a code that can be lost, per level. */
export const LEVEL_MENU: readonly { readonly value: Level; readonly label: string }[] = [
  { value: 'L', label: 'L (7%)' },
  { value: 'M', label: 'M (15%)' },
  { value: 'Q', label: 'Q (25%)' },
  { value: 'H', label: 'H (30%)' },
]
