import * as v from 'valibot'

/** Beats a minute. */
export const TEMPO = { min: 40, max: 200, standard: 120, largeStep: 5 } as const

export const PRESETS = [
  { name: 'Largo', bpm: 60 },
  { name: 'Adagio', bpm: 70 },
  { name: 'Andante', bpm: 90 },
  { name: 'Moderato', bpm: 120 },
  { name: 'Allegro', bpm: 140 },
  { name: 'Presto', bpm: 180 },
] as const

export const BEATS = ['2', '3', '4', '6', '8'] as const
const MAX_BEATS = 8

/** Into how many equal parts a beat is divided. */
export const SUBDIVISIONS = [
  { value: '1', label: 'None' },
  { value: '2', label: '8th notes' },
  { value: '3', label: 'Triplets' },
  { value: '4', label: '16th notes' },
] as const

export const SOUNDS = [
  { value: 'beep', label: 'Beep' },
  { value: 'wood', label: 'Wood' },
  { value: 'hi-hat', label: 'Hi-hat' },
] as const
export type SoundName = (typeof SOUNDS)[number]['value']

const ACCENTS = ['strong', 'normal', 'mute'] as const
export type Accent = (typeof ACCENTS)[number]

/** The first beat is accented. */
const DEFAULT_ACCENTS: Accent[] = ['strong', ...Array<Accent>(MAX_BEATS - 1).fill('normal')]

/** Everything the visitor can set. */
export const Settings = v.object({
  bpm: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(TEMPO.min), v.maxValue(TEMPO.max)),
    TEMPO.standard,
  ),
  beats: v.optional(v.picklist(BEATS), '4'),
  volume: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.5),
  /** One a beat, for the longest measure there is. */
  accents: v.optional(
    v.pipe(v.array(v.picklist(ACCENTS)), v.minLength(MAX_BEATS), v.maxLength(MAX_BEATS)),
    DEFAULT_ACCENTS,
  ),
  subdivision: v.optional(v.picklist(SUBDIVISIONS.map(({ value }) => value)), '1'),
  sound: v.optional(v.picklist(SOUNDS.map(({ value }) => value)), 'beep'),
  hasCountIn: v.optional(v.boolean(), false),
  hasFlash: v.optional(v.boolean(), false),
  hasKeys: v.optional(v.boolean(), true),
})
export type Settings = v.InferOutput<typeof Settings>

/** Rhythm to play. */
export type Rhythm = {
  readonly bpm: number
  /** One a beat of the measure. */
  readonly accents: readonly Accent[]
  /** Equal parts a beat. */
  readonly parts: number
  readonly sound: SoundName
  readonly hasCountIn: boolean
}

export function getRhythm({ bpm, beats, accents, subdivision, sound, hasCountIn }: Settings): Rhythm {
  return { bpm, accents: accents.slice(0, Number(beats)), parts: Number(subdivision), sound, hasCountIn }
}

/** The nearest whole tempo that there is. */
export function clampTempo(bpm: number): number {
  return Math.min(TEMPO.max, Math.max(TEMPO.min, Math.round(bpm)))
}

/** The accents with that of one beat changed: strong, normal, mute, and round again. */
export function withNextAccent(accents: readonly Accent[], beat: number): Accent[] {
  return accents.map((accent, index) =>
    index === beat ? (ACCENTS[(ACCENTS.indexOf(accent) + 1) % ACCENTS.length] ?? accent) : accent,
  )
}

/** Returns the screen reader announcement of the start. */
export function startText({ bpm, beats }: Settings): string {
  return `Started, ${bpm} BPM, ${beats} beats`
}

/** Returns the Italian name of a tempo: that of the fastest preset that it reaches. */
export function tempoName(bpm: number): string {
  const [slowest] = PRESETS
  return (PRESETS.findLast((preset) => preset.bpm <= bpm) ?? slowest).name
}
