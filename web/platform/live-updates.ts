import * as v from 'valibot'
import { withBase } from '#lib/net/base-path.ts'

const RETRY_MS = 3_000

type Subscriber<T> = {
  readonly onState: (state: T) => void
  /** Told when the line is there, and when it is not; it is taken up again by itself. */
  readonly onConnectionChange: (isThere: boolean) => void
}

/** Subscribes to server-sent events of our server: each is a whole state of this schema. Returns a function that unsubscribes. */
export function subscribe<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  { onState, onConnectionChange }: Subscriber<T>,
): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    source = new EventSource(withBase(path))
    source.onopen = () => onConnectionChange(true)
    source.onmessage = ({ data }) => {
      const state = v.safeParse(schema, JSON.parse(data))
      if (state.success) onState(state.output)
    }
    source.onerror = () => {
      onConnectionChange(false)
      // The browser reconnects after an interruption, but not after a response that is not a stream, such as a proxy's
      // 502.
      if (source?.readyState === EventSource.CLOSED) retry = setTimeout(begin, RETRY_MS)
    }
  }
  const awaken = () => {
    stop()
    begin()
  }
  const stop = () => {
    clearTimeout(retry)
    source?.close()
  }
  begin()
  // After a time without network it need not wait for its next try.
  addEventListener('online', awaken)
  // A line that is idle would not be missed for long.
  const lose = () => onConnectionChange(false)
  addEventListener('offline', lose)
  return () => {
    removeEventListener('online', awaken)
    removeEventListener('offline', lose)
    stop()
  }
}
