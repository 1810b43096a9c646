import * as v from 'valibot'
import { withBase } from '#lib/net/base-path.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { fetchApi, ServerError } from './fetch-api.ts'

const RETRY_MS = 3_000
/** Time in which a stream delivers its first event, unless a proxy holds events back; then the polling interval. */
const STALL_MS = 5_000
/** Note for the visitor while states are fetched. */
export const NOT_LIVE = 'Not live: updates every 5 s'

type Subscriber<T> = {
  readonly onState: (state: T) => void
  /** Called with the connection state; a lost connection is reopened automatically. */
  readonly onConnectionChange: (isThere: boolean) => void
  /** Called every five seconds while the stream delivers no event, or has delivered its first one late. */
  readonly onStall?: () => void
  /** Called when a stream delivers its first event in time. */
  readonly onLive?: () => void
}

/** Subscribes to server-sent events of our server: each is a whole state of this schema. Returns a function that unsubscribes. */
export function subscribe<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  { onState, onConnectionChange, onStall, onLive }: Subscriber<T>,
): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let stall: ReturnType<typeof setTimeout> | undefined
  let isAwaited = false
  /** Waits for the first event of a stream. */
  const awaitEvent = () => {
    clearTimeout(stall)
    isAwaited = true
    stall = setTimeout(reportStall, STALL_MS)
  }
  const reportStall = () => {
    isAwaited = false
    stall = setTimeout(reportStall, STALL_MS)
    onStall?.()
  }
  const noteEvent = () => {
    if (!isAwaited) return
    isAwaited = false
    clearTimeout(stall)
    onLive?.()
  }
  const begin = () => {
    awaitEvent()
    source = new EventSource(withBase(path))
    source.onopen = () => {
      awaitEvent()
      onConnectionChange(true)
    }
    source.onmessage = ({ data }) => {
      noteEvent()
      const state = v.safeParse(schema, JSON.parse(data))
      if (state.success) onState(state.output)
    }
    source.onerror = () => {
      clearTimeout(stall)
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
    clearTimeout(stall)
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

/** View of an item that is stored on our server and changes live. */
export type LiveView<S> = {
  readonly state: S | undefined
  /** Reason why the item does not exist (any more); empty while it exists or is unknown. */
  readonly deletionReason: string
  readonly isReached: boolean
  /** Whether changes are pushed; otherwise a proxy holds them back, and states are fetched every five seconds. */
  readonly isLive: boolean
  /** By how much this device's clock is ahead of the server's, in milliseconds. */
  readonly clockAheadMs: number
}

/** Returns the note about the connection for the visitor; empty if changes are pushed. */
export function connectionText({ isReached, isLive }: LiveView<unknown>): string {
  if (!isReached) return 'Reconnecting…'
  return isLive ? '' : NOT_LIVE
}

export const NOTHING_SEEN = {
  state: undefined,
  deletionReason: '',
  isReached: true,
  isLive: true,
  clockAheadMs: 0,
}

const NOT_FOUND = 404

/** The server knows who has joined by a cookie. */
export const COOKIE_BLOCKED =
  'Your browser blocks the cookie of this session. Allow cookies for this site, then join again.'

type ConnectionOptions<S> = {
  readonly schema: v.GenericSchema<unknown, S>
  /** Whether a state is older than one that is known. */
  readonly isOld: (state: S, known: S) => boolean
  /** Whether the visitor who has received this state has joined. */
  readonly isJoined: (state: S) => boolean
  /** Called with every accepted state, and the previous one. */
  readonly onAccepted?: (state: S, before: S | undefined) => void
}

/** Live connection to one resource of our server: receives its states and sends commands. */
export class LiveConnection<S extends { readonly now: number }> {
  readonly #path: string
  readonly #options: ConnectionOptions<S>
  readonly #listeners = new Set<() => void>()
  view: LiveView<S> = NOTHING_SEEN
  #stop: (() => void) | undefined

  constructor(path: string, options: ConnectionOptions<S>) {
    this.#path = path
    this.#options = options
  }

  readonly get = () => this.view

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    if (!this.#stop) this.follow()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stop?.()
      this.#stop = undefined
    }
  }

  /** Reconnects: under a new identity, or after an interruption. */
  follow(): void {
    this.#stop?.()
    this.#stop = subscribe(`${this.#path}/events`, this.#options.schema, {
      onState: (state) => this.#take(state),
      onConnectionChange: (isThere) => (isThere ? this.#show({ isReached: true }) : void this.#lose()),
      onStall: () => {
        this.#show({ isLive: false })
        void this.#fetch()
      },
      onLive: () => {
        if (!this.view.isLive) this.#show({ isLive: true })
      },
    })
  }

  /** Reconnects if there are subscribers. */
  reconnectIfWatched(): void {
    if (this.#stop) this.follow()
  }

  /** Sets the server as unreachable until its next message. */
  isOut(): void {
    this.#show({ isReached: false })
  }

  /** Sends a request whose response is the new state. Throws like `fetchApi`. */
  async post(path: string, request: unknown): Promise<void> {
    this.#take(await fetchApi(this.#path + path, request, this.#options.schema))
  }

  /** The same; why it was refused, or empty. */
  async ask(path: string, request: unknown): Promise<string> {
    const result = await toResultAsync(() => this.post(path, request))
    return result.ok ? '' : result.problem.message
  }

  /** Joins, and reconnects under the new identity; returns why it failed, or empty. */
  async join(request: unknown): Promise<string> {
    const refused = await this.ask('/join', request)
    if (refused !== '') return refused
    // The open stream was requested without the cookie of the new identity.
    this.follow()
    const seen = await toResultAsync(() => fetchApi(this.#path, undefined, this.#options.schema))
    return seen.ok && !this.#options.isJoined(seen.value) ? COOKIE_BLOCKED : ''
  }

  /**
   * Handles a lost connection: the server might be unreachable or the item deleted; only a plain request can determine
   * that.
   */
  async #lose(): Promise<void> {
    if (this.view.state) this.isOut()
    await this.#fetch()
  }

  async #fetch(): Promise<void> {
    try {
      this.#take(await fetchApi(this.#path, undefined, this.#options.schema))
      if (!this.view.isLive) this.#show({ isReached: true })
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      const isNotFound = error instanceof ServerError && error.status === NOT_FOUND
      if (isNotFound) this.#stop?.()
      this.#show(isNotFound ? { deletionReason: error.message, isReached: true } : { isReached: false })
    }
  }

  /** Accepts a state unless a newer one is known. */
  #take(state: S): void {
    const { state: before } = this.view
    if (before && this.#options.isOld(state, before)) return
    this.#show({ state, clockAheadMs: Date.now() - state.now })
    this.#options.onAccepted?.(state, before)
  }

  #show(change: Partial<LiveView<S>>): void {
    this.view = { ...this.view, ...change }
    for (const listener of this.#listeners) listener()
  }
}
