import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'

/** Notifies the subscribers of a topic, in every process, of a change. The change itself is read from the database. */
export type Bus = {
  readonly publish: (topic: string) => void
  /**
   * Calls the listener after each change, and after an interruption that might have hidden changes. Returns a function
   * that unsubscribes.
   */
  readonly subscribe: (topic: string, listener: () => void) => () => void
  readonly close: () => Promise<void>
}

/** The listeners of each topic. */
export class Listeners {
  readonly #byTopic = new Map<string, Set<() => void>>()

  add(topic: string, listener: () => void): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set()
    this.#byTopic.set(topic, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#byTopic.get(topic) === listeners) this.#byTopic.delete(topic)
    }
  }

  notify(topic: string): void {
    for (const listener of [...(this.#byTopic.get(topic) ?? [])]) listener()
  }

  notifyAll(): void {
    for (const topic of [...this.#byTopic.keys()]) this.notify(topic)
  }
}

/** The bus of a server that is one process. */
export function createLocalBus(): Bus {
  const listeners = new Listeners()
  return {
    publish: (topic) => queueMicrotask(() => listeners.notify(topic)),
    subscribe: (topic, listener) => listeners.add(topic, listener),
    close: async () => {},
  }
}

const CHANNEL = 'sundry'
/** Batch interval: topics within it are published by one statement, whatever the number of votes. */
const BATCH_MS = 15
const RECONNECT_MS = 1_000

/** The bus of a server of several processes: PostgreSQL's `LISTEN` and `NOTIFY` over one connection. */
export async function createPostgresBus(url: string, log: Log): Promise<Bus> {
  const listeners = new Listeners()
  const waiting = new Set<string>()
  let client: pg.Client | undefined
  let flushTimer: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ payload }) => listeners.notify(payload ?? ''))
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next, new Error('the connection ended')))
    try {
      await next.connect()
      await next.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      void next.end().catch(() => {})
      throw error
    }
    client = next
  }

  function lost(which: pg.Client, error: Error): void {
    if (isClosed || client !== which) return
    client = undefined
    log(`live updates between processes are interrupted: ${error.message}`, { level: 'warn' })
    void reconnect()
  }

  async function reconnect(): Promise<void> {
    while (!isClosed && !client) {
      await wait(RECONNECT_MS, undefined, { ref: false })
      await connect().catch(() => undefined)
    }
    if (isClosed) return
    log('live updates between processes go on')
    listeners.notifyAll()
    void flush()
  }

  async function flush(): Promise<void> {
    flushTimer = undefined
    if (!client || waiting.size === 0) return
    const topics = [...waiting]
    waiting.clear()
    await client
      .query('SELECT pg_notify($1, topic) FROM unnest($2::text[]) AS topic', [CHANNEL, topics])
      .catch(() => {
        for (const topic of topics) waiting.add(topic)
      })
  }

  await connect()
  return {
    publish(topic) {
      waiting.add(topic)
      flushTimer ??= setTimeout(() => void flush(), BATCH_MS)
    },
    subscribe: (topic, listener) => listeners.add(topic, listener),
    async close() {
      clearTimeout(flushTimer)
      await flush()
      isClosed = true
      await client?.end()
    },
  }
}
