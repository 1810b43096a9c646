import * as v from 'valibot'

/** A number field's text as typed, however long: what is no number is told where it is read, and kept. */
export function textField(standard: string) {
  return v.optional(v.string(), standard)
}

/** One of the ids of a menu. */
export function choice<const Id extends string>(menu: readonly { readonly id: Id }[], standard: NoInfer<Id>) {
  return v.optional(v.picklist(menu.map(({ id }) => id)), standard)
}
