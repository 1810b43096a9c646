import { useMemo, useSyncExternalStore } from 'react'
import { type RoomCommand, type RoomState, roomState } from '#contract/room.ts'
import { UserError } from '#lib/result/user-error.ts'
import { ServerError } from '#web/platform/fetch-api.ts'
import { LiveConnection, type LiveView, NOTHING_SEEN } from '#web/platform/live-connection.ts'
import { showToast } from '#web/ui/toast.tsx'
import { newsFor, type PendingVote } from './room-table.ts'

/** State of a room and its connection. */
export type RoomView = LiveView<RoomState> & { readonly pending: PendingVote | undefined }

const RETRY_MS = 3_000
/** A vote can have waited for the network, so its voter might look elsewhere when it is refused. */
const VOTE_REFUSED = { title: 'Your vote was not counted', stays: true }

/** The line to one room, and a vote that waits until the server has it. */
export class RoomLine {
  readonly live: LiveConnection<RoomState>
  readonly #listeners = new Set<() => void>()
  #pending: PendingVote | undefined
  #isSendingVote = false

  constructor(id: string) {
    this.live = new LiveConnection(`/api/rooms/${encodeURIComponent(id)}`, {
      schema: roomState,
      isOld: (state, known) => state.version < known.version,
      isJoined: ({ table }) => table !== null,
      onAccepted: (state, before) => {
        const news = before?.table && state.table ? newsFor(before.table, state.table) : ''
        if (news !== '') showToast({ title: news })
        void this.#sendVote()
      },
    })
  }

  readonly getPending = () => this.#pending

  readonly subscribePending = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether the visitor is in. */
  async join(name: string, isSpectator: boolean): Promise<boolean> {
    const errorMessage = await this.live.join({ name, isSpectator })
    if (errorMessage !== '') refuse(errorMessage)
    return errorMessage === ''
  }

  /** Whether the server took the command; why it did not is said. */
  async command(command: RoomCommand): Promise<boolean> {
    const errorMessage = await this.live.ask('/commands', command)
    if (errorMessage !== '') refuse(errorMessage)
    return errorMessage === ''
  }

  vote(card: string): void {
    const table = this.live.get().state?.table
    if (!table) return
    this.#wait({ storyId: table.currentId, card, round: table.round })
    void this.#sendVote()
  }

  /** Sends the latest vote, one at a time, so that an earlier one never overtakes it. */
  async #sendVote(): Promise<void> {
    if (this.#isSendingVote) return
    this.#isSendingVote = true
    try {
      for (let vote = this.#pending; vote; vote = this.#pending) {
        const errorMessage = await this.live
          .post('/commands', { kind: 'vote', ...vote })
          .then(() => '', toErrorMessage)
        if (this.#pending === vote) this.#wait(undefined)
        if (errorMessage !== '') refuse(errorMessage, VOTE_REFUSED)
      }
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      this.live.isOut()
      // The vote is sent again with the first state of a new connection.
      setTimeout(() => this.live.reconnectIfWatched(), RETRY_MS)
    } finally {
      this.#isSendingVote = false
    }
  }

  #wait(vote: PendingVote | undefined): void {
    this.#pending = vote
    for (const listener of this.#listeners) listener()
  }
}

/** Returns the reason why the server rejected a command; rethrows network and server failures. */
function toErrorMessage(error: unknown): string {
  if (!(error instanceof ServerError) || error.status >= 500) throw error
  return error.message
}

function refuse(description: string, more: Partial<Parameters<typeof showToast>[0]> = {}): void {
  showToast({ title: 'Error', description, tone: 'error', ...more })
}

/** A room and the line to it. Nothing of it is known before the page is alive. */
export function useRoom(id: string): { readonly line: RoomLine; readonly view: RoomView } {
  const line = useMemo(() => new RoomLine(id), [id])
  const snapshot = useSyncExternalStore(line.live.subscribe, line.live.get, () => NOTHING_SEEN)
  const pending = useSyncExternalStore(line.subscribePending, line.getPending, () => undefined)
  return { line, view: { ...snapshot, pending } }
}
