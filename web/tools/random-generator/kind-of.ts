import type { PastDraw, RandomForm } from './random-form.ts'

/** Returns whether a draw is of coins, of dice, which have details, or of numbers. */
export function kindOf({ title, details }: PastDraw): RandomForm['kind'] {
  if (/^(Coin|\d+ coins)/.test(title)) return 'coin'
  return details.length > 0 ? 'dice' : 'numbers'
}
