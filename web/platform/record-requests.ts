import { stripBase } from '#lib/net/base-path.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { requestedAddresses, setSentText } from './sent-requests.ts'

/** A request as Resource Timing records it. */
export type RecordedRequest = Pick<PerformanceResourceTiming, 'name' | 'initiatorType'>

/**
 * Returns the addresses of requests that can carry data: all but those for the files of this site, which have no query.
 * A page of this site that a script fetches is counted, except the one shown, whose headers the site itself reads.
 * @param page The page's URL.
 * @param requested Addresses to which the visitor has sent requests: those count, whatever they are.
 */
export function withData(
  requests: readonly RecordedRequest[],
  page: URL,
  requested: Iterable<string> = [],
): readonly string[] {
  const known = new Set(Array.from(requested, withoutHash))
  return requests
    .filter(
      (request) =>
        (request.initiatorType === 'fetch' && known.has(withoutHash(request.name))) ||
        canCarryData(request, page),
    )
    .map(({ name }) => name)
}

function withoutHash(address: string): string {
  return new URL(address).href.replace(/#.*/, '')
}

function canCarryData({ name, initiatorType }: RecordedRequest, page: URL): boolean {
  const url = new URL(name)
  if (url.protocol === 'blob:' || url.protocol === 'data:') return false
  if (url.origin !== page.origin || url.search !== '') return true
  if (stripBase(url.pathname).startsWith('/api/')) return true
  const isPage = !/\.\w+$/.test(url.pathname)
  return initiatorType === 'fetch' && isPage && url.pathname !== page.pathname
}

/** Text for a number of requests: a browser counts them, and not the bytes that they carry. */
export function sentText(requests: number): string {
  return requests === 0 ? '0 bytes sent' : `${pluralize(requests, 'request')} sent`
}

let sent: readonly string[] = []

/** Addresses to which this page has sent data since it was opened. */
export function getSentRequests(): readonly string[] {
  return sent
}

/** Follows what the page sends, by the browser's own record (Resource Timing); restarts with each tool. */
export function recordRequests(): void {
  let path = location.pathname
  new PerformanceObserver((list) => {
    const requests = list
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    if (location.pathname !== path) sent = []
    path = location.pathname
    sent = [...sent, ...withData(requests, new URL(location.href), requestedAddresses)]
    setSentText(sentText(sent.length))
  }).observe({ type: 'resource', buffered: true })
}
