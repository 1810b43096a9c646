import { memo } from 'react'
import { RowFrame } from './name-row.tsx'
import { getSegments } from './segments.ts'
import { changeWheel, wheelStore } from './use-wheel-store.ts'
import { fitWeight, MAX_WEIGHT, type WheelName } from './wheel-names.ts'

/** The names with all that can be changed about them. */
export function EditRows({ names }: { readonly names: readonly WheelName[] }) {
  const colors = new Map(getSegments(names).map(({ name, color }) => [name, color]))
  return names.map((entry) => (
    <EditRow key={entry.name} entry={entry} shownColor={colors.get(entry.name) ?? OFF_COLOR} />
  ))
}

type EditRowProps = {
  readonly entry: WheelName
  /** The color that it has on the wheel, its own or not. */
  readonly shownColor: string
}

/** A name that is off has no segment. */
const OFF_COLOR = '#8a8272'

/** Row to edit a name, whether it participates, its weight and its color. */
const EditRow = memo(function EditRow({ entry, shownColor }: EditRowProps) {
  const { name, weight, isOff, color } = entry
  const setWeight = (typed: string) => editName(name, { weight: fitWeight(Number(typed)) })
  const checkbox = (
    <input
      type="checkbox"
      aria-label={`${name} takes part`}
      className="size-4.5 shrink-0 accent-accent"
      checked={!isOff}
      onChange={(event) => editName(name, { isOff: !event.target.checked })}
    />
  )
  return (
    <RowFrame entry={entry} lead={checkbox}>
      <span aria-hidden className="text-ink-soft text-sm">
        ×
      </span>
      <input
        key={weight}
        type="text"
        inputMode="numeric"
        aria-label={`Weight of ${name}, 1 to ${MAX_WEIGHT}`}
        className="field py-0.5 text-right tabular-nums"
        style={{ width: '3.5rem', minHeight: '2rem' }}
        defaultValue={weight}
        onBlur={(event) => setWeight(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && setWeight(event.currentTarget.value)}
      />
      <input
        type="color"
        aria-label={`Color of ${name}`}
        className="size-8 shrink-0 rounded-control"
        value={color || shownColor}
        onChange={(event) => editName(name, { color: event.target.value })}
      />
    </RowFrame>
  )
})

function editName(name: string, fields: Partial<WheelName>): void {
  const { names } = wheelStore.get()
  changeWheel({ names: names.map((one) => (one.name === name ? { ...one, ...fields } : one)) })
}
