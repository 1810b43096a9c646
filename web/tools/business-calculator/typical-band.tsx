import type { Decimal } from '#lib/numbers/decimal.ts'
import type { Unit } from './answer.ts'
import { placeIn, rangeText, type TypicalRange, verdictOn } from './typical-range.ts'

type TypicalBandProps = {
  readonly typical: TypicalRange
  readonly value: Decimal
  readonly unit: Unit
  readonly locale: string
}

const VERDICTS = [
  { name: 'weak', color: 'var(--wrong)' },
  { name: 'typical', color: 'var(--line-strong)' },
  { name: 'strong', color: 'var(--good)' },
] as const

/** Shows the place of a value between weak and strong. */
export function TypicalBand({ typical, value, unit, locale }: TypicalBandProps) {
  const verdict = verdictOn(typical, value)
  return (
    <div className="mt-2 max-w-sm">
      <div aria-hidden className="relative flex h-2 gap-0.5 forced-color-adjust-none">
        {VERDICTS.map(({ name, color }) => (
          <span
            key={name}
            className="flex-1 rounded-full"
            style={{ background: color, opacity: name === verdict ? 1 : 0.35 }}
          />
        ))}
        <span
          className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-ink outline-2 outline-surface"
          style={{ left: `${100 * placeIn(typical, value)}%` }}
        />
      </div>
      <p className="mt-1.5 grid grid-cols-[1fr_auto_1fr] gap-2 text-ink-soft text-xs">
        {VERDICTS.map(({ name }) => (
          <span key={name} className={`last:text-right ${name === verdict ? 'font-semibold text-ink' : ''}`}>
            {name}
            {name === 'typical' && ` ${rangeText(typical, unit, locale)}`}
          </span>
        ))}
      </p>
    </div>
  )
}
