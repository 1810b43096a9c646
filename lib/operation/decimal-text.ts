import * as v from 'valibot'

/** A number with all its digits: as decimal text, or as a JSON number that a double can hold. */
export const decimalText = v.pipe(
  v.union([v.string(), v.number()], 'Enter a number, as text or as a JSON number.'),
  v.check(isExact, 'This number is too large for a JSON number, which loses digits. Write it as text.'),
  v.transform((value) => (typeof value === 'string' ? value : plainText(value))),
)

/** Fields for numbers, with these defaults; an empty one means that the number is not given. */
export function decimalFields<const Name extends string>(defaults: Readonly<Record<Name, string>>) {
  const entries = Object.entries<string>(defaults).map(([name, standard]) => [
    name,
    v.optional(decimalText, standard),
  ])
  return Object.fromEntries(entries) as Record<Name, v.OptionalSchema<typeof decimalText, string>>
}

function isExact(value: string | number): boolean {
  return typeof value === 'string' || !Number.isInteger(value) || Number.isSafeInteger(value)
}

/** The shortest decimal that reads back as the same double, without an exponent. */
function plainText(value: number): string {
  const [digits = '', exponent] = String(value).split('e')
  if (exponent === undefined) return digits
  // Integers are safe, so only small fractions have an exponent.
  const places = (digits.split('.')[1]?.length ?? 0) - Number(exponent)
  return value.toFixed(Math.min(places, 100))
}
