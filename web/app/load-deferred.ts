type Deferred = typeof import('./deferred.ts')

/** Loads the script that knows every page and tool, by the name in the document. */
export function loadDeferred(): Promise<Deferred> {
  if (import.meta.env.SSR || import.meta.env.DEV) return import('./deferred.ts')
  const name = document.querySelector<HTMLMetaElement>('meta[name=deferred-script]')?.content
  return import(/* @vite-ignore */ name ?? '')
}
