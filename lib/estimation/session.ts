import { UserError } from '../result/user-error.ts'
import { type Deck, getPoints, isPlayable, STANDARD_DECK } from './decks.ts'
import { getStatistics } from './statistics.ts'

/** A vote that was shown, under the name that its voter had then. */
export type ShownVote = { readonly name: string; readonly card: string }

/** Earlier vote on a story: the cards played, and the resulting estimate. */
export type Round = { readonly votes: readonly ShownVote[]; readonly estimate: string }

export type Story = {
  readonly id: string
  readonly title: string
  /** May be empty. */
  readonly description: string
  /** The card of each voter, by the voter's id. */
  readonly votes: Readonly<Record<string, string>>
  readonly isVotingComplete: boolean
  /** Label of a card or a number set by hand; empty if none. */
  readonly finalEstimate: string
  /** The rounds before this one that were revealed, the oldest first. */
  readonly rounds: readonly Round[]
  /** How often voting has started again, so that a late vote of an earlier round is recognized; absent for 0. */
  readonly round?: number | undefined
}

/** State of an estimation, on one device or in a room. */
export type Session = {
  readonly stories: readonly Story[]
  /** The story that is voted on; empty while there is none. */
  readonly currentId: string
  readonly isRevealed: boolean
  readonly deck: Deck
}

export const EMPTY_SESSION: Session = { stories: [], currentId: '', isRevealed: false, deck: STANDARD_DECK }

export const MAX_STORIES = 200
export const MAX_TITLE_LENGTH = 300
export const MAX_DESCRIPTION_LENGTH = 2000
export const MAX_ROUNDS = 8

export type StoryText = { readonly title: string; readonly description: string }

/**
 * Adds a story at the end of the backlog; the first one is voted on at once. Its id differs from those of the reserved
 * stories. Throws UserError.
 */
export function addStory(
  session: Session,
  { title, description }: StoryText,
  reserved: readonly Story[] = [],
): Session {
  const text = title.trim().slice(0, MAX_TITLE_LENGTH)
  if (text === '') throw new UserError('Please enter a story title')
  if (session.stories.length >= MAX_STORIES) throw backlogIsFull()
  const story: Story = {
    id: freeId([...session.stories, ...reserved]),
    title: text,
    description: description.trim().slice(0, MAX_DESCRIPTION_LENGTH),
    votes: {},
    isVotingComplete: false,
    finalEstimate: '',
    rounds: [],
  }
  return { ...session, stories: [...session.stories, story], currentId: session.currentId || story.id }
}

function backlogIsFull(): UserError {
  return new UserError('The backlog is full', `It holds up to ${MAX_STORIES} stories.`)
}

function freeId(stories: readonly Story[]): string {
  return String(1 + Math.max(0, ...stories.map(({ id }) => Number(id))))
}

/** Removes a story from the backlog; if it was being voted on, the next one is selected. */
export function removeStory(session: Session, id: string): Session {
  const at = session.stories.findIndex((story) => story.id === id)
  if (at < 0) return session
  const stories = session.stories.toSpliced(at, 1)
  if (id !== session.currentId) return { ...session, stories }
  return { ...session, stories, currentId: (stories[at] ?? stories.at(-1))?.id ?? '', isRevealed: false }
}

/** Restores a removed story at its position, with its votes. Throws UserError if the backlog is full. */
export function restoreStory(session: Session, story: Story, place: number): Session {
  const { stories } = session
  if (stories.length >= MAX_STORIES) throw backlogIsFull()
  const isDuplicate = stories.some(({ id }) => id === story.id)
  const restored = isDuplicate ? { ...story, id: freeId(stories) } : story
  return {
    ...session,
    stories: stories.toSpliced(place, 0, restored),
    currentId: session.currentId || restored.id,
  }
}

export function currentStory({ stories, currentId }: Session): Story | undefined {
  return stories.find(({ id }) => id === currentId)
}

/** Selects a story, with its votes hidden again. */
export function selectStory(session: Session, id: string): Session {
  const isThere = session.stories.some((story) => story.id === id)
  return isThere ? { ...session, currentId: id, isRevealed: false } : session
}

