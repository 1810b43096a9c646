import type { Around, Sample, Taken, Takes } from '#lib/taking/taken.ts'

const modules = import.meta.glob<{ takes: Takes }>('../tools/*/takes.ts', { eager: true })

/** What each tool makes of a sample, by the tool's folder. A tool takes part by having a `takes.ts`. */
export const recognisers: ReadonlyMap<string, Takes> = new Map(
  Object.entries(modules).map(([path, { takes }]) => [path.split('/').at(-2) ?? '', takes]),
)

/** A tool that would take what was given. */
export type Offer = Taken & { readonly slug: string }

export function offerOf(slug: string, sample: Sample, around: Around): Offer | undefined {
  const taken = recognisers.get(slug)?.(sample, around)
  return taken && { ...taken, slug }
}
