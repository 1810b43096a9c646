import * as v from 'valibot'
import { FILTERS, OUTPUT_FORMATS, RESIZE_MODES } from '#lib/image/image-options.ts'
import type { ListedImage } from '../listed-image.ts'

/** Numbers are stored as typed. */
const SIZE = {
  width: v.optional(v.string(), '1920'),
  height: v.optional(v.string(), '1080'),
  /** The side that was typed last, from which the other one follows. */
  lead: v.optional(v.picklist(['width', 'height']), 'width'),
}

/** All settings on the screen; stored between visits. */
export const Settings = v.object({
  ...SIZE,
  mode: v.optional(v.picklist(RESIZE_MODES), 'exact'),
  isLocked: v.optional(v.boolean(), true),
  percent: v.optional(v.string(), '50'),
  longestSide: v.optional(v.string(), '1920'),
  neverEnlarge: v.optional(v.boolean(), false),
  filter: v.optional(v.picklist(FILTERS), 'lanczos'),
  format: v.optional(v.picklist(OUTPUT_FORMATS), 'jpeg'),
  quality: v.optional(v.number(), 90),
  targetKilobytes: v.optional(v.string(), ''),
  isSmaller: v.optional(v.boolean(), false),
  ground: v.optional(v.string(), '#ffffff'),
  fillsClear: v.optional(v.boolean(), false),
  keepsMetadata: v.optional(v.boolean(), false),
  keepsLocation: v.optional(v.boolean(), false),
  isBatch: v.optional(v.boolean(), false),
})
export type Settings = v.InferOutput<typeof Settings>

/** A width and a height as typed, and which of them was typed last. */
export type TypedSize = Pick<Settings, 'width' | 'height' | 'lead'>

export const MODE_TITLES = {
  exact: 'Exact',
  fit: 'Fit',
  crop: 'Crop',
  pad: 'Pad',
  percent: 'Percent',
  longest: 'Longest',
} as const

type SettingsChange = {
  /** The settings of all. */
  readonly shared: Settings
  /** Changes to the selected image. */
  readonly image: Partial<ListedImage> | undefined
}

/**
 * Applies a change of the displayed settings. One by one, a size belongs to the image and everything else to all
 * images; in a batch everything belongs to all images, unless the image has separate settings.
 */
export function changeSettings(
  shared: Settings,
  image: ListedImage | undefined,
  shown: Settings,
  change: Partial<Settings>,
): SettingsChange {
  if (!image) return { shared: { ...shared, ...change }, image: undefined }
  if (shared.isBatch && image.own) return { shared, image: { own: { ...image.own, ...change } } }
  if (shared.isBatch) return { shared: { ...shared, ...change }, image: undefined }
  const { width, height, lead, ...rest } = change
  const isSized = width !== undefined || height !== undefined || lead !== undefined
  const size: TypedSize = {
    width: width ?? shown.width,
    height: height ?? shown.height,
    lead: lead ?? shown.lead,
  }
  return { shared: { ...shared, ...rest }, image: isSized ? { size } : undefined }
}

export const FILTER_TITLES = {
  lanczos: 'Lanczos (sharp)',
  mitchell: 'Mitchell (soft)',
  bilinear: 'Bilinear',
  nearest: 'Nearest (pixel art)',
} as const
