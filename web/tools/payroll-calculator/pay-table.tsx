import { fromCents } from '#lib/money/cents.ts'
import { approximately } from '#lib/numbers/powers.ts'
import { StackedBar, Swatch } from '#web/ui/split-bar.tsx'
import type { Paycheck } from './payroll.ts'
import { getDeductions, type PayRow } from './payroll-text.ts'

type PayTableProps = {
  readonly pay: Paycheck | undefined
  readonly rows: readonly PayRow[]
  /** The last line: what is left. */
  readonly net: { readonly text: string; readonly percent: string }
}

const NET = 'Net pay'
const COLORS: Readonly<Record<string, string>> = {
  [NET]: 'var(--good)',
  'Federal tax': 'var(--accent)',
  'State tax': 'var(--dev)',
  'Social security': 'var(--text)',
  Medicare: 'var(--team)',
}

/** A year's pay from gross to net, as a bar and line by line. */
export default function PayTable({ pay, rows, net }: PayTableProps) {
  return (
    <figure aria-label="Where the pay goes">
      <StackedBar parts={pay ? getParts(pay) : []} />
      <table className="mt-3 w-full text-right text-sm tabular-nums sm:text-base">
        <caption className="sr-only">A year’s pay from gross to net</caption>
        <colgroup>
          <col />
          <col className="w-[37%]" />
          <col className="w-[23%]" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            {['Part', 'A year', 'Of gross'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, text, percent, kind }) => (
            <tr key={label} className={`border-line ${kind === 'gross' ? '' : 'border-t'}`}>
              <th scope="row" className={`py-1.5 text-left ${kind === 'deduction' ? 'font-normal' : ''}`}>
                <span className="flex items-center gap-2">
                  {kind === 'deduction' && <Swatch color={COLORS[label]} />}
                  {label}
                </span>
              </th>
              <td className={`whitespace-nowrap py-1.5 pl-3 ${kind === 'deduction' ? '' : 'font-semibold'}`}>
                {kind !== 'gross' && text !== '—' && <span aria-hidden>−&thinsp;</span>}
                <output translate="no" aria-label={label} aria-live="off">
                  {text}
                </output>
              </td>
              <td className="whitespace-nowrap py-1.5 pl-3 text-ink-soft">{percent}</td>
            </tr>
          ))}
          <tr className="border-ink border-t-2 font-semibold">
            <th scope="row" className="py-1.5 text-left">
              <span className="flex items-center gap-2">
                <Swatch color={COLORS[NET]} />
                {NET}
              </span>
            </th>
            <td className="whitespace-nowrap py-1.5 pl-3">{net.text}</td>
            <td className="whitespace-nowrap py-1.5 pl-3 text-ink-soft">{net.percent}</td>
          </tr>
        </tbody>
      </table>
    </figure>
  )
}

/** Shares as floats, which decide widths only. */
function getParts(pay: Paycheck) {
  return [{ label: NET, cents: pay.net }, ...getDeductions(pay)].map(({ label, cents }) => ({
    label,
    color: COLORS[label],
    share: pay.gross > 0n ? approximately(fromCents(cents).div(fromCents(pay.gross))) : 0,
  }))
}
