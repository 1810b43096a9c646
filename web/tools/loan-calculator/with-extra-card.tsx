import { moneyWriter, wholeMoneyWriter } from '#lib/money/cents.ts'
import { useToday } from '#web/platform/use-today.ts'
import { Card } from '#web/ui/result.tsx'
import type { LoanAnswer } from './calculate.ts'
import { extraRows } from './with-extra.ts'

type WithExtraProps = {
  readonly answer: LoanAnswer
  readonly locale: string
  readonly currency: string
}

/** The loan with its extra payments, and what they save; below the fields, where its arrival moves nothing. */
export function WithExtraCard({ answer, locale, currency }: WithExtraProps) {
  const today = useToday()
  const money = moneyWriter(currency, locale)
  const rows = extraRows(answer, today, locale, money, wholeMoneyWriter(currency, locale))
  return (
    <Card title="With extra payments" className="self-start">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">With extra payments</caption>
        <tbody>
          {rows.map(({ label, withExtra, saved }) => (
            <tr key={label} className="border-line border-t align-top">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink-soft">
                {label}
              </th>
              <td className="py-1.5 text-right font-semibold">
                {withExtra}
                {saved && <span className="block font-medium text-good">{saved} saved</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
