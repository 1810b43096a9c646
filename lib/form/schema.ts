import * as v from 'valibot'

const LONGEST_NUMBER_TEXT = 1000

/** A number field's text as typed; anything longer than 1000 characters is no number. */
export function typed(standard: string) {
  return v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NUMBER_TEXT)), standard)
}

/** One of the ids of a menu. */
export function choice<const Id extends string>(menu: readonly { readonly id: Id }[], standard: NoInfer<Id>) {
  return v.optional(v.picklist(menu.map(({ id }) => id)), standard)
}
