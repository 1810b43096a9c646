import type { Rounding } from './report-settings.ts'

/** Whole seconds rounded to whole steps of minutes; half a step goes up, and nothing stays nothing. */
export function roundSeconds(seconds: number, { mode, minutes }: Rounding): number {
  if (mode === 'none') return seconds
  const step = minutes * 60
  const steps = mode === 'up' ? Math.ceil(seconds / step) : Math.floor((seconds + step / 2) / step)
  return steps * step
}
