import { stripBase } from '#lib/net/base-path.ts'
import { setSentRequests } from './sent-requests.ts'

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

/** Follows what the page sends, by the browser's own record (Resource Timing); restarts with each tool. */
export function recordRequests(): void {
  let path = location.pathname
  let sent: readonly string[] = []
  new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name)
    if (location.pathname !== path) sent = []
    path = location.pathname
    sent = [...sent, ...withData(names, location.origin)]
    setSentRequests(sent)
  }).observe({ type: 'resource', buffered: true })
}
