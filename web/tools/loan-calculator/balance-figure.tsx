import type { Money } from '#lib/money/cents.ts'
import { shortMoney } from '#lib/money/currencies.ts'
import { LineChart } from '#web/ui/chart.tsx'
import { type BalanceLine, timeMark } from './balance-curve.ts'

type FigureProps = {
  readonly title: string
  readonly lines: readonly BalanceLine[]
  /** CSS colors of the lines; by default those of the palette. */
  readonly colors?: readonly string[]
  readonly currency: string
  readonly locale: string
  readonly money: Money
}

/** Balance over time, as lines and as a table of years. */
export function BalanceFigure({ title, lines, colors = [], currency, locale, money }: FigureProps) {
  const series = lines.map(({ name, curve }, index) => ({
    name,
    ...(colors[index] && { color: colors[index] }),
    points: curve.map(({ years, balance }) => ({ x: years, y: balance })),
  }))
  const maxYears = Math.max(...lines.map(({ curve }) => curve.at(-1)?.years ?? 0))
  return (
    <LineChart
      title={title}
      series={series}
      xLabel={(years) => timeMark(years, maxYears)}
      yLabel={(balance) => shortMoney(balance, currency, locale)}
      table={<BalanceTable title={title} lines={lines} money={money} />}
    />
  )
}

function BalanceTable({ title, lines, money }: Pick<FigureProps, 'title' | 'lines' | 'money'>) {
  const count = Math.max(...lines.map(({ years }) => years.length))
  return (
    <table className="w-full text-right tabular-nums">
      <caption className="sr-only">{title} by year</caption>
      <thead>
        <tr>
          <th scope="col" className="pr-3 text-left">
            End of year
          </th>
          {lines.map(({ name }) => (
            <th key={name} scope="col" className="pl-3">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, index) => index + 1).map((year) => (
          <tr key={year} className="border-line border-t">
            <th scope="row" className="pr-3 text-left font-normal">
              {year}
            </th>
            {lines.map(({ name, years }) => (
              <td key={name} className="pl-3">
                {money(years[year - 1]?.balance ?? 0n)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
