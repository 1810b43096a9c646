import type { CivilDate } from '#lib/dates/civil-date.ts'
import type { Money } from '#lib/money/cents.ts'
import type { LoanAnswer } from './calculate.ts'
import { roundingNote } from './rounding-note.ts'
import { besideRows } from './with-extra.ts'

type WithExtraProps = {
  readonly answer: LoanAnswer
  readonly today: CivilDate | undefined
  readonly locale: string
  readonly money: Money
}

/** Loan as agreed compared to the loan with its extra payments. */
export function WithExtraTable({ answer, today, locale, money }: WithExtraProps) {
  return (
    <section
      aria-label="As agreed and with extra payments, scrollable"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto outline-offset-[-2px]"
    >
      <table className="w-full text-right text-sm tabular-nums">
        <caption className="sr-only">As agreed and with extra payments</caption>
        <thead>
          <tr>
            <td />
            {['As agreed', 'With extra', 'Saved'].map((column) => (
              <th key={column} scope="col" className="py-1.5 pl-3 font-semibold last:text-good">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {besideRows(answer, today, locale, money).map(({ label, agreed, withExtra, saved }) => (
            <tr key={label} className="border-line border-t align-top">
              <th scope="row" className="py-1.5 text-left font-normal text-ink-soft">
                {label}
              </th>
              <td className="py-1.5 pl-3">{agreed}</td>
              <td className="py-1.5 pl-3">{withExtra}</td>
              <td className="py-1.5 pl-3 font-medium text-good">{saved}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-ink-soft text-sm">{roundingNote(answer, money)}</p>
    </section>
  )
}
