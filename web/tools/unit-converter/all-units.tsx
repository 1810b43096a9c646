import { toResult } from '#lib/result/result.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { GroupedDigits } from '#web/ui/grouped-digits.tsx'
import { Card } from '#web/ui/result.tsx'
import Pin from '~icons/lucide/pin'
import { convert, resultText } from './convert.ts'
import { type ConverterState, readState } from './converter-state.ts'

type AllUnitsProps = {
  readonly state: ConverterState
  /** The values are those of an earlier request. */
  readonly isOutdated: boolean
  readonly onChange: (state: ConverterState) => void
}

/** The value in every unit of its category, pinned ones first. */
export default function AllUnits({ state, isOutdated, onChange }: AllUnitsProps) {
  const { category, from, value } = readState(state)
  const isPinned = (name: string) => state.pinned.includes(name)
  const sorted = [...category.units].sort((a, b) => Number(isPinned(b.name)) - Number(isPinned(a.name)))
  const textIn = (unit: (typeof sorted)[number]) => {
    const result = value && toResult(() => convert(value, from, unit, category))
    return result?.ok ? resultText(result.value, state) : ''
  }
  const toggle = (name: string) =>
    onChange({
      ...state,
      pinned: isPinned(name) ? state.pinned.filter((pin) => pin !== name) : [...state.pinned, name],
    })
  return (
    <Card title="All units">
      <ul aria-label="All units" className="grid gap-x-8 sm:grid-cols-2">
        {sorted.map((unit) => (
          <li
            key={unit.name}
            className="flex min-h-14 items-center gap-2 border-line border-t py-1 sm:min-h-11"
          >
            <div className="min-w-0 flex-1 items-baseline gap-2 sm:flex">
              <p className="shrink-0 text-sm max-sm:text-ink-soft sm:w-36">{unit.name}</p>
              <p className={`min-w-0 flex-1 sm:text-right ${wrapping(textIn(unit))}`}>
                <span className={`tabular-nums ${isOutdated ? 'opacity-40' : ''}`}>
                  <GroupedDigits text={textIn(unit)} />
                </span>{' '}
                <abbr
                  title={unit.name}
                  className="inline-block text-ink-soft text-sm no-underline sm:w-12 sm:text-left"
                >
                  {unit.symbol}
                </abbr>
              </p>
            </div>
            <CopyButton
              kind="quiet"
              label={`Copy ${unit.name}`}
              labelClass="sr-only"
              text={textIn(unit)}
              disabled={textIn(unit) === '' || isOutdated}
            />
            <button
              type="button"
              aria-pressed={isPinned(unit.name)}
              aria-label={`Pin ${unit.name}`}
              onClick={() => toggle(unit.name)}
              className="grid size-control shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken aria-pressed:text-accent"
            >
              <Pin size={15} aria-hidden fill={isPinned(unit.name) ? 'currentColor' : 'none'} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The longest figure that is always kept in one line, in characters. */
const ONE_LINE = 18

function wrapping(text: string): string {
  return text.length > ONE_LINE ? '[overflow-wrap:anywhere]' : 'whitespace-nowrap'
}
