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
import { nameKey } from '#lib/text/clean-name.ts'
import { takeCharacters } from '#lib/text/graphemes.ts'
import { noteRemoved, type RemovedPerson, wasRemoved } from './removed-people.ts'
import { withRoomForVotes } from './room-size.ts'

export type Person = {
  readonly id: string
  readonly name: string
  /** Not yet for a facilitator who has only opened the room. */
  readonly isNamed: boolean
  readonly isSpectator: boolean
  /** Bucket of the network that they joined from (`network-bucket.ts`); empty if unknown. */
  readonly network: string
}

/** Live estimation. Its people are in order of joining. */
export type Room = Session & {
  /** Name; empty if not set. */
  readonly name: string
  readonly people: readonly Person[]
  readonly facilitatorId: string
  /** People who lost the facilitator's role because they were away, the latest last: they can ask for it. */
  readonly replacedIds: readonly string[]
  /** Id of the member that asks for the facilitator's role; empty if none. */
  readonly leadRequestId: string
  readonly autoReveals: boolean
  /** UTC milliseconds; 0 while no timer runs. */
  readonly timerEndsAt: number
  readonly nudges: number
  /** Removed stories, the latest last, for undo. */
  readonly removed: readonly { readonly story: Story; readonly place: number }[]
  /** People whom the facilitator removed, the latest last: they cannot join until they are let back in. */
  readonly removedPeople: readonly RemovedPerson[]
}

const MAX_PEOPLE = 50
const MAX_REMOVED = 20
const MAX_NAME_LENGTH = 40
const REMOVED = 'The facilitator has removed you from this session'
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
  'decline-lead',
  'remove-person',
  'readmit-person',
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
  const creator = {
    id: creatorId,
    name: name || UNNAMED,
    isNamed: name !== '',
    isSpectator: false,
    network: '',
  }
  return withRoomForVotes({
    ...session,
    currentId: first?.id ?? session.currentId,
    name: '',
    people: [creator],
    facilitatorId: creatorId,
    replacedIds: [],
    leadRequestId: '',
    autoReveals: false,
    timerEndsAt: 0,
    nudges: 0,
    removed: [],
    removedPeople: [],
  })
}

/**
 * Adds a person under a unique name, or renames a member. Throws UserError if the room is full, and Forbidden if the
 * facilitator has removed them.
 */
export function join(
  room: Room,
  id: string,
  { name, isSpectator, network = '' }: Pick<Person, 'name' | 'isSpectator'> & { readonly network?: string },
  now = 0,
): Room {
  const others = room.people.filter((person) => person.id !== id)
  const ownName = freeName(name, others)
  for (const either of [name, ownName])
    if (wasRemoved(room, { id, name: either, network }, now)) throw new Forbidden(REMOVED)
  if (others.length >= MAX_PEOPLE)
    throw new UserError('This session is full', `It holds up to ${MAX_PEOPLE} people.`)
  const person = { id, name: ownName, isNamed: true, isSpectator, network }
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
      return join(room, person.id, { ...person, isSpectator: command.isSpectator })
    case 'leave':
      return without(room, person.id)
    case 'reveal':
      return isCurrent(room, command) && !room.isRevealed ? reveal(room) : room
    case 'reset':
      return isCurrent(room, command) ? resetVoting(room, (id) => nameOf(room, id)) : room
    case 'select':
      return command.storyId === room.currentId ? room : selectStory(room, command.storyId)
    case 'add-story':
      return addStory(room, command, removedStories(room))
    case 'add-stories':
      return addStories(room, command.stories, removedStories(room))
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
        ? withoutReplaced({ ...room, facilitatorId: command.personId }, command.personId)
        : room
    case 'ask-to-lead':
      if (!room.replacedIds.includes(person.id))
        throw new Forbidden('Only a facilitator who was away can ask for the role')
      return { leadRequestId: person.id }
    case 'decline-lead':
      return withoutReplaced(room, room.leadRequestId)
    case 'remove-person':
      return removePerson(room, command.personId, now)
    case 'readmit-person':
      return { removedPeople: room.removedPeople.filter(({ id }) => id !== command.personId) }
  }
}

type Vote = Extract<RoomCommand, { kind: 'vote' }>

/**
 * Returns the room prepared for a vote. A vote without a story creates one if the room is empty, and counts for the one
 * that a faster vote has created. Throws UserError if the vote was meant for a story that is not open, or for a round
 * that is over.
 */
function openFor(room: Room, { storyId, card, round }: Vote): Room {
  if (storyId === '' && room.stories.length === 0)
    return card === '' ? room : { ...room, ...addQuickVote(room) }
  const isQuick = room.stories.length === 1 && room.stories[0]?.title === QUICK_VOTE
  if (storyId !== room.currentId && !(storyId === '' && isQuick))
    throw new UserError('Voting is closed for this story')
  const story = currentStory(room)
  if (story && !isInRound(story, round)) throw new UserError(`Voting on “${story.title}” has started again`)
  return room
}

function addQuickVote(room: Room): Session {
  return addStory(room, { title: QUICK_VOTE, description: '' }, removedStories(room))
}

/** Whether a command was meant for this round of the story; pages from before rounds were named do not say. */
function isInRound(story: Story, round: number | undefined): boolean {
  return round === undefined || round === (story.round ?? 0)
}

/** Whether a command was meant for the present round of the present story. */
function isCurrent(room: Room, { storyId, round }: Pick<Vote, 'storyId' | 'round'>): boolean {
  const story = currentStory(room)
  return story !== undefined && story.id === storyId && isInRound(story, round)
}

/** Stories whose ids commands that are still on their way can name. */
function removedStories({ removed }: Room): readonly Story[] {
  return removed.map(({ story }) => story)
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
  if (!next) return room
  const replacedIds = [...room.replacedIds, room.facilitatorId]
  return withoutReplaced({ ...room, facilitatorId: next.id, replacedIds }, next.id)
}

/** Removes a person from the replaced facilitators, and any request for the role. */
function withoutReplaced(room: Room, id: string): Room {
  return { ...room, replacedIds: room.replacedIds.filter((one) => one !== id), leadRequestId: '' }
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

/** Removes a person, who cannot join again; never the facilitator. */
function removePerson(room: Room, id: string, now: number): Room {
  const person = room.people.find((one) => one.id === id)
  if (!person || id === room.facilitatorId) return room
  return { ...without(room, id), removedPeople: noteRemoved(room, person, now) }
}

/** Removes a person, with the votes that are not revealed yet. */
function without(room: Room, id: string): Room {
  const people = room.people.filter((person) => person.id !== id)
  const facilitatorId = id === room.facilitatorId ? (people[0]?.id ?? '') : room.facilitatorId
  const replacedIds = room.replacedIds.filter((one) => one !== id)
  const leadRequestId = room.leadRequestId === id ? '' : room.leadRequestId
  return { ...room, ...withoutVoter(room, id), people, facilitatorId, replacedIds, leadRequestId }
}

/** Returns the name as typed, or with the first free number appended if it is in use. */
function freeName(typed: string, others: readonly Person[]): string {
  const name = takeCharacters(typed.normalize('NFC'), MAX_NAME_LENGTH)
  const usedNames = new Set(others.map((person) => nameKey(person.name)))
  return uniqueName(name, (candidate) => usedNames.has(nameKey(candidate)))
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
