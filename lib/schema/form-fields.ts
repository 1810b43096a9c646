import * as v from 'valibot'

/** Creates a field for typed input of any length: an invalid number is stored, and reported by its parser. */
export function textField(standard: string) {
  return v.optional(v.string(), standard)
}

/** One of the ids of a menu. */
export function choice<const Id extends string>(menu: readonly { readonly id: Id }[], standard: NoInfer<Id>) {
  return v.optional(v.picklist(menu.map(({ id }) => id)), standard)
}
