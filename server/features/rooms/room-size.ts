import type { Story } from '#lib/estimation/session.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { Room } from './room.ts'

/** Of the room as stored. Every change writes it whole, and sends most of it to every person in it. */
export const MAX_ROOM_BYTES = 256 * 1024
/** Limit of the stories; the rest is for votes. */
const MAX_STORIES_BYTES = 192 * 1024

export const STORIES_TOO_LONG = `A session takes up to ${MAX_STORIES_BYTES / 1024} kB of stories. Take fewer of them, or shorten their descriptions.`
const FULL = `This session is full: it holds up to ${MAX_ROOM_BYTES / 1024} kB. Take stories off, or start another session.`

/** The same room. Throws UserError where its stories leave no room for votes. */
export function withRoomForVotes(room: Room): Room {
  const bytes = room.stories.reduce((sum, story) => sum + bytesOf(story), 0)
  if (bytes > MAX_STORIES_BYTES) throw new UserError(STORIES_TOO_LONG)
  return room
}

/**
 * Cache of measured sizes. Stories are immutable, so each is measured once: repeated requests to a full room would
 * otherwise cost its whole text each time.
 */
const measured = new WeakMap<Story, number>()

/** Returns the size of the story's stored text, with the comma after it. */
function bytesOf(story: Story): number {
  const bytes = measured.get(story) ?? Buffer.byteLength(JSON.stringify(story.title + story.description)) + 1
  measured.set(story, bytes)
  return bytes
}

/**
 * Returns a room that can be stored, with its JSON. If it is too large, drops the least important data first: removed
 * stories, then earlier rounds of other stories. Throws UserError if that is not enough.
 */
export function fitToLimit(room: Room): { readonly room: Room; readonly text: string } {
  for (const lessen of [asItIs, withoutRemoved, withoutEarlierRounds]) {
    const less = lessen(room)
    const text = JSON.stringify(less)
    if (Buffer.byteLength(text) <= MAX_ROOM_BYTES) return { room: less, text }
  }
  throw new UserError(FULL)
}

function asItIs(room: Room): Room {
  return room
}

function withoutRemoved(room: Room): Room {
  return { ...room, removed: [] }
}

function withoutEarlierRounds(room: Room): Room {
  const stories = room.stories.map((story) =>
    story.id === room.currentId ? story : { ...story, rounds: [] },
  )
  return { ...withoutRemoved(room), stories }
}
