import * as v from 'valibot'
import { cleanName } from '#lib/text/clean-name.ts'
import { joinCode } from './join-code.ts'

const MAX_STORIES = 200
const MAX_PEOPLE = 50
const MAX_CARDS = 15

const short = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength, 'This text is too long'))
/** A card's label or an estimate; empty for none. */
const Label = short(16)
const StoryId = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'There is no such story'))
const PersonId = v.pipe(v.string(), v.regex(/^[\w-]{16}$/, 'There is no such person'))
/** From 0; absent from pages of an older deployment. */
const Round = v.pipe(v.number(), v.integer(), v.minValue(0))
const Title = short(300)
const Description = short(2000)
/** As typed; empty where someone has not said it yet. */
const Name = v.pipe(short(160), v.transform(cleanName), v.maxLength(80, 'This name is too long'))
const Deck = v.strictObject({
  id: v.picklist(['fibonacci', 'modified', 'powers', 't-shirt', 'custom']),
  custom: v.pipe(v.array(Label), v.maxLength(MAX_CARDS)),
})

/** `POST /api/rooms`: creates a room for these stories; the client that creates it becomes its facilitator. */
export const roomCreation = v.strictObject({
  name: Name,
  deck: Deck,
  stories: v.pipe(
    v.array(v.strictObject({ title: Title, description: Description, finalEstimate: Label })),
    v.maxLength(MAX_STORIES, 'A session has up to 200 stories'),
  ),
})

/** The answer to `POST /api/rooms` and `POST /api/rooms/by-code`. */
export const roomIdResponse = v.strictObject({ id: v.string() })

/** `POST /api/rooms/by-code`: the six characters that are said aloud. */
export const roomFinding = v.strictObject({
  code: joinCode('A session code has six letters and digits'),
})

/** `POST /api/rooms/{id}/join`: in for the first time, or under another name. */
export const roomJoining = v.strictObject({
  name: v.pipe(Name, v.minLength(1, 'Please enter your name')),
  isSpectator: v.boolean(),
})

/**
 * `POST /api/rooms/{id}/commands`: command of a participant. Those about votes name their story and its voting round, so
 * that none that arrives late takes effect in another.
 */
export const roomCommand = v.variant('kind', [
  // Empty without a story: the first such vote creates one.
  v.strictObject({
    kind: v.literal('vote'),
    storyId: v.union([StoryId, v.literal('')]),
    card: Label,
    round: v.optional(Round),
  }),
  v.strictObject({ kind: v.literal('watch'), isSpectator: v.boolean() }),
  v.strictObject({ kind: v.literal('leave') }),
  v.strictObject({ kind: v.literal('reveal'), storyId: StoryId, round: v.optional(Round) }),
  v.strictObject({ kind: v.literal('reset'), storyId: StoryId, round: v.optional(Round) }),
  v.strictObject({ kind: v.literal('select'), storyId: StoryId }),
  v.strictObject({ kind: v.literal('add-story'), title: Title, description: Description }),
  v.strictObject({
    kind: v.literal('add-stories'),
    stories: v.pipe(
      v.array(v.strictObject({ title: Title, description: Description })),
      v.maxLength(MAX_STORIES, 'A session has up to 200 stories'),
    ),
  }),
  v.strictObject({
    kind: v.literal('edit-story'),
    storyId: StoryId,
    title: Title,
    description: v.optional(Description),
  }),
  v.strictObject({
    kind: v.literal('move-story'),
    storyId: StoryId,
    places: v.pipe(v.number(), v.integer(), v.minValue(-MAX_STORIES), v.maxValue(MAX_STORIES)),
  }),
  v.strictObject({ kind: v.literal('remove-story'), storyId: StoryId }),
  v.strictObject({ kind: v.literal('restore-story'), storyId: StoryId }),
  v.strictObject({ kind: v.literal('estimate'), storyId: StoryId, estimate: Label }),
  v.strictObject({ kind: v.literal('deck'), deck: Deck }),
  v.strictObject({ kind: v.literal('auto-reveal'), autoReveals: v.boolean() }),
  v.strictObject({
    kind: v.literal('timer'),
    seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600)),
  }),
  /** Name of the room; empty for the default. */
  v.strictObject({ kind: v.literal('name'), name: Name }),
  v.strictObject({ kind: v.literal('nudge') }),
  v.strictObject({ kind: v.literal('hand-over'), personId: PersonId }),
  /** From a facilitator who was replaced while away. */
  v.strictObject({ kind: v.literal('ask-to-lead') }),
  v.strictObject({ kind: v.literal('decline-lead') }),
  /** The person cannot join again until the facilitator readmits them. */
  v.strictObject({ kind: v.literal('remove-person'), personId: PersonId }),
  v.strictObject({ kind: v.literal('readmit-person'), personId: PersonId }),
])
export type RoomCommand = v.InferOutput<typeof roomCommand>

const ShownVotes = v.array(v.strictObject({ name: v.string(), card: v.string() }))

/**
 * A participant's view of the room. A page can be of an older deployment than the server, so it ignores unknown fields.
 * A card is visible to its owner and, after the reveal, to everyone.
 */
const roomTable = v.object({
  code: v.string(),
  name: v.string(),
  deck: Deck,
  stories: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        title: v.string(),
        /** Of the present story only. */
        description: v.string(),
        isVotingComplete: v.boolean(),
        finalEstimate: v.string(),
      }),
    ),
    v.maxLength(MAX_STORIES),
  ),
  currentId: v.string(),
  isRevealed: v.boolean(),
  /** Number of the voting round on the present story, from 0; commands name it. */
  round: v.optional(Round, 0),
  seats: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        name: v.string(),
        isMe: v.boolean(),
        isSpectator: v.boolean(),
        isFacilitator: v.boolean(),
        isPresent: v.boolean(),
        hasVoted: v.boolean(),
        card: v.string(),
      }),
    ),
    v.maxLength(MAX_PEOPLE),
  ),
  shown: ShownVotes,
  rounds: v.array(v.strictObject({ votes: ShownVotes, estimate: v.string() })),
  canLead: v.boolean(),
  autoReveals: v.boolean(),
  /** UTC milliseconds by the server's clock; 0 while no timer runs. */
  timerEndsAt: v.number(),
  /** Whether the visitor has said a name. */
  isNamed: v.boolean(),
  /** How often the facilitator has requested votes. */
  nudges: v.number(),
  /** Whether the visitor was the facilitator and was replaced while away. */
  wasReplaced: v.optional(v.boolean(), false),
  /** Id of the member that asks for the facilitator's role, visible to these two only; empty if none. */
  leadRequestId: v.optional(v.string(), ''),
  /** People who cannot join again, visible to the facilitator only. */
  removedPeople: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
})
export type RoomTable = v.InferOutput<typeof roomTable>

/** `GET /api/rooms/{id}`, every event of `GET /api/rooms/{id}/events`, and the answer to joining and to commands. */
export const roomState = v.strictObject({
  /** UTC milliseconds by the server's clock. */
  now: v.number(),
  /** Grows with every change; an older state is not news. */
  version: v.number(),
  /** How many are in the room. */
  people: v.number(),
  /** Null for those who have not joined. */
  table: v.nullable(roomTable),
})
export type RoomState = v.InferOutput<typeof roomState>
/** As the server sends it. */
export type RoomStateSent = v.InferInput<typeof roomState>
