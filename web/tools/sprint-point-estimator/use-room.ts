import { useMemo, useSyncExternalStore } from 'react'
import { type RoomCommand, type RoomState, roomState } from '#contract/room.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import { UserError } from '#lib/outcome/user-error.ts'
import { askServer, Unreachable } from '#web/browser/ask-server.ts'
import { followServer } from '#web/browser/follow-server.ts'
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
    this.#stop = followServer(this.#path, roomState, {
      onState: (state) => {
        this.#take(state)
        void this.#sendVote()
      },
      onLost: () => this.#show({ isReached: false }),
      onGone: (gone) => this.#show({ gone, isReached: true }),
    })
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
      if (!(error instanceof Unreachable)) throw error
      this.#show({ isReached: false })
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
    this.#show({ state, isReached: true, clockAheadMs: Date.now() - state.now })
  }

  #show(change: Partial<RoomSight>): void {
    this.#sight = { ...this.#sight, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** Why the server did not take what it was asked; what did not reach it is thrown on. */
function refusalOf(error: unknown): string {
  if (error instanceof Unreachable || !(error instanceof UserError)) throw error
  return error.problem.message
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
