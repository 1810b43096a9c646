import { shortMoney } from '#lib/money/currencies.ts'
import { formatDecimal } from '#lib/numbers/format-decimal.ts'
import { approximately } from '#lib/numbers/powers.ts'
import { LineChart } from '#web/ui/chart.tsx'
import { term, termText, type Writer } from './answer.ts'
import { type Outlook, outlooks } from './break-even.ts'
import type { Figures } from './figures.ts'

type BreakEvenFigureProps = { readonly figures: Figures; readonly writer: Writer }

/** Sales and costs up to twice the break-even, as lines that cross there and as a table. */
export function BreakEvenFigure({ figures, writer }: BreakEvenFigureProps) {
  const points = outlooks(figures)
  if (points.length === 0) return null
  const line = (of: (outlook: Outlook) => Outlook['units']) =>
    points.map((outlook) => ({ x: approximately(outlook.units), y: approximately(of(outlook)) }))
  return (
    <LineChart
      title="Costs and revenue by units sold"
      series={[
        { name: 'Revenue', color: 'var(--good)', points: line(({ revenue }) => revenue) },
        { name: 'Costs', color: 'var(--accent)', points: line(({ costs }) => costs) },
      ]}
      xLabel={(units) => formatDecimal(String(Math.round(units)), 0, writer.locale)}
      yLabel={(amount) => shortMoney(amount, writer.currency, writer.locale)}
      table={<OutlookTable points={points} writer={writer} />}
    />
  )
}

function OutlookTable({ points, writer }: { readonly points: readonly Outlook[]; readonly writer: Writer }) {
  return (
    <table className="w-full text-right tabular-nums">
      <caption className="sr-only">Costs and revenue by units sold</caption>
      <thead>
        <tr>
          {['Units', 'Revenue', 'Costs', 'Profit'].map((heading) => (
            <th key={heading} scope="col" className="pl-3 first:pl-0 first:text-left">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ units, revenue, costs }) => (
          <tr key={units.toFixed()} className="border-line border-t">
            <th scope="row" className="text-left font-normal">
              {formatDecimal(units.toFixed(), 2, writer.locale)}
            </th>
            {[revenue, costs, revenue.minus(costs)].map((value, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the three columns never change places
              <td key={column} className="pl-3">
                {termText(term('money', value), writer)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
