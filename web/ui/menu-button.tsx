import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

export type MenuItem = {
  readonly label: string
  readonly onChoose: () => unknown
  readonly isDisabled?: boolean
}

type MenuButtonProps = {
  /** Names the button and its menu. */
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly className?: string
  /** What stands in the button in place of its name, such as three dots. */
  readonly sign?: ReactNode
}

/**
 * A button that opens a menu, after the ARIA pattern: the first entry takes the focus, arrows, Home and End move it,
 * Escape and Tab close.
 */
export function MenuButton({ label, items, className = '', sign }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [isOpen])
  const close = () => {
    box.current?.querySelector('button')?.focus()
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    const all: readonly EventTarget[] = entries()
    const now = all.indexOf(event.target)
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Escape') close()
    else if (to === undefined) return
    else
      entries()
        .at(to % all.length)
        ?.focus()
    event.preventDefault()
  }
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the menu, and leaving it, hold for what is within
    <div ref={box} className={`relative ${className}`} onKeyDown={onKeyDown} onBlur={leave}>
      <Button
        size="small"
        kind="quiet"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={sign === undefined ? undefined : label}
        onClick={() => setOpen(!isOpen)}
      >
        {sign ?? (
          <>
            {label}
            <ChevronDown size={15} aria-hidden />
          </>
        )}
      </Button>
      {isOpen && (
        <div
          role="menu"
          aria-label={label}
          className="absolute top-full right-0 z-20 mt-1 grid w-max min-w-44 max-w-[80vw] rounded-card border border-line bg-surface p-1 shadow-lift"
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={item.isDisabled || undefined}
              className="min-h-11 rounded-control px-3 text-left text-sm hover:bg-sunken focus:bg-sunken aria-disabled:opacity-55 sm:min-h-9"
              onClick={() => {
                if (item.isDisabled) return
                close()
                item.onChoose()
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
