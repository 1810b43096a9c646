import * as v from 'valibot'
import { problemAnswer } from '#contract/problem.ts'

/** At once after a line that worked, for servers restart; then with patience. */
const FIRST_RETRY_MS = 300
const RETRY_MS = 2_000

type Follower<T> = {
  readonly onState: (state: T) => void
  /** The line to the server is down; it is tried again by itself. */
  readonly onLost: () => void
  /** There is nothing to follow, in the server's words; nothing is tried any more. */
  readonly onGone: (words: string) => void
}

/**
 * Follows a state that the server tells as events at `{path}/events`, through lost networks and restarts of the
 * server. Returns how to stop.
 */
export function followServer<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  { onState, onLost, onGone }: Follower<T>,
): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasStopped = false

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const lose = () => {
    const delay = source ? FIRST_RETRY_MS : RETRY_MS
    close()
    onLost()
    timer = setTimeout(open, delay)
  }
  const open = async () => {
    close()
    // A stream cannot tell why it is refused; a plain question can.
    const answer = await fetch(path).catch(() => undefined)
    if (hasStopped || source) return
    if (answer?.status === 404) return onGone(await wordsOf(answer))
    if (!answer?.ok) return lose()
    source = new EventSource(`${path}/events`)
    source.onmessage = ({ data }) => {
      const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), data)
      if (reading.success) onState(reading.output)
    }
    source.onerror = lose
  }
  addEventListener('offline', lose)
  addEventListener('online', open)
  void open()
  return () => {
    hasStopped = true
    close()
    removeEventListener('offline', lose)
    removeEventListener('online', open)
  }
}

async function wordsOf(answer: Response): Promise<string> {
  const reading = v.safeParse(problemAnswer, await answer.json().catch(() => undefined))
  return reading.success ? reading.output.error : 'This address is no longer in use.'
}
