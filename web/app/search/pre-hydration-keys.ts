declare global {
  /** Keys typed outside of any field since the document loaded, collected by `index.html`. */
  var typed: string | undefined
}

/** Clears the text typed before the search was opened. */
export function clearPreHydrationKeys(): void {
  globalThis.typed = ''
}

/** Returns the keys typed while the search was loading, without the one that opened it; only once. */
export function consumePreHydrationKeys(): string {
  const typed = (globalThis.typed ?? '').replace(/^\//, '')
  clearPreHydrationKeys()
  return typed
}
