import { setImmediate as others, setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Dependencies } from '../../dependencies.ts'
import { instantRunoff, type Runoff } from './instant-runoff.ts'
import { drawLot, type Poll } from './poll-store.ts'
import { BallotBox, type TallyChange } from './tally.ts'

const MAX_CACHED = 200
const MAX_CACHED_BYTES = 64 * 2 ** 20
/** Rankings that are read without a pause. */
const SLICE = 500
/** Number of voters above which counting takes time, and is throttled. */
const FEW_VOTERS = 1_000
/** Maximum delay until this process's own counts are reported here. */
const COUNTED_DELAY_MS = 25
/**
 * Maximum number of ballots added since the last read; beyond it all ballots are read again. A changed vote is three
 * ballots.
 */
const MAX_ADDED = 20_000
/** Maximum number of changes queued while no result is requested; beyond it the ballots are read again. */
const MAX_WAITING = 1_000

/** Results of a ranked poll, all from one moment. */
type Counted = { readonly version: number; readonly voters: number; readonly runoff: Runoff }

type Counting = Pick<Dependencies, 'database' | 'randomBytes'>

/** The ballots of a poll, all of one moment, how many they were when they were read, and the lot for ties. */
type CachedBallots = {
  version: number
  voters: number
  readonly box: BallotBox
  readonly read: number
  readonly lot: readonly number[]
}

type CachedPoll = {
  ballots?: CachedBallots | undefined
  counted?: Counted | undefined
  /** Votes that are not in the box yet. */
  readonly changes: TallyChange[]
}

/**
 * Creates a counter that returns the results of ranked polls, counted once per version of the poll. The ballots are
 * cached in memory, and this process's own counts are added; only counts by another process cause a new read. Large
 * polls are counted one after the other, in slices that yield to the network, and for at most half of the time.
 */
export function createRunoffCounter(dependencies: Counting & Pick<Dependencies, 'elapsed'>) {
  const { elapsed } = dependencies
  const cache = new Map<string, CachedPoll>()
  const underWay = new Map<string, Promise<Counted | undefined>>()
  let lane: Promise<unknown> = Promise.resolve()

  const countLarge = (poll: Poll) => {
    const counted = lane.then(async () => {
      const started = elapsed()
      const result = await count(dependencies, poll, touch(cache, poll.id))
      return { result, took: elapsed() - started }
    })
    lane = counted.then(
      ({ took }) => wait(took, undefined, { ref: false }),
      () => undefined,
    )
    return counted.then(({ result }) => result)
  }
  const countOnce = (poll: Poll) => {
    const counting =
      poll.voters > FEW_VOTERS ? countLarge(poll) : count(dependencies, poll, touch(cache, poll.id))
    return counting.finally(() => underWay.delete(poll.id))
  }

  return {
    /** Returns the poll at this or a later moment; without a result if it has been deleted. */
    async counted(poll: Poll): Promise<Poll> {
      if (poll.settings.kind !== 'ranked') return poll
      let last = cache.get(poll.id)?.counted
      // A count in progress can be older than the newest vote.
      while (!last || last.version < poll.version) {
        const counting = underWay.get(poll.id) ?? countOnce(poll)
        underWay.set(poll.id, counting)
        last = await counting
        if (!last) return poll
      }
      return { ...poll, voters: last.voters, runoff: last.runoff }
    },
    /** Adds the counts of this process to the polls whose ballots are cached. */
    onCounted(change: TallyChange): void {
      const changes = cache.get(change.pollId)?.changes
      if (changes && changes.push(change) > MAX_WAITING) changes.length = 0
    },
  }
}

/**
 * Returns the cache entry of a poll and moves it to the newest position; evicts the least recently used entry if the
 * cache is full.
 */
