import * as v from 'valibot'
import { formatCents } from '#lib/money/cents.ts'
import type { ToolExample } from '#web/catalog/tool.ts'
import { payroll } from './payroll.ts'
import { PayrollForm, readPayrollForm } from './payroll-form.ts'

const form = v.parse(PayrollForm, { gross: '68000' })

/** Net pay, and the shares of each deduction. */
export const example: ToolExample = {
  caption: '$68,000 a year before tax',
  state: form,
  Drawing: PaySplit,
}

function PaySplit() {
  const { gross, net, federal, state, socialSecurity, medicare } = payroll(readPayrollForm(form).payroll)
  const parts = [
    [net, 'var(--good)'],
    [federal, 'var(--accent)'],
    [state, 'var(--dev)'],
    [socialSecurity, 'var(--text)'],
    [medicare, 'var(--team)'],
  ] as const
  return (
    <span className="grid w-full gap-3">
      <span className="figure text-center">{formatCents(net, 'USD')}</span>
      <span className="flex h-8 gap-0.5 overflow-hidden rounded-control">
        {parts.map(([cents, color]) => (
          <span
            key={color}
            style={{ background: color, width: `${(100 * Number(cents)) / Number(gross)}%` }}
          />
        ))}
      </span>
    </span>
  )
}
