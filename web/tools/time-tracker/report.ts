import { type Cents, toCents } from '#lib/money/cents.ts'
import { Decimal, ZERO } from '#lib/numbers/decimal.ts'
import type { Project } from './projects.ts'
import type { Segment } from './segments.ts'
import type { Group, Rounding } from './tracker-state.ts'

export type Row = {
  readonly key: string
  readonly entries: number
  readonly seconds: number
  readonly billableSeconds: number
  readonly amount: Cents
}

export type Report = {
  readonly rows: readonly Row[]
  /** The sum of the rows; its entries are counted once each. */
  readonly total: Omit<Row, 'key'>
  /** Rounded seconds of each day. */
  readonly days: readonly number[]
}

const NO_TAGS = 'No tags'

/**
 * Returns rows by project, description, tags or day, the longest first (days in order), each segment rounded
 * separately.
 */
export function makeReport(
  segments: readonly Segment[],
  group: Group,
  rounding: Rounding,
  projects: readonly Project[],
  dayCount: number,
): Report {
  const rates = new Map(projects.map(({ id, rate }) => [id, rate]))
  const sums = new Map<string, Sum>()
  const days = Array.from({ length: dayCount }, () => 0)
  for (const segment of segments) {
    const key = getKey(segment, group)
    const sum = sums.get(key) ?? { entries: 0, lastId: '', seconds: 0, billable: new Map() }
    sums.set(key, sum)
    const seconds = roundSeconds(segment.seconds, rounding)
    // Pieces of one entry stand side by side.
    if (sum.lastId !== segment.entry.id) sum.entries++
    sum.lastId = segment.entry.id
    sum.seconds += seconds
    days[segment.day] = (days[segment.day] ?? 0) + seconds
    if (!segment.entry.billable) continue
    const rate = rates.get(segment.entry.projectId) ?? ''
    sum.billable.set(rate, (sum.billable.get(rate) ?? 0) + seconds)
  }
  const rows = [...sums].map(([key, sum]) => getRow(key, sum))
  rows.sort(group === 'Day' ? (a, b) => Number(a.key) - Number(b.key) : compareByDuration)
  const add = (pick: (row: Row) => number) => rows.reduce((sum, row) => sum + pick(row), 0)
  const total = {
    entries: segments.filter(({ entry }, index) => segments[index - 1]?.entry !== entry).length,
    seconds: add(({ seconds }) => seconds),
    billableSeconds: add(({ billableSeconds }) => billableSeconds),
    amount: rows.reduce((sum, { amount }) => sum + amount, 0n),
  }
  return { rows, total, days }
}

type Sum = {
  entries: number
  lastId: string
  seconds: number
  /** Billable seconds by what an hour costs. */
  readonly billable: Map<string, number>
}

function getRow(key: string, { entries, seconds, billable }: Sum): Row {
  const billableSeconds = [...billable.values()].reduce((sum, one) => sum + one, 0)
  return { key, entries, seconds, billableSeconds, amount: getAmount(billable) }
}

function compareByDuration(a: Row, b: Row): number {
  return b.seconds - a.seconds || (a.key < b.key ? -1 : 1)
}

/** Entries with several tags have a separate row, so that no second counts twice. */
function getKey({ entry, day }: Segment, group: Group): string {
  if (group === 'Project') return entry.projectId
  if (group === 'Description') return entry.description
  if (group === 'Day') return String(day)
  return entry.tags.length === 0 ? NO_TAGS : entry.tags.toSorted().join(', ')
}

/**
 * Returns the cost of seconds, each at its hourly rate (exact decimal string, empty for none); rounded once, half up.
 */
function getAmount(secondsByRate: ReadonlyMap<string, number>): Cents {
  let sum = ZERO
  for (const [rate, seconds] of secondsByRate)
    if (rate !== '') sum = sum.plus(Decimal(rate).times(BigInt(seconds)))
  return toCents(sum.div(3600n))
}

/** Rounds whole seconds to whole steps of minutes; half a step rounds up, and zero remains zero. */
export function roundSeconds(seconds: number, { mode, minutes }: Rounding): number {
  if (mode === 'none') return seconds
  const step = minutes * 60
  const steps = mode === 'up' ? Math.ceil(seconds / step) : Math.floor((seconds + step / 2) / step)
  return steps * step
}
