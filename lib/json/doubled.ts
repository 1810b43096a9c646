/** The same numbers at the start of an array twice as long. */
export function doubleLength<T extends Uint8Array | Uint32Array>(array: T): T {
  // Safe: the constructor of a typed array makes its own kind.
  const grown = new (array.constructor as new (length: number) => T)(array.length * 2)
  grown.set(array)
  return grown
}
