declare global {
  /** What was typed where no field was, since the document is there; `index.html` collects it. */
  var typed: string | undefined
}

/** Forgets what was typed before the search was asked for. */
export function clearPreHydrationKeys(): void {
  globalThis.typed = ''
}

/** What was typed while the search was on its way, without the key that opened it; once. */
export function consumePreHydrationKeys(): string {
  const typed = (globalThis.typed ?? '').replace(/^\//, '')
  clearPreHydrationKeys()
  return typed
}
