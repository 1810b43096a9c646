import type { Conversion, ConverterState } from './converter-state.ts'
import { getCategory, getUnit } from './units.ts'

type RecentChipsProps = {
  readonly state: ConverterState
  readonly onChange: (state: Partial<ConverterState>) => void
}

/** The last conversions, each a button that brings it back. */
export function RecentChips({ state, onChange }: RecentChipsProps) {
  const known = state.recent.filter(
    ({ category, from, to }) => getUnit(getCategory(category), from) && getUnit(getCategory(category), to),
  )
  if (known.length === 0) return null
  return (
    <fieldset
      aria-label="Recent conversions"
      className="mt-4 flex flex-wrap gap-1.5 border-line border-t pt-4"
    >
      {known.map((entry) => (
        <button
          key={getLabel(entry)}
          type="button"
          onClick={() => onChange({ ...entry, category: getCategory(entry.category).name, exact: '' })}
          className="min-h-control rounded-full border border-line-strong bg-surface px-3 text-sm hover:bg-sunken"
        >
          {getLabel(entry)}
        </button>
      ))}
    </fieldset>
  )
}

function getLabel({ category, value, from, to }: Conversion): string {
  const symbol = (name: string) => getUnit(getCategory(category), name)?.symbol ?? name
  return `${value} ${symbol(from)} → ${symbol(to)}`
}
