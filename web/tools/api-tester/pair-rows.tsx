import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import Plus from '~icons/lucide/plus'
import X from '~icons/lucide/x'
import { nextId, type Pair } from './api-request.ts'
import { suggestNames } from './request/suggest-names.ts'

/** Labels of a table of rows: "Header" produces `Header name`, `Header value`, `Add header`, `Remove header`. */
type PairRowsProps<Row extends Pair> = {
  readonly noun: string
  readonly rows: readonly Row[]
  readonly emptyRow: Row
  readonly onChange: (rows: Row[]) => void
  /** Whether rows can be switched off. */
  readonly hasSwitch?: boolean
  /** Names to choose from while one is typed. */
  readonly names?: readonly string[]
  /** In the place of the value's field. */
  readonly renderValue?: (row: Row, change: (part: Partial<Row>) => void) => ReactNode
  /** Below a row: what is worth knowing about it. */
  readonly renderRemark?: (row: Row) => ReactNode
  /** Content next to the add button. */
  readonly children?: ReactNode
}

const CELL =
  'min-h-control w-full min-w-0 bg-transparent px-2.5 font-mono text-code outline-offset-[-2px] placeholder:text-ink-soft'

/** Names and values, one pair a row. */
export function PairRows<Row extends Pair>(props: PairRowsProps<Row>) {
  const { noun, rows, emptyRow, onChange, hasSwitch = true, names = [], renderValue, renderRemark } = props
  const lower = noun.toLowerCase()
  const change = (row: Row, part: Partial<Row>) =>
    onChange(rows.map((other) => (other === row ? { ...other, ...part } : other)))
  return (
    <>
      <div className="divide-y divide-line overflow-hidden rounded-control border border-line empty:hidden">
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a minimum width
          <div
            key={row.id}
            role="group"
            aria-label={`${noun} ${index + 1}`}
            className={row.isOn ? '' : 'bg-sunken'}
          >
            <div className="flex items-stretch">
              {hasSwitch && (
                <label className="grid min-h-9 w-9 shrink-0 place-items-center">
                  <input
                    type="checkbox"
                    aria-label={`Use this ${lower}`}
                    className="size-4 accent-accent"
                    checked={row.isOn}
                    onChange={(event) => change(row, { ...row, isOn: event.target.checked })}
                  />
                </label>
              )}
              <div className="grid min-w-0 flex-1 grid-cols-[2fr_3fr] divide-x divide-line">
                <NameField
                  label={`${noun} name`}
                  value={row.name}
                  onChange={(name) => change(row, { ...row, name })}
                  names={names}
                  className={`${CELL} ${row.isOn ? '' : 'line-through'}`}
                />
                {renderValue?.(row, (part) => change(row, part)) ?? (
                  <input
                    aria-label={`${noun} value`}
                    placeholder="Value"
                    autoComplete="off"
                    autoCapitalize="off"
                    spellCheck={false}
                    className={CELL}
                    value={row.value}
                    onChange={(event) => change(row, { ...row, value: event.target.value })}
                  />
                )}
              </div>
              <button
                type="button"
                aria-label={`Remove ${lower}`}
                className="grid w-9 shrink-0 place-items-center text-ink-soft outline-offset-[-2px] hover:bg-sunken hover:text-ink"
                onClick={() => onChange(rows.filter((other) => other !== row))}
              >
                <X size={15} aria-hidden />
              </button>
            </div>
            {renderRemark?.(row)}
          </div>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-1.5">
        <Button
          size="small"
          kind="quiet"
          className="-ml-2"
          icon={<Plus size={15} aria-hidden />}
          data-adds
          onClick={() => onChange([...rows, { ...emptyRow, id: nextId(rows) }])}
        >
          Add {lower}
        </Button>
        {props.children}
      </div>
    </>
  )
}

type NameFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Names to choose from while one is typed. */
  readonly names: readonly string[]
  readonly className: string
}

/** Text field for a name with suggestions: arrows select one, Enter accepts it. */
function NameField({ label, value, onChange, names, className }: NameFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const id = useId()
  const offered = isOpen ? suggestNames(names, value) : []
  const take = (name: string) => {
    onChange(name)
    setOpen(false)
    setActive(-1)
  }
  const leave = () => {
    const close = () => setOpen(false)
    // A pressed element must not move away from under the pointer, or it is never clicked.
    if (document.querySelector(':active')) addEventListener('click', close, { once: true })
    else close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered.length === 0 || event.ctrlKey || event.metaKey) return
    const name = offered[active]
    if (event.key === 'ArrowDown') setActive((active + 1) % offered.length)
    else if (event.key === 'ArrowUp') setActive((Math.max(active, 0) + offered.length - 1) % offered.length)
    else if (event.key === 'Enter' && name !== undefined) take(name)
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }
  return (
    <div className="min-w-0">
      <input
        aria-label={label}
        placeholder="Name"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-autocomplete={names.length > 0 ? 'list' : undefined}
        aria-controls={offered.length > 0 ? id : undefined}
        aria-activedescendant={active >= 0 && offered.length > 0 ? `${id}-${active}` : undefined}
        className={className}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {offered.length > 0 && (
        <div id={id} role="listbox" aria-label="Suggestions" className="border-line border-t bg-sunken py-1">
          {offered.map((name, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field listens to the keys, for its active option
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names its active option
            <div
              key={name}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={`cursor-pointer truncate px-2.5 py-1 font-mono text-code ${index === active ? 'bg-accent-soft' : 'hover:bg-surface'}`}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(name)}
            >
              {name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
