import { ZERO } from '#lib/numbers/decimal.ts'
import { approximately } from '#lib/numbers/powers.ts'
import { StackedBar } from '#web/ui/split-bar.tsx'
import { term, termText, type Writer } from './answer.ts'
import type { Figures } from './figures.ts'

type RoiFigureProps = { readonly figures: Figures; readonly writer: Writer }

/** The investment before and after, as bars of one scale: a gain is green, and what is left after a loss is red. */
export function RoiFigure({ figures: { investment, finalValue }, writer }: RoiFigureProps) {
  if (!investment?.gt(ZERO) || !finalValue?.gte(ZERO)) return null
  const growth = approximately(finalValue.div(investment))
  const scale = Math.max(1, growth)
  const part = (label: string, share: number, color: string) => ({ label, share: share / scale, color })
  const paid = part('Investment', Math.min(1, growth), growth < 1 ? 'var(--wrong)' : 'var(--line-strong)')
  return (
    <figure aria-label="Before and after">
      {[
        { label: 'Before', value: investment, parts: [part('Investment', 1, 'var(--line-strong)')] },
        { label: 'After', value: finalValue, parts: [paid, part('Gain', growth - 1, 'var(--good)')] },
      ].map(({ label, value, parts }) => (
        <div key={label} className="mt-2">
          <p className="flex justify-between gap-3 text-sm">
            {label} <b className="font-semibold tabular-nums">{termText(term('money', value), writer)}</b>
          </p>
          <StackedBar parts={parts} />
        </div>
      ))}
    </figure>
  )
}
