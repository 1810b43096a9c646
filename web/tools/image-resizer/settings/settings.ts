import * as v from 'valibot'
import { FILTERS, OUTPUT_FORMATS, RESIZE_MODES } from '#lib/image/image-options.ts'

/** Numbers are kept as they were typed. */
const SIZE = {
  width: v.optional(v.string(), '1920'),
  height: v.optional(v.string(), '1080'),
  /** The side that was typed last, from which the other one follows. */
  lead: v.optional(v.picklist(['width', 'height']), 'width'),
}

/** All that is chosen on the screen; kept between visits. */
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
