import { formatDecimal } from '#lib/numbers/format-decimal.ts'
import { approximately } from '#lib/numbers/powers.ts'
import { SplitBar } from '#web/ui/split-bar.tsx'
import type { WorkWeek } from './hourly-worth.ts'

const PARTS = [
  { id: 'paid', label: 'Paid', color: 'var(--finance)' },
  { id: 'commute', label: 'Commute', color: 'var(--accent)' },
  { id: 'lunch', label: 'Lunch', color: 'var(--productivity)' },
  { id: 'emails', label: 'Emails', color: 'var(--dev)' },
] as const

/** The hours of a week: paid and unpaid. */
export default function WeekBar({ week, locale }: { readonly week: WorkWeek; readonly locale: string }) {
  const parts = PARTS.map(({ id, label, color }) => ({
    label,
    color,
    share: approximately(week[id]),
    text: `${formatDecimal(week[id].toFixed(), 2, locale)} h`,
  }))
  return (
    <SplitBar
      title="Your week of work"
      parts={parts.filter(({ share }) => share > 0)}
      table={
        <table className="text-right tabular-nums">
          <caption className="sr-only">Hours of a week</caption>
          <tbody>
            {parts.map(({ label, text }) => (
              <tr key={label} className="border-line border-t">
                <th scope="row" className="pr-6 text-left font-normal">
                  {label}
                </th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
