import * as v from 'valibot'
import { TARGETS } from './targets.ts'

export const PAPERS = ['a4', 'letter', 'picture'] as const
export type Paper = (typeof PAPERS)[number]
export const BIT_RATES = ['128', '192', '320', 'vbr'] as const
export type BitRate = (typeof BIT_RATES)[number]
export const SAMPLE_RATES = ['same', '44100', '48000', '22050'] as const
export const CHANNELS = ['same', 'stereo', 'mono'] as const

export const DPI = { lowest: 72, highest: 300 } as const

/** All settings on the screen; stored between visits. */
export const Settings = v.object({
  target: v.optional(v.picklist(TARGETS), 'png'),
  quality: v.optional(v.number(), 90),
  ground: v.optional(v.string(), '#ffffff'),
  keepsMetadata: v.optional(v.boolean(), false),
  keepsLocation: v.optional(v.boolean(), false),
  /** In pixels, as typed; empty for the drawing's own. */
  svgWidth: v.optional(v.string(), ''),
  paper: v.optional(v.picklist(PAPERS), 'a4'),
  /** Pictures fill the page within its margins. */
  fillsPage: v.optional(v.boolean(), false),
  dpi: v.optional(v.number(), 150),
  bitRate: v.optional(v.picklist(BIT_RATES), '192'),
  sampleRate: v.optional(v.picklist(SAMPLE_RATES), 'same'),
  channels: v.optional(v.picklist(CHANNELS), 'same'),
})
export type Settings = v.InferOutput<typeof Settings>
