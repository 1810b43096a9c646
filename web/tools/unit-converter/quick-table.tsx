import { rational, toFixed } from '#lib/numbers/rational.ts'
import { NO_RESULT } from '#lib/result/named-result.ts'
import { toResult } from '#lib/result/result.ts'
import { GroupedDigits } from '#web/ui/grouped-digits.tsx'
import { Card } from '#web/ui/result.tsx'
import { convert } from './convert.ts'
import type { Reading } from './converter-state.ts'

const AMOUNTS = [1n, 10n, 100n, 1000n]
const DECIMALS = 4

/** Conversions of round amounts, with four decimals. */
export function QuickTable({ reading: { category, from, to } }: { readonly reading: Reading }) {
  return (
    <Card title="Quick conversions">
      <table aria-label="Quick conversions" className="w-full table-fixed tabular-nums">
        <thead>
          <tr className="text-ink-soft text-sm">
            <th scope="col" className="w-2/5 pb-1 text-left font-medium">
              {from.name}
            </th>
            <th scope="col" className="pb-1 text-right font-medium">
              {to.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {AMOUNTS.map((amount) => {
            const result = toResult(() => convert(rational(amount), from, to, category))
            return (
              <tr key={String(amount)} className="border-line border-t">
                <th scope="row" className="py-1.5 text-left font-normal">
                  <GroupedDigits text={String(amount)} />
                </th>
                <td className="py-1.5 text-right [overflow-wrap:anywhere]">
                  <GroupedDigits text={result.ok ? toFixed(result.value, DECIMALS) : NO_RESULT} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
