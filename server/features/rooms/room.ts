import type { RoomCommand } from '#contract/room.ts'
import { addStories, editStory, moveStory } from '#lib/estimation/backlog.ts'
import { getCards, readDeck } from '#lib/estimation/decks.ts'
import {
  addStory,
  castVote,
  changeDeck,
  currentStory,
  EMPTY_SESSION,
  removeStory,
  resetVoting,
  restoreStory,
  reveal,
  type Session,
  type Story,
  selectStory,
  setEstimate,
  withoutVoter,
} from '#lib/estimation/session.ts'
import { uniqueName } from '#lib/lists/unique-name.ts'
import { UserError } from '#lib/result/user-error.ts'
import { withRoomForVotes } from './room-size.ts'

export type Person = {
  readonly id: string
  readonly name: string
  /** Not yet for a facilitator who has only opened the room. */
  readonly isNamed: boolean
  readonly isSpectator: boolean
}

/** Live estimation. Its people are in order of joining. */
export type Room = Session & {
  /** Name; empty if not set. */
  readonly name: string
  readonly people: readonly Person[]
  readonly facilitatorId: string
  readonly autoReveals: boolean
  /** UTC milliseconds; 0 while no timer runs. */
  readonly timerEndsAt: number
  readonly nudges: number
  /** Removed stories, the latest last, for undo. */
  readonly removed: readonly { readonly story: Story; readonly place: number }[]
}

const MAX_PEOPLE = 50
const MAX_REMOVED = 20
const MAX_NAME_LENGTH = 40
const UNNAMED = 'Facilitator'
/** Default title of a vote without a story; the facilitator can change it. */
const QUICK_VOTE = 'Quick vote'

/** Command that a person in the room is not allowed to send. */
export class Forbidden extends UserError {}

const LEADERS_ONLY: ReadonlySet<RoomCommand['kind']> = new Set([
  'reveal',
  'reset',
  'select',
  'add-story',
  'add-stories',
  'edit-story',
  'move-story',
  'remove-story',
  'restore-story',
  'estimate',
  'deck',
  'auto-reveal',
  'timer',
  'name',
  'nudge',
  'hand-over',
  'remove-person',
])

const ADDING: ReadonlySet<RoomCommand['kind']> = new Set([
  'add-story',
  'add-stories',
  'edit-story',
  'restore-story',
])

type Beginning = {
  readonly name: string
  readonly deck: Session['deck']
  readonly stories: readonly {
    readonly title: string
    readonly description: string
    readonly finalEstimate: string
  }[]
}

/** A room with its facilitator in it. Throws UserError where the stories or the deck cannot be. */
export function createRoom(creatorId: string, { name, deck, stories }: Beginning): Room {
  let session = changeDeck(EMPTY_SESSION, checkedDeck(deck))
  for (const story of stories) {
    session = addStory(session, story)
    session = setEstimate(session, session.stories.at(-1)?.id ?? '', story.finalEstimate)
  }
  const first = session.stories.find(({ finalEstimate }) => finalEstimate === '')
  const creator = { id: creatorId, name: name || UNNAMED, isNamed: name !== '', isSpectator: false }
  return withRoomForVotes({
    ...session,
    currentId: first?.id ?? session.currentId,
    name: '',
    people: [creator],
    facilitatorId: creatorId,
    autoReveals: false,
    timerEndsAt: 0,
    nudges: 0,
    removed: [],
  })
}

/** Adds a person under a unique name, or renames a member. Throws UserError if the room is full. */
export function join(
  room: Room,
  id: string,
  { name, isSpectator }: Pick<Person, 'name' | 'isSpectator'>,
): Room {
  const others = room.people.filter((person) => person.id !== id)
  if (others.length >= MAX_PEOPLE)
    throw new UserError('This session is full', `It holds up to ${MAX_PEOPLE} people.`)
  const person = { id, name: freeName(name, others), isNamed: true, isSpectator }
  const isKnown = others.length < room.people.length
  const people = isKnown ? room.people.map((one) => (one.id === id ? person : one)) : [...room.people, person]
  const joined = { ...room, people, facilitatorId: others.length === 0 ? id : room.facilitatorId }
  return isSpectator ? revealIfComplete({ ...joined, ...withoutVoter(joined, id) }) : joined
}

/**
 * Applies a member's command to the room. Simultaneous commands lead to one state: the votes of a story are revealed or
 * cleared once, and a command meant for another story is rejected. Throws Forbidden and UserError.
 */
export function apply(room: Room, personId: string, command: RoomCommand, now: number): Room {
  const person = room.people.find(({ id }) => id === personId)
  if (!person) throw new Forbidden('Join the session first')
  if (LEADERS_ONLY.has(command.kind) && personId !== room.facilitatorId)
    throw new Forbidden('Only the facilitator can do this')
  const changed = { ...room, ...changeOf(room, person, command, now) }
  return revealIfComplete(ADDING.has(command.kind) ? withRoomForVotes(changed) : changed)
}

