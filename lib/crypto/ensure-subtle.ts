/**
 * Returns `crypto.subtle`. On pages that are not a secure context (plain HTTP, other than localhost) browsers leave it
 * out; there it is defined, for libraries too, by a subset in JavaScript, which is loaded then.
 */
export async function ensureSubtle(): Promise<SubtleCrypto> {
  if (!crypto.subtle) {
    const { nobleSubtle } = await import('./engine-noble.ts')
    Object.defineProperty(crypto, 'subtle', { value: nobleSubtle, configurable: true })
  }
  return crypto.subtle
}
