import { pluralize } from '#lib/numbers/pluralize.ts'
import { type Added, MAX_NAMES } from './wheel-names.ts'

/** Returns the message about an addition: `12 names added. 3 duplicates skipped.` */
export function describeAdded({ added, duplicates, leftOut }: Added): string {
  const parts = [`${pluralize(added, 'name')} added`]
  if (duplicates > 0) parts.push(`${pluralize(duplicates, 'duplicate')} skipped`)
  if (leftOut > 0) parts.push(`${leftOut} left out: a wheel holds ${MAX_NAMES.toLocaleString('en-US')} names`)
  return `${parts.join('. ')}.`
}