function changeOf(room: Room, person: Person, command: RoomCommand, now: number): Partial<Room> {
  switch (command.kind) {
    case 'vote':
      if (person.isSpectator) throw new Forbidden('Spectators do not vote')
      return castVote(openFor(room, command), person.id, command.card)
    case 'watch':
      return join(room, person.id, { name: person.name, isSpectator: command.isSpectator })
    case 'leave':
      return without(room, person.id)
    case 'reveal':
      return isOpen(room, command.storyId) ? reveal(room) : room
    case 'reset':
      return command.storyId === room.currentId ? resetVoting(room, (id) => nameOf(room, id)) : room
    case 'select':
      return command.storyId === room.currentId ? room : selectStory(room, command.storyId)
    case 'add-story':
      return addStory(room, command)
    case 'add-stories':
      return addStories(room, command.stories)
    case 'edit-story':
      return editStory(room, command.storyId, command)
    case 'move-story':
      return moveStory(room, command.storyId, command.places)
    case 'remove-story':
      return removeFromRoom(room, command.storyId)
    case 'restore-story':
      return restoreToRoom(room, command.storyId)
    case 'estimate':
      return setEstimate(room, command.storyId, command.estimate)
    case 'deck':
      return changeDeck(room, checkedDeck(command.deck))
    case 'auto-reveal':
      return { autoReveals: command.autoReveals }
    case 'timer':
      return { timerEndsAt: command.seconds === 0 ? 0 : now + command.seconds * 1000 }
    case 'name':
      return { name: command.name }
    case 'nudge':
      return { nudges: room.nudges + 1 }
    case 'hand-over':
      return room.people.some(({ id }) => id === command.personId)
        ? { facilitatorId: command.personId }
        : room
    case 'remove-person':
      return command.personId === room.facilitatorId ? room : without(room, command.personId)
  }
}

/**
 * Returns the room prepared for a vote. A vote without a story creates one if the room is empty, and counts for the one
 * that a faster vote has created. Throws UserError if the vote was meant for a story that is not open.
 */
function openFor(room: Room, { storyId, card }: { readonly storyId: string; readonly card: string }): Room {
  if (storyId === '' && room.stories.length === 0)
    return card === '' ? room : { ...room, ...addStory(room, { title: QUICK_VOTE, description: '' }) }
  const isQuick = room.stories.length === 1 && room.stories[0]?.title === QUICK_VOTE
  if (storyId !== room.currentId && !(storyId === '' && isQuick))
    throw new UserError('Voting is closed for this story')
  return room
}

function removeFromRoom(room: Room, storyId: string): Room {
  const place = room.stories.findIndex(({ id }) => id === storyId)
  const story = room.stories[place]
  if (!story) return room
  const removed = [...room.removed, { story, place }].slice(-MAX_REMOVED)
  return { ...room, ...removeStory(room, storyId), removed }
}

/** Restores the last removed story with this id; does nothing if it is already restored. */
function restoreToRoom(room: Room, storyId: string): Room {
  const found = room.removed.findLast(({ story }) => story.id === storyId)
  if (!found) return room
  const removed = room.removed.filter((one) => one !== found)
  return { ...room, ...restoreStory(room, found.story, found.place), removed }
}

/** Makes the earliest member who is present the facilitator. */
export function succeed(room: Room, isPresent: (id: string) => boolean): Room {
  const next = room.people.find(({ id }) => isPresent(id))
  return next ? { ...room, facilitatorId: next.id } : room
}

export function nameOf(room: Room, id: string): string {
  return room.people.find((person) => person.id === id)?.name ?? 'Someone who left'
}

/** Reveals the votes once all are in, if automatic reveal is on. */
function revealIfComplete(room: Room): Room {
  const votes = currentStory(room)?.votes ?? {}
  const voters = room.people.filter(({ isSpectator }) => !isSpectator)
  const isDue = room.autoReveals && !room.isRevealed && voters.length > 0
  return isDue && voters.every(({ id }) => id in votes) ? { ...room, ...reveal(room) } : room
}

function isOpen(room: Room, storyId: string): boolean {
  return storyId === room.currentId && !room.isRevealed
}

/** Removes a person, with the votes that are not revealed yet. */
function without(room: Room, id: string): Room {
  const people = room.people.filter((person) => person.id !== id)
  const facilitatorId = id === room.facilitatorId ? (people[0]?.id ?? '') : room.facilitatorId
  return { ...room, ...withoutVoter(room, id), people, facilitatorId }
}

/** Returns the name as typed, or with the first free number appended if it is in use. */
function freeName(typed: string, others: readonly Person[]): string {
  const name = [...typed.normalize('NFC')].slice(0, MAX_NAME_LENGTH).join('')
  const usedNames = new Set(others.map((person) => person.name.toLowerCase()))
  return uniqueName(name, (candidate) => usedNames.has(candidate.toLowerCase()))
}

function checkedDeck(deck: Session['deck']): Session['deck'] {
  if (deck.id !== 'custom') return { id: deck.id, custom: [] }
  return {
    id: 'custom',
    custom: readDeck(
      getCards(deck)
        .map(({ label }) => label)
        .join(','),
    ),
  }
}
