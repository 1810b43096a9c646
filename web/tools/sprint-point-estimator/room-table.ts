import type { RoomTable } from '#contract/room.ts'
import type { Table } from './table.ts'

/** A vote that is on its way to the server, or waits until it can be reached; of no story where there was none. */
export type PendingVote = { readonly storyId: string; readonly card: string; readonly round: number }

/**
 * A room as the screen shows it. A vote that is still on its way is shown as cast. `clockAheadMs` is by how much the
 * visitor's clock is ahead of the server's.
 */
export function tableOfRoom(room: RoomTable, pending: PendingVote | undefined, clockAheadMs: number): Table {
  const isOfRound = pending?.storyId === room.currentId && pending.round === room.round
  const seats = room.seats.map((seat) =>
    isOfRound && !room.isRevealed && seat.isMe
      ? { ...seat, card: pending.card, hasVoted: pending.card !== '' }
      : seat,
  )
  const timerEndsAt = room.timerEndsAt === 0 ? 0 : room.timerEndsAt + clockAheadMs
  return { ...room, seats, timerEndsAt, needsStory: false }
}

/** Returns the message about a change for this visitor; empty if it does not concern them. */
export function newsFor(before: RoomTable, after: RoomTable): string {
  if (after.canLead && !before.canLead) return 'You are now the facilitator'
  const me = after.seats.find(({ isMe }) => isMe)
  const leader = leaderOf(after)
  const wasDeclined = before.leadRequestId !== '' && after.leadRequestId === '' && !after.canLead
  if (wasDeclined) return `${leader} still leads`
  const isNudged = after.nudges > before.nudges && !after.isRevealed
  if (!isNudged || !me || me.isSpectator || me.hasVoted) return ''
  return `${leader} is waiting for your vote`
}

/** Whether a visitor is to be shown who leads and who asks to. */
export function concernsLead({ wasReplaced, leadRequestId }: RoomTable): boolean {
  return wasReplaced || leadRequestId !== ''
}

/** Returns the name of the facilitator. */
export function leaderOf({ seats }: RoomTable): string {
  return seats.find(({ isFacilitator }) => isFacilitator)?.name ?? 'The facilitator'
}
