type Pairs = readonly (readonly [name: string, value: string])[]

/** `application/x-www-form-urlencoded` (WHATWG URL §5.2). */
export function encodeForm(pairs: Pairs): string {
  return new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()
}

/** Returns the pairs of an encoded form; undefined if encoding them again would differ. */
export function decodeForm(text: string): Pairs | undefined {
  const pairs = [...new URLSearchParams(text)]
  return pairs.length > 0 && encodeForm(pairs) === text ? pairs : undefined
}
