import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

const KINDS = {
  go: 'border-accent bg-accent text-accent-ink hover:brightness-110 disabled:brightness-100',
  plain: 'border-line-strong bg-surface text-ink hover:bg-sunken disabled:hover:bg-surface',
  quiet: 'border-transparent text-ink-soft hover:bg-sunken hover:text-ink',
} as const
const SIZES = { normal: 'min-h-10 px-4 text-[0.95rem]', small: 'min-h-8 px-2.5 text-sm' } as const

export type ButtonLook = { readonly kind?: keyof typeof KINDS; readonly size?: keyof typeof SIZES }

const RESTING = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const

/** The classes of a button, for links that look like one. */
export function buttonClass({ kind = 'plain', size = 'normal' }: ButtonLook = {}): string {
  return `inline-flex items-center justify-center gap-1.5 rounded-control border font-medium no-underline transition-colors disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 ${KINDS[kind]} ${SIZES[size]}`
}

type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    readonly icon?: ReactNode
    /** Cannot be pressed for now. Unlike `disabled` it keeps the focus of whoever has just pressed it. */
    readonly isResting?: boolean
  }

export function Button({ kind, size, icon, isResting, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(isResting && RESTING)}
      className={`${buttonClass({ ...(kind && { kind }), ...(size && { size }) })} ${className}`}
    >
      {icon}
      {children}
    </button>
  )
}
