import { useRef } from 'react'
import { useRowsInSight } from '#web/ui/virtual-list.tsx'
import type { Money } from './loan-text.ts'
import type { ScheduleRow } from './schedule.ts'

type Amounts = Omit<ScheduleRow, 'number'>

type TableProps<Row extends Amounts> = {
  readonly title: string
  /** Of the columns before the amounts. */
  readonly headings: readonly string[]
  readonly rows: readonly Row[]
  /** The cells before the amounts; the first one names the row. */
  readonly headsOf: (row: Row) => readonly string[]
  readonly money: Money
  readonly withExtra: boolean
  /** Draws every row, as paper needs it, rather than those in sight. */
  readonly isWhole: boolean
}

const AMOUNTS = [
  { part: 'payment', heading: 'Payment' },
  { part: 'principal', heading: 'Principal' },
  { part: 'interest', heading: 'Interest' },
  { part: 'extra', heading: 'Extra' },
  { part: 'balance', heading: 'Balance' },
] as const

/** The height of a row, `h-9` in pixels. */
const ROW_HEIGHT = 36
/** Up to here a browser draws all rows faster than anyone scrolls. */
const MOST_DRAWN = 120

/** A table of payments in a region of its own that scrolls; of a long one only the rows in sight are drawn. */
export function ScheduleTable<Row extends Amounts>({
  title,
  headings,
  rows,
  headsOf,
  money,
  withExtra,
  isWhole,
}: TableProps<Row>) {
  const scroller = useRef<HTMLElement>(null)
  const inSight = useRowsInSight(rows.length, ROW_HEIGHT, scroller)
  const isCut = rows.length > MOST_DRAWN && !isWhole
  const first = isCut ? inSight.first : 0
  const drawn = isCut ? rows.slice(first, first + inSight.shown) : rows
  const amounts = AMOUNTS.filter(({ part }) => part !== 'extra' || withExtra)
  const columns = headings.length + amounts.length
  return (
    <section
      ref={scroller}
      aria-label={`${title}, scrollable`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[70vh] overflow-auto outline-offset-[-2px] print:max-h-none print:overflow-visible"
    >
      <table
        className="w-full whitespace-nowrap text-right text-sm tabular-nums"
        aria-rowcount={rows.length + 1}
      >
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr className="h-9 text-ink-soft" aria-rowindex={1}>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="px-2 text-left font-medium">
                {heading}
              </th>
            ))}
            {amounts.map(({ heading }) => (
              <th key={heading} scope="col" className="px-2 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap rows={first} columns={columns} />
          {drawn.map((row, index) => {
            const [name, ...rest] = headsOf(row)
            return (
              <tr key={name} aria-rowindex={first + index + 2} className="h-9 border-line border-t">
                <th scope="row" className="px-2 text-left font-normal text-ink-soft">
                  {name}
                </th>
                {rest.map((text) => (
                  <td key={text} className="px-2 text-left">
                    {text}
                  </td>
                ))}
                {amounts.map(({ part }) => (
                  <td key={part} className="px-2">
                    {money(row[part])}
                  </td>
                ))}
              </tr>
            )
          })}
          <Gap rows={rows.length - first - drawn.length} columns={columns} />
        </tbody>
      </table>
    </section>
  )
}

/** Room for rows that are not in sight. */
function Gap({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  if (rows <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={columns} className="p-0" style={{ height: rows * ROW_HEIGHT }} />
    </tr>
  )
}
