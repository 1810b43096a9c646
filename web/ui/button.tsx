import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useState } from 'react'

/** The kinds are rules of the style sheet; the sizes are those of all controls. */
const KINDS = { go: 'button-go', plain: '', quiet: 'button-quiet' } as const
const SIZES = { normal: 'px-4', small: 'px-2.5' } as const

export type ButtonLook = { readonly kind?: keyof typeof KINDS; readonly size?: keyof typeof SIZES }

const SOFT_DISABLED = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const

/** The classes of a button, for links that look like one. */
export function buttonClass({ kind = 'plain', size = 'normal' }: ButtonLook = {}): string {
  return `button ${KINDS[kind]} ${SIZES[size]}`
}

type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    readonly icon?: ReactNode
    /** Disables the button, which remains a tab stop. */
    readonly isSoftDisabled?: boolean
  }

/** A button. If its press disables it, it keeps the focus until the visitor moves on. */
export function Button({
  kind,
  size,
  icon,
  disabled,
  isSoftDisabled,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const [hasFocus, setFocused] = useState(false)
  const isSoft = isSoftDisabled || (disabled && hasFocus)
  return (
    <button
      type="button"
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      disabled={disabled && !isSoft}
      {...rest}
      {...(isSoft && SOFT_DISABLED)}
      className={`${buttonClass({ ...(kind && { kind }), ...(size && { size }) })} ${className}`}
    >
      {icon}
      {children}
    </button>
  )
}
