import type { RefObject } from 'react'
import type { Money } from '#lib/money/cents.ts'
import type { ScheduleRow } from './schedule.ts'

type Amounts = Omit<ScheduleRow, 'number'>

export type TableProps<Row extends Amounts> = {
  readonly title: string
  /** Of the columns before the amounts. */
  readonly headings: readonly string[]
  readonly rows: readonly Row[]
  /** The cells before the amounts; the first one names the row. */
  readonly headsOf: (row: Row) => readonly string[]
  readonly money: Money
  readonly withExtra: boolean
  /** The rows to draw, of many, in a window that scrolls; without it all are drawn. */
  readonly part?: {
    readonly first: number
    readonly count: number
    readonly scroller: RefObject<HTMLElement | null>
  }
}

const AMOUNTS = [
  { part: 'payment', heading: 'Payment' },
  { part: 'principal', heading: 'Principal' },
  { part: 'interest', heading: 'Interest' },
  { part: 'extra', heading: 'Extra' },
  { part: 'balance', heading: 'Balance' },
] as const

/** The height of a row, `h-9`, in pixels. */
export const ROW_HEIGHT = 36

/** Table of payments, or of years of payments, in a separate scrollable region. */
export function ScheduleTable<Row extends Amounts>({
  title,
  headings,
  rows,
  headsOf,
  money,
  withExtra,
  part,
}: TableProps<Row>) {
  const first = part?.first ?? 0
  const drawn = part ? rows.slice(first, first + part.count) : rows
  const amounts = AMOUNTS.filter(({ part }) => part !== 'extra' || withExtra)
  const columns = headings.length + amounts.length
  return (
    <section
      ref={part?.scroller}
      aria-label={`${title}, scrollable`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={`overflow-auto outline-offset-[-2px] print:overflow-visible ${part ? 'max-h-[70vh]' : ''}`}
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
