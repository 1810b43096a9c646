import * as v from 'valibot'
import { DECK_IDS, MAX_CARDS, MAX_LABEL_LENGTH, STANDARD_DECK } from './decks.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_ROUNDS, MAX_STORIES, MAX_TITLE_LENGTH } from './session.ts'

// Lengths of labels are counted in characters when they are typed, and stored in UTF-16 units.
const Card = v.pipe(v.string(), v.minLength(1), v.maxLength(2 * MAX_LABEL_LENGTH))
const Estimate = v.pipe(v.string(), v.maxLength(2 * MAX_LABEL_LENGTH))

const Round = v.object({
  votes: v.pipe(v.array(v.object({ name: v.string(), card: Card })), v.readonly()),
  estimate: Estimate,
})

export const Story = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TITLE_LENGTH)),
  description: v.pipe(v.string(), v.maxLength(MAX_DESCRIPTION_LENGTH)),
  votes: v.record(v.string(), Card),
  isVotingComplete: v.boolean(),
  finalEstimate: Estimate,
  rounds: v.pipe(v.array(Round), v.maxLength(MAX_ROUNDS), v.readonly()),
  round: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

const DeckChoice = v.object({
  id: v.picklist(DECK_IDS),
  custom: v.pipe(v.array(Card), v.maxLength(MAX_CARDS), v.readonly()),
})

/** Session as stored; missing fields have their defaults. */
export const SESSION_FIELDS = {
  stories: v.optional(v.pipe(v.array(Story), v.maxLength(MAX_STORIES), v.readonly()), []),
  currentId: v.optional(v.string(), ''),
  isRevealed: v.optional(v.boolean(), false),
  deck: v.optional(DeckChoice, STANDARD_DECK),
}
