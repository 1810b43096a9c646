import { vi } from 'vitest'
import type { RoomTable } from '#contract/room.ts'
import type { Seat, Table, TableActs, TableStory } from './table.ts'

export const seatOf = (name: string, known: Partial<Seat> = {}): Seat => ({
  id: name,
  name,
  isMe: false,
  isSpectator: false,
  isFacilitator: false,
  isPresent: true,
  hasVoted: false,
  card: '',
  ...known,
})

export const storyOf = (id: string, title: string, known: Partial<TableStory> = {}): TableStory => ({
  id,
  title,
  description: '',
  isVotingComplete: false,
  finalEstimate: '',
  ...known,
})

/** A table without stories and people, with the cards 1, 2 and 3. */
export const tableWith = (known: Partial<Table>): Table => ({
  deck: { id: 'custom', custom: ['1', '2', '3'] },
  stories: [],
  currentId: '',
  isRevealed: false,
  seats: [],
  shown: [],
  rounds: [],
  round: 0,
  canLead: true,
  autoReveals: false,
  needsStory: false,
  timerEndsAt: 0,
  ...known,
})

/** Returns the same as sent by the server to a participant of the room. */
export function roomWith(known: Partial<RoomTable>): RoomTable {
  const { needsStory, ...table } = tableWith({})
  return {
    ...table,
    deck: { id: 'fibonacci', custom: [] },
    stories: [],
    seats: [],
    shown: [],
    rounds: [],
    round: 0,
    code: 'ABC234',
    name: '',
    isNamed: true,
    nudges: 0,
    wasReplaced: false,
    leadRequestId: '',
    removedPeople: [],
    ...known,
  }
}

/** Returns acts that only record the calls. */
export function notedActs() {
  const done: unknown[][] = []
  const note =
    (what: string) =>
    (...given: readonly unknown[]) =>
      void done.push([what, ...given])
  const acts: TableActs = {
    addStory: vi.fn(async (text) => {
      done.push(['addStory', text])
      return text.title !== ''
    }),
    addStories: note('addStories'),
    editStory: note('editStory'),
    moveStory: note('moveStory'),
    removeStory: note('removeStory'),
    selectStory: note('selectStory'),
    castVote: note('castVote'),
    reveal: () => void done.push(['reveal']),
    resetVoting: () => void done.push(['resetVoting']),
    setEstimate: note('setEstimate'),
    setDeck: note('setDeck'),
    setAutoReveal: note('setAutoReveal'),
    setTimer: note('setTimer'),
  }
  return { acts, done }
}
