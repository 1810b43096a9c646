import type { Conversion, ConverterState } from './converter-state.ts'
import { categoryOf, unitOf } from './units.ts'

type RecentChipsProps = {
  readonly state: ConverterState
  readonly onChange: (state: Partial<ConverterState>) => void
}

/** The last conversions, each a button that brings it back. */
export function RecentChips({ state, onChange }: RecentChipsProps) {
  const known = state.recent.filter(
    ({ category, from, to }) => unitOf(categoryOf(category), from) && unitOf(categoryOf(category), to),
  )
  if (known.length === 0) return null
  return (
    <fieldset
      aria-label="Recent conversions"
      className="mt-4 flex flex-wrap gap-1.5 border-line border-t pt-4"
    >
      {known.map((entry) => (
        <button
          key={labelOf(entry)}
          type="button"
          onClick={() => onChange({ ...entry, category: categoryOf(entry.category).name, exact: '' })}
          className="min-h-control rounded-full border border-line-strong bg-surface px-3 text-sm hover:bg-sunken"
        >
          {labelOf(entry)}
        </button>
      ))}
    </fieldset>
  )
}

function labelOf({ category, value, from, to }: Conversion): string {
  const symbol = (name: string) => unitOf(categoryOf(category), name)?.symbol ?? name
  return `${value} ${symbol(from)} → ${symbol(to)}`
}
