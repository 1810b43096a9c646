import { type KeyboardEvent, useId, useState } from 'react'
import { suggestNames } from './request/suggest-names.ts'

type NameFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Names to choose from while one is typed. */
  readonly names: readonly string[]
  readonly className: string
}

/** Text field for a name with suggestions: arrows select one, Enter accepts it. */
export function NameField({ label, value, onChange, names, className }: NameFieldProps) {
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
