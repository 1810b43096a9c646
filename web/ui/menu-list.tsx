import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { MenuItem } from './menu-button.tsx'
import { findTyped, NOTHING_TYPED, typeAhead } from './typeahead.ts'

type MenuListProps = {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}

/**
 * Open menu, after the ARIA pattern: its first entry receives the focus, arrows, Home, End and the first characters of
 * a label move it, Escape closes.
 */
export default function MenuList({ label, items, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef(NOTHING_TYPED)
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries()
    const now = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1
    const more = typeAhead(typed.current, event.nativeEvent)
    if (more) typed.current = more
    const to = more
      ? findTyped(more.text, now, all.length, (index) => all[index]?.textContent ?? '')
      : { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Escape') onClose()
    else if (to === undefined && !more) return
    if (to !== undefined) all.at(to % all.length)?.focus()
    event.preventDefault()
  }
  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="absolute top-full right-0 z-20 mt-1 grid w-max min-w-44 max-w-[80vw] rounded-card border border-line bg-surface p-1 shadow-lift"
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={item.isDisabled || undefined}
          className="min-h-control rounded-control px-3 text-left text-sm hover:bg-sunken focus:bg-sunken aria-disabled:opacity-55"
          onClick={() => {
            if (item.isDisabled) return
            onClose()
            item.onChoose()
          }}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
