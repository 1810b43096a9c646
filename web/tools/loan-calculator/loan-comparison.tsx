import { useMemo } from 'react'
import { moneyWriter } from '#lib/money/cents.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import { balanceLine } from './balance-curve.ts'
import { BalanceFigure } from './balance-figure.tsx'
import { type ComparedLoan, comparedLoans, getComparison, removeCompared, swapCompared } from './compare.ts'
import type { LoanState } from './loan-form.ts'

type ComparisonProps = {
  readonly state: LoanState
  readonly locale: string
  readonly onSwap: (state: LoanState) => void
  readonly onRemove: (state: LoanState, name: string) => void
}

/** Current loan next to up to two saved ones, as a table and as lines. */
export function LoanComparison({ state, locale, onSwap, onRemove }: ComparisonProps) {
  const loans = useMemo(() => comparedLoans(state), [state])
  const { currency } = state.form
  const lines = loans.flatMap(({ name, answer }) =>
    answer && answer.schedule.rows.length > 0 ? [balanceLine(name, answer)] : [],
  )
  return (
    <Card title="Comparison">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <section
          aria-label="Comparison of loans, scrollable"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto outline-offset-[-2px]"
        >
          <ComparisonTable loans={loans} locale={locale}>
            <tr className="border-line border-t align-top" data-print="no">
              <td />
              <td />
              {loans.slice(1).map(({ name }, index) => (
                <td key={name} className="py-2 pl-4">
                  <div className="flex flex-col items-end gap-1.5 whitespace-nowrap">
                    <Button size="small" onClick={() => onSwap(swapCompared(state, index))}>
                      Edit {name}
                    </Button>
                    <Button
                      size="small"
                      kind="quiet"
                      onClick={() => onRemove(removeCompared(state, index), name)}
                    >
                      Remove {name}
                    </Button>
                  </div>
                </td>
              ))}
            </tr>
          </ComparisonTable>
        </section>
        {lines.length > 0 && (
          <BalanceFigure
            title="Balances compared"
            lines={lines}
            currency={currency}
            locale={locale}
            money={moneyWriter(currency, locale)}
          />
        )}
      </div>
    </Card>
  )
}

type ComparisonTableProps = {
  readonly loans: readonly ComparedLoan[]
  readonly locale: string
  /** The last row. */
  readonly children: React.ReactNode
}

function ComparisonTable({ loans, locale, children }: ComparisonTableProps) {
  const columns = loans.map(({ form, answer }) =>
    getComparison(form, answer, moneyWriter(form.currency, locale)),
  )
  return (
    <table className="w-full text-right text-sm tabular-nums">
      <caption className="sr-only">Comparison of loans</caption>
      <thead>
        <tr>
          <td />
          {loans.map(({ name }) => (
            <th key={name} scope="col" className="whitespace-nowrap py-1.5 pl-4">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns[0]?.map(({ label }, row) => (
          <tr key={label} className="border-line border-t">
            <th scope="row" className="whitespace-nowrap py-1.5 text-left font-normal text-ink-soft">
              {label}
            </th>
            {columns.map((column, index) => (
              <td key={loans[index]?.name} className="py-1.5 pl-4">
                {column[row]?.text}
              </td>
            ))}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  )
}