/** Plays a card for a voter, or withdraws it if `card` is empty. Throws UserError after the votes are revealed. */
export function castVote(session: Session, voter: string, card: string): Session {
  const story = currentStory(session)
  if (!story) throw new UserError('There is no story to vote on')
  if (session.isRevealed) throw new UserError('Voting is closed for this story')
  const { [voter]: _, ...others } = story.votes
  if (card === '') return withStory(session, { ...story, votes: others })
  if (!isPlayable(session.deck, card)) throw new UserError('This card is not in the deck')
  return withStory(session, { ...story, votes: { ...others, [voter]: card } })
}

/** Reveals the votes; the card nearest to their mean becomes the final estimate. Throws UserError without votes. */
export function reveal(session: Session): Session {
  const story = currentStory(session)
  const votes = Object.values(story?.votes ?? {})
  if (!story || votes.length === 0) throw new UserError('Nobody has voted yet')
  const finalEstimate = getStatistics(session.deck, votes).nearest?.label ?? ''
  const shown = withStory(session, { ...story, isVotingComplete: true, finalEstimate })
  return { ...shown, isRevealed: true }
}

/** Clears votes and estimate for another round; the revealed round is stored in the story's rounds. */
export function resetVoting(session: Session, nameOf: (voter: string) => string): Session {
  const story = currentStory(session)
  if (!story) return session
  const rounds = story.isVotingComplete
    ? [...story.rounds, getRound(story, nameOf)].slice(-MAX_ROUNDS)
    : story.rounds
  const fresh = { ...inNextRound(story), isVotingComplete: false, finalEstimate: '', rounds }
  return { ...withStory(session, fresh), isRevealed: false }
}

/** Removes the votes on a story; votes that were meant for them are out of date. */
function inNextRound(story: Story): Story {
  return { ...story, votes: {}, round: (story.round ?? 0) + 1 }
}

/** Sets a story's estimate by hand: a card or any number. Throws UserError. */
export function setEstimate(session: Session, id: string, typed: string): Session {
  const story = session.stories.find((one) => one.id === id)
  const finalEstimate = typed.trim()
  if (!story) return session
  const isKnown =
    isPlayable(session.deck, finalEstimate) || getPoints(session.deck, finalEstimate) !== undefined
  if (!isKnown && finalEstimate !== '') throw new UserError('An estimate is a card of the deck or a number')
  return withStory(session, { ...story, finalEstimate, isVotingComplete: finalEstimate !== '' })
}

/** Changes the deck and withdraws open votes, since their cards might not exist in it. */
export function changeDeck(session: Session, deck: Deck): Session {
  const stories = session.stories.map((story) =>
    story.isVotingComplete && story.id !== session.currentId ? story : inNextRound(story),
  )
  return { ...session, stories, deck, isRevealed: false }
}

/** Withdraws the open votes of a participant who no longer votes. */
export function withoutVoter(session: Session, voter: string): Session {
  const stories = session.stories.map((story) => {
    if (story.isVotingComplete || !(voter in story.votes)) return story
    const { [voter]: _, ...votes } = story.votes
    return { ...story, votes }
  })
  return { ...session, stories }
}

/** Restores the previous open votes of a participant who votes again, if voting on them is still open. */
export function withVoter(session: Session, before: Session, voter: string): Session {
  if (session.deck !== before.deck) return session
  const stories = session.stories.map((story) => {
    const previous = before.stories.find(({ id }) => id === story.id)
    const { [voter]: card, ...others } = previous?.votes ?? {}
    // If the others' votes are gone, a new round has started.
    const goesOn = !story.isVotingComplete && Object.keys(others).every((other) => other in story.votes)
    return card !== undefined && goesOn ? { ...story, votes: { ...story.votes, [voter]: card } } : story
  })
  return { ...session, stories }
}

function getRound(story: Story, nameOf: (voter: string) => string): Round {
  const votes = Object.entries(story.votes).map(([voter, card]) => ({ name: nameOf(voter), card }))
  return { votes, estimate: story.finalEstimate }
}

function withStory(session: Session, story: Story): Session {
  return { ...session, stories: session.stories.map((one) => (one.id === story.id ? story : one)) }
}
