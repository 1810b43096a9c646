type Deferred = typeof import('./deferred.ts')

let loaded: Deferred | undefined

/**
 * Loads the script that knows every page and tool, by the name in the document. Once loaded it answers before the next
 * event: a search opened just before a paste must not come after it.
 */
export async function loadDeferred(): Promise<Deferred> {
  loaded ??= await importDeferred()
  return loaded
}

function importDeferred(): Promise<Deferred> {
  if (import.meta.env.SSR || import.meta.env.DEV) return import('./deferred.ts')
  const name = document.querySelector<HTMLMetaElement>('meta[name=deferred-script]')?.content
  return import(/* @vite-ignore */ name ?? '')
}
