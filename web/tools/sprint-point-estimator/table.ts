import { type Deck, getCards, UNCOUNTED } from '#lib/estimation/decks.ts'
import type { Round, ShownVote, StoryText } from '#lib/estimation/session.ts'

/** Participant as visible to the visitor. */
export type Seat = {
  readonly id: string
  readonly name: string
  readonly isMe: boolean
  readonly isSpectator: boolean
  readonly isFacilitator: boolean
  readonly isPresent: boolean
  readonly hasVoted: boolean
  /** One's own card, and all cards after the reveal; empty otherwise. */
  readonly card: string
}

export type TableStory = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly isVotingComplete: boolean
  readonly finalEstimate: string
}

/** All that the screen shows of a session, on one device or in a room. */
export type Table = {
  readonly deck: Deck
  readonly stories: readonly TableStory[]
  readonly currentId: string
  readonly isRevealed: boolean
  readonly seats: readonly Seat[]
  /** The votes on the present story once they are shown, those of people who left among them. */
  readonly shown: readonly ShownVote[]
  /** The earlier rounds of the present story. */
  readonly rounds: readonly Round[]
  /** Number of the voting round on the present story, from 0. */
  readonly round: number
  /** Whether the visitor has the facilitator's permissions. */
  readonly canLead: boolean
  readonly autoReveals: boolean
  /** Whether voting requires a story. */
  readonly needsStory: boolean
  /** End of the timer by the visitor's own clock, in milliseconds; 0 if none is running. */
  readonly timerEndsAt: number
  /** By which others join; of a room only. */
  readonly code?: string
}

/** Actions of the screen. */
export type TableActs = {
  /** Resolves to whether the story was accepted. */
  readonly addStory: (text: StoryText) => Promise<boolean>
  readonly addStories: (texts: readonly StoryText[]) => void
  /** An omitted description is unchanged. */
  readonly editStory: (id: string, text: { readonly title: string; readonly description?: string }) => void
  readonly moveStory: (id: string, places: number) => void
  readonly removeStory: (id: string) => void
  readonly selectStory: (id: string) => void
  /** An empty string withdraws the card. */
  readonly castVote: (card: string) => void
  readonly reveal: () => void
  readonly resetVoting: () => void
  readonly setEstimate: (id: string, estimate: string) => void
  readonly setDeck: (deck: Deck) => void
  readonly setAutoReveal: (autoReveals: boolean) => void
  /** No seconds stop the timer. */
  readonly setTimer: (seconds: number) => void
}

export const TIMER_PRESETS = [60, 120, 180, 300] as const

export function getVoters({ seats }: Table): readonly Seat[] {
  return seats.filter(({ isSpectator }) => !isSpectator)
}

/** How many of those who vote have voted: `3 of 5 voted`. */
export function progressText(table: Table): string {
  const voters = getVoters(table)
  return `${voters.filter(({ hasVoted }) => hasVoted).length} of ${voters.length} voted`
}

/** Returns the screen reader announcement: the number of votes, then the votes in the order of the deck. */
export function announcement(table: Table): string {
  if (table.isRevealed) {
    const order = [...getCards(table.deck).map(({ label }) => label), ...UNCOUNTED]
    const cards = table.shown.map(({ card }) => card)
    return `Votes revealed: ${cards.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).join(', ')}`
  }
  return getVoters(table).some(({ hasVoted }) => hasVoted) ? progressText(table) : ''
}

/** A time that is left: `1:05`. Anything that is over is `0:00`. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}

/** `1 story added`, `3 stories added`. */
export function addedText(count: number): string {
  return count === 1 ? '1 story added' : `${count} stories added`
}

/** Points as they are read: up to two decimals, no needless zeros. */
export function pointsText(points: number): string {
  return points.toLocaleString('en-US', { maximumFractionDigits: 2 })
}

/** `Ana`, `Ana and Ben`, `Ana, Ben and Cleo`. */
export function namesText(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
}
