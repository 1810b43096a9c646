import type { RoomStateSent } from '#contract/room.ts'
import { currentStory } from '#lib/estimation/session.ts'
import { nameOf, type Person, type Room } from './room.ts'

/** Room as stored, and the people present. */
export type StoredRoom = {
  readonly room: Room
  readonly version: number
  readonly code: string
  readonly present: ReadonlySet<string>
}

/**
 * Returns one person's view of a room. Before the reveal it shows only whether others have voted, not their cards; the
 * order is that of joining, never that of voting.
 */
export function toView(stored: StoredRoom, viewerId: string, now: number): RoomStateSent {
  const { room, version } = stored
  const viewer = room.people.find(({ id }) => id === viewerId)
  const table = viewer ? tableOf(stored, viewer) : null
  return { now, version, people: room.people.length, table }
}

type TableSent = NonNullable<RoomStateSent['table']>

function tableOf({ room, code, present }: StoredRoom, viewer: Person): TableSent {
  const story = currentStory(room)
  const votes = story?.votes ?? {}
  const seatOf = ({ id, name, isSpectator }: Person): TableSent['seats'][number] => ({
    id,
    name,
    isMe: id === viewer.id,
    isSpectator,
    isFacilitator: id === room.facilitatorId,
    isPresent: id === viewer.id || present.has(id),
    hasVoted: id in votes,
    card: room.isRevealed || id === viewer.id ? (votes[id] ?? '') : '',
  })
  const seesRequest =
    room.leadRequestId !== '' && (viewer.id === room.facilitatorId || viewer.id === room.leadRequestId)
  const order = room.people.map(({ id }) => id)
  const shown = Object.entries(votes)
    .map(([id, card]) => ({ place: order.indexOf(id), name: nameOf(room, id), card }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ name, card }) => ({ name, card }))
  return {
    code,
    name: room.name,
    deck: { id: room.deck.id, custom: [...room.deck.custom] },
    stories: room.stories.map(({ id, title, description, isVotingComplete, finalEstimate }) => ({
      id,
      title,
      description: id === room.currentId ? description : '',
      isVotingComplete,
      finalEstimate,
    })),
    currentId: room.currentId,
    isRevealed: room.isRevealed,
    seats: room.people.map(seatOf),
    shown: room.isRevealed ? shown : [],
    // A page of the previous deployment rejects unknown fields.
    ...(story?.round && { round: story.round }),
    rounds: (story?.rounds ?? []).map(({ votes, estimate }) => ({ votes: [...votes], estimate })),
    canLead: viewer.id === room.facilitatorId,
    autoReveals: room.autoReveals,
    timerEndsAt: room.timerEndsAt,
    isNamed: viewer.isNamed,
    nudges: room.nudges,
    // A page of the previous deployment rejects unknown fields.
    ...(room.replacedIds.includes(viewer.id) && { wasReplaced: true }),
    ...(viewer.id === room.facilitatorId &&
      room.removedPeople.length > 0 && {
        removedPeople: room.removedPeople.map(({ id, name }) => ({ id, name })),
      }),
    ...(seesRequest && { leadRequestId: room.leadRequestId }),
  }
}
