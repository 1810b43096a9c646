import type {
  Detection,
  DetectionContext,
  Detector,
  InputPersistence,
  Sample,
} from '#lib/content-detection/detection.ts'

const modules = import.meta.glob<{ detect: Detector; persistence?: InputPersistence }>(
  '../tools/*/detect.ts',
  { eager: true },
)

/** Detectors by the tool's folder. A tool participates by having a `detect.ts`. */
export const detectors: ReadonlyMap<string, Detector> = new Map(
  Object.entries(modules).map(([path, { detect }]) => [path.split('/').at(-2) ?? '', detect]),
)

const persistenceBySlug: ReadonlyMap<string, InputPersistence> = new Map(
  Object.entries(modules).map(([path, { persistence = 'persists' }]) => [
    path.split('/').at(-2) ?? '',
    persistence,
  ]),
)

/** Tool that accepts the input. */
export type Offer = Detection & {
  readonly slug: string
  /** Whether the tool stores it in this browser; none stores files. */
  readonly isPersisted: boolean
}

/** Tools with results that can be secrets. */
export const slugsWithSecretResults: readonly string[] = [...persistenceBySlug]
  .filter(([, persistence]) => persistence !== 'persists')
  .map(([slug]) => slug)

export function offerOf(slug: string, sample: Sample, context: DetectionContext): Offer | undefined {
  const detection = detectors.get(slug)?.(sample, context)
  const isPersisted = sample.files.length === 0 && persistenceBySlug.get(slug) !== 'discards'
  return detection && { ...detection, slug, isPersisted }
}
