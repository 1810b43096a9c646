import { requestedAddresses } from '#web/platform/sent-requests.ts'
import type { ApiRequest } from './api-request.ts'
import { type Entry, type History, withEntry } from './history.ts'
import { type Exchange, getTimeout, type Received } from './response/exchange.ts'
import { send } from './send.ts'
import type { Environments } from './variables/environments.ts'

type Sending = {
  readonly request: ApiRequest
  readonly environments: Environments
  /** Seconds to wait, as typed. */
  readonly timeout: string
  readonly cancelled: AbortSignal
  readonly onProgress: (received: Received) => void
}

type Sent = {
  readonly exchange: Exchange
  /** The history with this request, where it was sent at all. */
  readonly remember: (history: History) => History
}

/** Sends with the browser's own means: its network and its clocks. */
export async function sendFromBrowser({ request, environments, timeout, ...rest }: Sending): Promise<Sent> {
  const at = Date.now()
  const timeoutSeconds = getTimeout(timeout)
  const exchange = await send(request, environments, () => ({
    fetch: (url, init) => {
      requestedAddresses.add(url)
      return fetch(url, init)
    },
    now: () => performance.now(),
    timedOut: AbortSignal.timeout(timeoutSeconds * 1000),
    timeoutSeconds,
    ...rest,
  }))
  const { timeMs } = 'answer' in exchange ? exchange.answer : exchange.failure
  if (timeMs === undefined) return { exchange, remember: (history) => history }
  const status = 'answer' in exchange ? exchange.answer.status : 0
  const entry: Entry = { id: `${at}-${performance.now()}`, at, request, status, timeMs }
  return { exchange, remember: (history) => withEntry(history, entry) }
}
