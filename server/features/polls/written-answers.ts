import { MAX_OPTIONS, MAX_WRITTEN_LENGTH } from '#contract/poll.ts'

/** An option of a poll as the counting of written answers needs it. */
export type Answer = {
  readonly id: number
  readonly text: string
  readonly votes: number
  readonly state: 'given' | 'waiting' | 'shown' | 'hidden'
}

/** Choices that a vote counts for; `answer` is the written one among them that is not public. */
export type Resolved = { readonly choices: readonly number[]; readonly answer?: number }

/** An option that is none, or no longer; or as many different answers as a poll takes. */
export type Refused = { readonly outcome: 'not-offered' | 'full' }

type Chosen = { readonly choices: readonly number[]; readonly written?: string | undefined }

/** New written answer. */
export type NewAnswer = { readonly id: number; readonly text: string }

/** Whether two answers are the same for people: without regard to case, and to how wide a space is. */
export function foldedText(text: string): string {
  // Upper case first, so that ß equals SS and both sigmas are one.
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase().toLowerCase().normalize('NFC')
}

/**
 * Finds or creates the answers of a poll's votes, one vote after the other. An answer that equals an option counts for
 * it, ignoring case. `generateId` returns random ids, so that they do not reveal the order of the answers.
 */
export function answerBook(known: readonly Answer[], generateId: () => number) {
  const ids = new Set(known.map(({ id }) => id))
  const offered = new Set(known.filter(isOffered).map(({ id }) => id))
  const byText = new Map<string, number>()
  // Of options that differ in case alone the first counts, of an option and an answer the option.
  for (const { id, text } of known.toSorted((a, b) => b.id - a.id)) byText.set(foldedText(text), id)
  const exact = new Map(known.map(({ id, text }) => [text, id]))
  const added: NewAnswer[] = []
  let written = known.filter(({ state }) => state !== 'given').length

  function idOf(text: string): number | undefined {
    const found = exact.get(text) ?? byText.get(foldedText(text))
    if (found !== undefined || written >= MAX_WRITTEN_LENGTH) return found
    let id = generateId()
    while (id <= MAX_OPTIONS || ids.has(id)) id = generateId()
    ids.add(id)
    byText.set(foldedText(text), id)
    added.push({ id, text })
    written++
    return id
  }

  return {
    /** Answers added by votes. */
    added: (): readonly NewAnswer[] => added,
    resolve({ choices, written: text }: Chosen): Resolved | Refused {
      if (choices.some((choice) => !offered.has(choice))) return { outcome: 'not-offered' }
      if (text === undefined) return { choices }
      const id = idOf(text)
      if (id === undefined) return { outcome: 'full' }
      return {
        choices: [...new Set([...choices, id])].sort((a, b) => a - b),
        ...(!offered.has(id) && { answer: id }),
      }
    },
  }
}

/** Whether a vote can only be counted with the poll's written answers at hand. */
export function isWritten({ choices, written }: Chosen): boolean {
  return written !== undefined || choices.some((choice) => choice > MAX_OPTIONS)
}

/** Ids for written answers, of 31 random bits. */
export function createIdGenerator(randomBytes: (count: number) => Uint8Array): () => number {
  return () => Buffer.from(randomBytes(4)).readUInt32BE() >>> 1
}

function isOffered({ state }: Answer): boolean {
  return state === 'given' || state === 'shown'
}

/** The answers as they are once a vote is taken back: one that waits for its author goes with its last vote. */
export function withoutVote(answers: readonly Answer[], choices: readonly number[]): readonly Answer[] {
  return answers.filter(
    ({ id, votes, state }) => !(state === 'waiting' && votes === 1 && choices.includes(id)),
  )
}
