import { setImmediate as others, setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../database/open-database.ts'
import type { Outside } from '../../outside.ts'
import { instantRunoff, type Ranking, type Runoff } from './instant-runoff.ts'
import type { Poll } from './poll-store.ts'

const MOST_KNOWN = 200
/** Rankings that are read without a pause. */
const SLICE = 500
/** Above so many voters counting takes its time, and time to rest. */
const FEW_VOTERS = 1_000

/** What the rankings of a poll come to, all of one moment. */
type Counted = { readonly version: number; readonly voters: number; readonly runoff: Runoff }

/**
 * Gives ranked polls what they come to, counted once for each version of the poll, whoever asks. Large polls are counted
 * one after the other, in slices between which the process hears the network, and at most half of the time.
 */
export function runoffCounts({ database, elapsed }: Pick<Outside, 'database' | 'elapsed'>) {
  const known = new Map<string, Counted>()
  const underWay = new Map<string, Promise<Counted | undefined>>()
  let lane: Promise<unknown> = Promise.resolve()

  const countLarge = (poll: Poll) => {
    const counted = lane.then(async () => {
      const started = elapsed()
      const result = await count(database, poll)
      return { result, took: elapsed() - started }
    })
    lane = counted.then(
      ({ took }) => wait(took, undefined, { ref: false }),
      () => undefined,
    )
    return counted.then(({ result }) => result)
  }
  const countOnce = (poll: Poll) => {
    const counting = poll.voters > FEW_VOTERS ? countLarge(poll) : count(database, poll)
    return counting
      .then((counted) => {
        if (counted) remember(known, poll.id, counted)
        return counted
      })
      .finally(() => underWay.delete(poll.id))
  }

  /** The poll as it is, or of a later moment; without a result where it was deleted meanwhile. */
  return async function counted(poll: Poll): Promise<Poll> {
    if (poll.settings.kind !== 'ranked') return poll
    let last = known.get(poll.id)
    // What is under way may have been begun before the newest vote.
    while (!last || last.version < poll.version) {
      const counting = underWay.get(poll.id) ?? countOnce(poll)
      underWay.set(poll.id, counting)
      last = await counting
      if (!last) return poll
    }
    return { ...poll, voters: last.voters, runoff: last.runoff }
  }
}

function remember(known: Map<string, Counted>, id: string, counted: Counted): void {
  known.delete(id)
  known.set(id, counted)
  const [oldest] = known.keys()
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
}

async function count(database: Database, { id, options }: Poll): Promise<Counted | undefined> {
  // One statement, so one moment; one text, because thirty thousand rows take four times as long.
  const row = await database
    .selectFrom('poll')
    .select(['version', 'voters'])
    .select((poll) =>
      poll
        .selectFrom('poll_ranking')
        .select(sql<string | null>`string_agg(choices || ' ' || votes, ';')`.as('text'))
        .whereRef('poll_id', '=', 'poll.id')
        .where('votes', '>', 0)
        .as('rankings'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const rankings = await readRankings(row.rankings ?? '')
  return {
    version: row.version,
    voters: row.voters,
    runoff: instantRunoff(
      options.map((option) => option.id),
      rankings,
    ),
  }
}

/** `1,2,3 4;2,1 5`: four ballots and five. */
async function readRankings(text: string): Promise<Ranking[]> {
  const rankings: Ranking[] = []
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf(';', at)
    const [choices = '', votes] = text.slice(at, end === -1 ? text.length : end).split(' ')
    rankings.push({ choices: choices.split(',').map(Number), votes: Number(votes) })
    if (rankings.length % SLICE === 0) await others()
    at = end === -1 ? text.length : end + 1
  }
  return rankings
}
