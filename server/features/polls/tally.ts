import { sql, type Transaction } from 'kysely'
import type { PollSettings } from '#contract/poll.ts'
import type { Tables } from '../../database/tables.ts'

/** Choices, without the voter. */
export type Ballot = { readonly kind: PollSettings['kind']; readonly choices: readonly number[] }

/** The rankings that a version of a poll has more than the one before it, and how many voters. */
export type TallyChange = {
  readonly pollId: string
  readonly version: number
  readonly voters: number
  readonly ballots: readonly Ranking[]
}

/**
 * Adds ballots to a poll's tally, or subtracts them (`by` −1). The first preference of a ranking counts for its option.
 * All options of the poll are written, including those without a change: a database records which transaction wrote a
 * row last, and so would reveal the option of the last voter.
 */
export async function addToTally(
  transaction: Transaction<Tables>,
  pollId: string,
  ballots: readonly Ballot[],
  by: 1 | -1,
): Promise<void> {
  const byOption = Map.groupBy(
    ballots.flatMap(({ kind, choices }) => (kind === 'ranked' ? choices.slice(0, 1) : choices)),
    (choice) => choice,
  )
  const cases = [...byOption].map(([option, { length }]) => sql`WHEN ${option} THEN ${by * length}`)
  await transaction
    .updateTable('poll_option')
    .set({ votes: sql`votes + CASE id ${sql.join(cases, sql` `)} ELSE 0 END` })
    .where('poll_id', '=', pollId)
    .execute()
  const rankings = Map.groupBy(
    ballots.filter(({ kind }) => kind === 'ranked'),
    ({ choices }) => choices.join(','),
  )
  for (const [choices, { length }] of [...rankings].sort(([a], [b]) => (a < b ? -1 : 1)))
    await transaction
      .insertInto('poll_ranking')
      .values({ poll_id: pollId, choices, votes: by * length })
      .onConflict((conflict) =>
        conflict
          .columns(['poll_id', 'choices'])
          .doUpdateSet({ votes: sql`poll_ranking.votes + excluded.votes` }),
      )
      .execute()
}

const FIRST_SIZE = 1_024

/** An order of preference, option ids from the first choice on, and how many people gave it. */
export type Ranking = { readonly choices: readonly number[]; readonly votes: number }

/**
 * Ballots of a poll of up to 50 options in flat memory, one byte per choice: a hundred thousand of them are counted in
 * hundredths of a second. A withdrawn vote is an additional ballot with −1 votes.
 */
export class BallotBox {
  readonly options: readonly number[]
  /** Number of stored ballots. */
  size = 0
  /** Of each ballot as many as there are options: 1 for the first option and so on, the first choice first; 0 after the last. */
  choices: Uint8Array
  /** How many people gave each ballot. */
  votes = new Int32Array(FIRST_SIZE)
  readonly #numbers = new Uint8Array(256)

  constructor(options: readonly number[]) {
    this.options = options
    this.choices = new Uint8Array(FIRST_SIZE * options.length)
    for (const [index, option] of options.entries()) this.#numbers[option] = index + 1
  }

  get bytes(): number {
    return this.choices.byteLength + this.votes.byteLength
  }

  /** Returns the position of an option among the choices, from 1; 0 if it is not an option. */
  numberOf(option: number): number {
    return this.#numbers[option] ?? 0
  }

  /** Adds votes; skips choices that are not options. */
  add({ choices, votes }: Ranking): void {
    if (this.size === this.votes.length) this.#grow()
    let at = this.size * this.options.length
    for (const choice of choices) {
      const number = this.numberOf(choice)
      if (number > 0) this.choices[at++] = number
    }
    this.votes[this.size++] = votes
  }

  #grow(): void {
    const { choices, votes } = this
    this.choices = new Uint8Array(2 * choices.length)
    this.choices.set(choices)
    this.votes = new Int32Array(2 * votes.length)
    this.votes.set(votes)
  }
}
