import * as v from 'valibot'
import { currentStory, withVoter } from '#lib/estimation/session.ts'
import { SESSION_FIELDS } from '#lib/estimation/session-schema.ts'
import { putBack } from '#lib/lists/put-back.ts'
import { takeCharacters } from '#lib/text/graphemes.ts'
import type { Seat, Table } from './table.ts'

const MAX_MEMBERS = 50
const MAX_NAME_LENGTH = 40

const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4 * MAX_NAME_LENGTH))

const Member = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
  name: Name,
  isSpectator: v.boolean(),
})
type Member = v.InferOutput<typeof Member>

const FIRST_MEMBERS: readonly Member[] = ['Alex', 'Blair', 'Casey', 'Drew'].map((name, index) => ({
  id: String(index + 1),
  name,
  isSpectator: false,
}))

/** Everything that the tool stores on this device. */
export const LocalState = v.object({
  ...SESSION_FIELDS,
  members: v.optional(v.pipe(v.array(Member), v.maxLength(MAX_MEMBERS), v.readonly()), FIRST_MEMBERS),
  /** The member whose turn it is at this device. */
  votingAs: v.optional(v.string(), '1'),
  autoReveals: v.optional(v.boolean(), false),
  /** UTC milliseconds; 0 while no timer runs. */
  timerEndsAt: v.optional(v.number(), 0),
})
export type LocalState = v.InferOutput<typeof LocalState>

/** Appends a member under the next number; returns the team unchanged for an empty name. */
export function addMember(members: readonly Member[], typed: string): readonly Member[] {
  const name = takeCharacters(typed.trim().replace(/\s+/g, ' '), MAX_NAME_LENGTH)
  if (name === '' || members.length >= MAX_MEMBERS) return members
  const id = String(1 + Math.max(0, ...members.map((member) => Number(member.id))))
  return [...members, { id, name, isSpectator: false }]
}

/**
 * Restores a member at the previous position with open votes; with a new number if theirs is in use. A full team is
 * unchanged.
 */
export function withMember(now: LocalState, before: LocalState, removed: Member): LocalState {
  if (now.members.length >= MAX_MEMBERS) return now
  if (now.members.some(({ id }) => id === removed.id)) {
    const members = addMember(now.members, removed.name)
    return { ...now, members: members.with(-1, { ...removed, id: members.at(-1)?.id ?? removed.id }) }
  }
  return {
    ...now,
    ...withVoter(now, before, removed.id),
    members: putBack(now.members, before.members, [removed], ({ id }) => id),
  }
}

/** Returns the voter at this device: the selected member, or the first voter if that member was removed. */
export function getVoter({ members, votingAs }: LocalState): Member | undefined {
  const voters = members.filter(({ isSpectator }) => !isSpectator)
  return voters.find(({ id }) => id === votingAs) ?? voters[0]
}

/** Returns the next voter at this device: the first following member without a vote; undefined after the reveal. */
export function nextVoter(state: LocalState): Member | undefined {
  const votes = currentStory(state)?.votes ?? {}
  const me = getVoter(state)
  if (!me || state.isRevealed || !(me.id in votes)) return undefined
  const voters = state.members.filter(({ isSpectator }) => !isSpectator)
  const at = voters.indexOf(me)
  return [...voters.slice(at + 1), ...voters.slice(0, at)].find(({ id }) => !(id in votes))
}

/** Whether everyone who votes has voted on the present story. */
export function isComplete(state: LocalState): boolean {
  const votes = currentStory(state)?.votes ?? {}
  const voters = state.members.filter(({ isSpectator }) => !isSpectator)
  return voters.length > 0 && voters.every(({ id }) => id in votes)
}

export function memberName(members: readonly Member[], id: string): string {
  return members.find((member) => member.id === id)?.name ?? 'Someone who left'
}

/** Returns the session as visible to the current voter. */
export function getTable(state: LocalState): Table {
  const story = currentStory(state)
  const votes = story?.votes ?? {}
  const me = getVoter(state)
  const seatOf = ({ id, name, isSpectator }: Member): Seat => ({
    id,
    name,
    isSpectator,
    isMe: id === me?.id,
    isFacilitator: false,
    isPresent: true,
    hasVoted: id in votes,
    card: state.isRevealed || id === me?.id ? (votes[id] ?? '') : '',
  })
  const { deck, stories, currentId, isRevealed, autoReveals, timerEndsAt } = state
  return {
    deck,
    stories,
    currentId,
    isRevealed,
    autoReveals,
    needsStory: false,
    round: 0,
    timerEndsAt,
    seats: state.members.map(seatOf),
    shown: isRevealed
      ? Object.entries(votes).map(([id, card]) => ({ name: memberName(state.members, id), card }))
      : [],
    rounds: story?.rounds ?? [],
    canLead: true,
  }
}
