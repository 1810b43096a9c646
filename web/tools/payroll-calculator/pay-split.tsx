import { fromCents, type Money } from '#lib/money/cents.ts'
import { SplitBar } from '#web/ui/split-bar.tsx'
import type { Paycheck } from './payroll.ts'
import { getDeductions, percentOfGross } from './payroll-text.ts'

type PaySplitProps = { readonly pay: Paycheck; readonly money: Money; readonly locale: string }

/** Chart of a year's pay: net pay, and each deduction. */
export default function PaySplit({ pay, money, locale }: PaySplitProps) {
  const rows = [{ label: 'Net pay', cents: pay.net }, ...getDeductions(pay)]
  // A drawing needs no cents: the share as a float decides widths only.
  const shareOf = (cents: bigint) =>
    pay.gross > 0n ? Number(fromCents(cents).div(fromCents(pay.gross)).toFixed(6)) : 0
  return (
    <SplitBar
      title="Where the pay goes"
      parts={rows.map(({ label, cents }) => ({
        label,
        share: shareOf(cents),
        text: percentOfGross(cents, pay.gross, locale),
      }))}
      table={
        <table className="w-full text-right tabular-nums">
          <caption className="sr-only">A year’s pay by part</caption>
          <thead>
            <tr>
              <th scope="col" className="pr-3 text-left">
                Part
              </th>
              <th scope="col" className="pl-3">
                A year
              </th>
              <th scope="col" className="pl-3">
                Of gross
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cents }) => (
              <tr key={label} className="border-line border-t">
                <th scope="row" className="pr-3 text-left font-normal">
                  {label}
                </th>
                <td className="pl-3">{money(cents)}</td>
                <td className="pl-3">{percentOfGross(cents, pay.gross, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
