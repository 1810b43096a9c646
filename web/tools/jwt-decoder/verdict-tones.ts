import type { Badge } from './validity.ts'

/** Classes of a verdict by its tone. */
export const VERDICT_TONES = {
  good: 'bg-good-soft text-good',
  care: 'bg-care-soft text-care',
  wrong: 'bg-wrong-soft text-wrong',
} as const satisfies Record<Badge['tone'], string>