function touch(cache: Map<string, CachedPoll>, id: string): CachedPoll {
  const one = cache.get(id) ?? { changes: [] }
  cache.delete(id)
  cache.set(id, one)
  let bytes = [...cache.values()].reduce((sum, { ballots }) => sum + (ballots?.box.bytes ?? 0), 0)
  for (const [oldest, { ballots }] of cache) {
    if (oldest === id || (cache.size <= MAX_CACHED && bytes <= MAX_CACHED_BYTES)) break
    cache.delete(oldest)
    bytes -= ballots?.box.bytes ?? 0
  }
  return one
}

async function count(dependencies: Counting, poll: Poll, cache: CachedPoll): Promise<Counted | undefined> {
  if (!isCaughtUp(cache, poll) && cache.ballots) await wait(COUNTED_DELAY_MS)
  if (!isCaughtUp(cache, poll)) {
    cache.ballots = await readBallots(dependencies, poll)
    if (!cache.ballots) return undefined
    addChanges(cache.ballots, cache.changes)
  }
  const { ballots } = cache
  if (!ballots) return undefined
  const { version, voters, box, lot } = ballots
  cache.counted = { version, voters, runoff: await inTurns(instantRunoff(box, lot), voters) }
  return cache.counted
}

/** Whether the cached ballots are of this version or a later one, once the queued changes are added. */
function isCaughtUp(cache: CachedPoll, { version }: Poll): boolean {
  const { ballots, changes } = cache
  if (!ballots) return false
  addChanges(ballots, changes)
  return ballots.version >= version && ballots.box.size <= 2 * ballots.read + MAX_ADDED
}

/** Adds the votes that follow on each other; the versions between others' are not known here. */
function addChanges(ballots: CachedBallots, changes: TallyChange[]): void {
  for (const change of changes.splice(0).sort((a, b) => a.version - b.version)) {
    if (change.version <= ballots.version) continue
    if (change.version > ballots.version + 1) {
      changes.push(change)
      continue
    }
    for (const ballot of change.ballots) ballots.box.add(ballot)
    ballots.version = change.version
    ballots.voters += change.voters
  }
}

async function inTurns(counting: Generator<void, Runoff>, voters: number): Promise<Runoff> {
  for (;;) {
    const { done, value } = counting.next()
    if (done) return value
    if (voters > FEW_VOTERS) await others()
  }
}

async function readBallots(dependencies: Counting, poll: Poll): Promise<CachedBallots | undefined> {
  // One statement, so one snapshot; one string, because thirty thousand rows take four times as long.
  const row = await dependencies.database
    .selectFrom('poll')
    .select(['version', 'voters', 'lot'])
    .select((select) =>
      select
        .selectFrom('poll_ranking')
        .select(sql<string | null>`string_agg(choices || ' ' || votes, ';')`.as('text'))
        .whereRef('poll_id', '=', 'poll.id')
        .where('votes', '>', 0)
        .as('rankings'),
    )
    .where('id', '=', poll.id)
    .executeTakeFirst()
  if (!row) return undefined
  const box = new BallotBox(poll.options.map((option) => option.id))
  await readRankings(row.rankings ?? '', box)
  const lot = row.lot?.split(',').map(Number) ?? (await drawLot(dependencies, poll))
  return { version: row.version, voters: row.voters, box, read: box.size, lot }
}

const COMMA = 44
const SPACE = 32
const SEMICOLON = 59
const ZERO = 48

/**
 * Parses `1,2,3 4;2,1 5`: four ballots and five. Reads character by character, which is three times as fast as
 * splitting.
 */
async function readRankings(text: string, box: BallotBox): Promise<void> {
  let choices: number[] = []
  let number = 0
  for (let at = 0; at <= text.length; at++) {
    const char = at === text.length ? SEMICOLON : text.charCodeAt(at)
    if (char === COMMA || char === SPACE) {
      choices.push(number)
      number = 0
    } else if (char === SEMICOLON) {
      if (choices.length > 0) box.add({ choices, votes: number })
      choices = []
      number = 0
      if (box.size % SLICE === 0) await others()
    } else number = number * 10 + char - ZERO
  }
}
