import type { RoomTable } from '#contract/room.ts'
import { leaderOf } from './room-table.ts'

/** Returns who leads and who asks to, for a visitor whom it concerns; empty otherwise. */
export function leadText(room: RoomTable): string {
  const { seats, canLead, wasReplaced, leadRequestId } = room
  const asking = seats.find(({ id }) => id === leadRequestId)
  if (asking && canLead) return `${asking.name} led before, and asks to lead again.`
  if (asking?.isMe) return `You have asked ${leaderOf(room)} to let you lead again.`
  return wasReplaced ? `${leaderOf(room)} leads now, because you were away.` : ''
}
