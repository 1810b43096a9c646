import type { Around, Memory, Sample, Taken, Takes } from '#lib/content-detection/detection.ts'

const modules = import.meta.glob<{ takes: Takes; memory?: Memory }>('../tools/*/detect.ts', { eager: true })

/** What each tool makes of a sample, by the tool's folder. A tool takes part by having a `detect.ts`. */
export const recognisers: ReadonlyMap<string, Takes> = new Map(
  Object.entries(modules).map(([path, { takes }]) => [path.split('/').at(-2) ?? '', takes]),
)

const memories: ReadonlyMap<string, Memory> = new Map(
  Object.entries(modules).map(([path, { memory = 'keeps' }]) => [path.split('/').at(-2) ?? '', memory]),
)

/** A tool that would take what was given. */
export type Offer = Taken & {
  readonly slug: string
  /** Whether the tool keeps it in this browser; none keeps files. */
  readonly isKept: boolean
}

/** The tools whose results may be secrets. */
export const secretive: readonly string[] = [...memories]
  .filter(([, memory]) => memory !== 'keeps')
  .map(([slug]) => slug)

export function offerOf(slug: string, sample: Sample, around: Around): Offer | undefined {
  const taken = recognisers.get(slug)?.(sample, around)
  const isKept = sample.files.length === 0 && memories.get(slug) !== 'forgets'
  return taken && { ...taken, slug, isKept }
}
