import { withBase } from '#lib/net/base-path.ts'

type Entries = {
  readonly currentEntry: { readonly index: number } | null
  entries(): readonly { readonly url: string | null }[]
}

/** The page of this site that was left for this one, as a path; the first page where there was none. */
export function cameFrom(): string {
  const { navigation } = window as { readonly navigation?: Entries }
  const index = navigation?.currentEntry?.index ?? 0
  const before = index > 0 ? navigation?.entries()[index - 1]?.url : document.referrer
  const url = URL.parse(before ?? '')
  const isOwn = url?.origin === location.origin && url.pathname.startsWith(withBase('/'))
  if (!isOwn || url.pathname.startsWith(withBase('/auth'))) return withBase('/')
  return url.pathname + url.search + url.hash
}
