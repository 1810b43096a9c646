import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import ChevronDown from '~icons/lucide/chevron-down'
import { Button, type ButtonLook } from './button.tsx'

const MenuList = lazy(() => import('./menu-list.tsx'))

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
  readonly kind?: ButtonLook['kind']
  readonly isSoftDisabled?: boolean
  /** Content of the button in place of its name, such as three dots. */
  readonly glyph?: ReactNode
}

/** A button that opens a menu, which loads with the first one and closes when the focus leaves it. */
export function MenuButton({
  label,
  items,
  className = '',
  kind = 'quiet',
  isSoftDisabled = false,
  glyph,
}: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    button.current?.focus()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the menu holds for what is within
    <div
      className={`relative ${className}`}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <Button
        ref={button}
        size="small"
        kind={kind}
        isSoftDisabled={isSoftDisabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={glyph === undefined ? undefined : label}
        onClick={() => setOpen(!isOpen)}
      >
        {glyph ?? (
          <>
            {label}
            <ChevronDown size={15} aria-hidden />
          </>
        )}
      </Button>
      <Suspense>{isOpen && <MenuList label={label} items={items} onClose={close} />}</Suspense>
    </div>
  )
}
