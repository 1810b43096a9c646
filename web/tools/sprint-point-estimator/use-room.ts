import { useMemo, useSyncExternalStore } from 'react'
import { type RoomCommand, type RoomState, roomState } from '#contract/room.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import { UserError } from '#lib/outcome/user-error.ts'
import { askServer, ServerRefusal } from '#web/browser/ask-server.ts'
import { followLive } from '#web/browser/live-updates.ts'
import { showToast } from '#web/ui/toast.tsx'
import { newsFor, type PendingVote } from './room-table.ts'

/** What is known of a room. */
export type RoomSight = {
  readonly state: RoomState | undefined
  /** Why there is no such room (any more); empty while there is, or nobody knows. */
  readonly gone: string
  readonly isReached: boolean
  readonly pending: PendingVote | undefined
  readonly clockAheadMs: number
}

const NOT_FOUND = 404
const RETRY_MS = 3_000

const NOTHING: RoomSight = {
  state: undefined,
  gone: '',
  isReached: true,
  pending: undefined,
  clockAheadMs: 0,
}

/** The line to one room: what it tells, and what is asked of it. A vote waits here until the server has it. */
export class RoomLine {
  readonly #path: string
  readonly #listeners = new Set<() => void>()
  #sight = NOTHING
  #isSendingVote = false
  #stop: (() => void) | undefined

  constructor(id: string) {
    this.#path = `/api/rooms/${encodeURIComponent(id)}`
  }

  readonly get = () => this.#sight

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    if (!this.#stop) this.#follow()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stop?.()
      this.#stop = undefined
    }
  }

  /** Whether the visitor is in. */
  async join(name: string, isSpectator: boolean): Promise<boolean> {
    const isIn = await this.#ask('/join', { name, isSpectator })
    // The stream that is open does not know who has joined.
    if (isIn) this.#follow()
    return isIn
  }

  /** Whether the server took the command; why it did not is said. */
  command(command: RoomCommand): Promise<boolean> {
    return this.#ask('/commands', command)
  }

  vote(card: string): void {
    const storyId = this.#sight.state?.table?.currentId
    if (!storyId) return
    this.#show({ pending: { storyId, card } })
    void this.#sendVote()
  }

  #follow(): void {
    this.#stop?.()
    this.#stop = followLive(`${this.#path}/events`, roomState, {
      onState: (state) => {
        this.#take(state)
        void this.#sendVote()
      },
      onLine: (isThere) => (isThere ? this.#show({ isReached: true }) : void this.#lose()),
    })
  }

  /** The line is down: the server may be away, or the room; only a plain question tells which. */
  async #lose(): Promise<void> {
    if (this.#sight.state) this.#show({ isReached: false })
    try {
      this.#take(await askServer(this.#path, undefined, roomState))
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      const isGone = error instanceof ServerRefusal && error.status === NOT_FOUND
      if (isGone) this.#stop?.()
      this.#show(isGone ? { gone: error.message, isReached: true } : { isReached: false })
    }
  }

  /** Sends the latest vote, one at a time, so that an earlier one never overtakes it. */
  async #sendVote(): Promise<void> {
    if (this.#isSendingVote) return
    this.#isSendingVote = true
    try {
      for (let vote = this.#sight.pending; vote; vote = this.#sight.pending) {
        const refusal = await this.#post('/commands', { kind: 'vote', ...vote }).then(() => '', refusalOf)
        if (this.#sight.pending === vote) this.#show({ pending: undefined })
        if (refusal !== '') refuse(refusal)
      }
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      this.#show({ isReached: false })
      // The vote goes out again with the first news of a new line.
      setTimeout(() => this.#stop && this.#follow(), RETRY_MS)
    } finally {
      this.#isSendingVote = false
    }
  }

  async #ask(path: string, request: unknown): Promise<boolean> {
    const outcome = await attemptAsync(() => this.#post(path, request))
    if (!outcome.ok) refuse(outcome.problem.message)
    return outcome.ok
  }

  async #post(path: string, request: unknown): Promise<void> {
    this.#take(await askServer(this.#path + path, request, roomState))
  }

  /** Takes a state unless a newer one is known. */
  #take(state: RoomState): void {
    const { state: before } = this.#sight
    if (before && state.version < before.version) return
    const news = before?.table && state.table ? newsFor(before.table, state.table) : ''
    if (news !== '') showToast({ title: news })
    this.#show({ state, clockAheadMs: Date.now() - state.now })
  }

  #show(change: Partial<RoomSight>): void {
    this.#sight = { ...this.#sight, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** Why the server did not take what it was asked; what did not reach it, or failed in it, is thrown on. */
function refusalOf(error: unknown): string {
  if (!(error instanceof ServerRefusal) || error.status >= 500) throw error
  return error.message
}

function refuse(words: string): void {
  showToast({ title: 'Error', description: words, tone: 'error' })
}

/** A room and the line to it. Nothing of it is known before the page is alive. */
export function useRoom(id: string): { readonly line: RoomLine; readonly sight: RoomSight } {
  const line = useMemo(() => new RoomLine(id), [id])
  const sight = useSyncExternalStore(line.subscribe, line.get, () => NOTHING)
  return { line, sight }
}
