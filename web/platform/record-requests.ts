import { stripBase } from '#lib/net/base-path.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { setSentText } from './sent-requests.ts'

/**
 * Returns the addresses of requests that can carry data: all but those for the files of this site, which have no query.
 * @param addresses Absolute URLs, as in `PerformanceResourceTiming.name`.
 */
export function withData(addresses: readonly string[], origin: string): readonly string[] {
  return addresses.filter((address) => {
    const url = new URL(address)
    if (url.protocol === 'blob:' || url.protocol === 'data:') return false
    return url.origin !== origin || url.search !== '' || stripBase(url.pathname).startsWith('/api/')
  })
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
    const names = list.getEntries().map(({ name }) => name)
    if (location.pathname !== path) sent = []
    path = location.pathname
    sent = [...sent, ...withData(names, location.origin)]
    setSentText(sentText(sent.length))
  }).observe({ type: 'resource', buffered: true })
}
