import type { Money } from '#lib/money/cents.ts'
import type { Row } from './report.ts'
import { secondsText } from './time-text.ts'

type ReportTableProps = {
  readonly title: string
  readonly heading: string
  readonly rows: readonly (Row & { readonly label: string })[]
  readonly total: Omit<Row, 'key'>
  readonly locale: string
  readonly money: Money
}

/** The rows of a report and their sum. */
export function ReportTable({ title, heading, rows, total, locale, money }: ReportTableProps) {
  return (
    <table className="w-full text-right tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-ink-soft">
          <th scope="col" className="pr-3 text-left font-medium">
            {heading}
          </th>
          {['Entries', 'Time', 'Billable', 'Amount'].map((name) => (
            <th key={name} scope="col" className="pl-4 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-line border-t">
            <th
              scope="row"
              dir="auto"
              className="min-w-32 pr-3 text-left font-normal [overflow-wrap:anywhere]"
            >
              {row.label}
            </th>
            <Cells row={row} locale={locale} money={money} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-line-strong border-t font-semibold">
          <th scope="row" className="pr-3 text-left">
            Total
          </th>
          <Cells row={total} locale={locale} money={money} />
        </tr>
      </tfoot>
    </table>
  )
}

type CellsProps = Pick<ReportTableProps, 'locale' | 'money'> & { readonly row: Omit<Row, 'key'> }

function Cells({ row, locale, money }: CellsProps) {
  return (
    <>
      <td className="pl-4">{row.entries.toLocaleString(locale)}</td>
      <td className="pl-4">{secondsText(row.seconds)}</td>
      <td className="pl-4">{secondsText(row.billableSeconds)}</td>
      <td className="pl-4">{money(row.amount)}</td>
    </>
  )
}
