import { Check, Copy } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'
import { copyText } from '../browser/clipboard.ts'
import { useOutput } from '../browser/outputs.ts'
import { Button, type ButtonLook } from './button.tsx'

const CONFIRMED_MS = 2000

type CopyButtonProps = ButtonLook & {
  /** The text, or how to get it when asked. */
  readonly text: string | (() => string | Promise<string>)
  /** Shown on the button. */
  readonly label?: string
  /** Shows the icon alone, where many stand in a row; the label is still the name. */
  readonly isIconOnly?: boolean
  /** The button's accessible name, where it says more than the label; it should begin with that. */
  readonly name?: string
  readonly disabled?: boolean
  /** For a key that presses it. */
  readonly buttonRef?: Ref<HTMLButtonElement>
}

/** Copies a text and says so for two seconds. Where the browser refuses, the text is shown to be copied by hand. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label = 'Copy', name, isIconOnly = false, disabled, kind, size = 'small', buttonRef } = props
  const [isCopied, setCopied] = useState(false)
  useOutput(!disabled && { label, content: text })
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (await copyText(typeof text === 'string' ? text : text())) setCopied(true)
  }
  return (
    <>
      <Button
        size={size}
        {...(kind && { kind })}
        {...(buttonRef && { ref: buttonRef })}
        aria-label={isCopied ? undefined : name}
        disabled={disabled}
        onClick={copy}
        icon={isCopied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
      >
        <span className={isIconOnly ? 'sr-only' : undefined}>{isCopied ? 'Copied!' : label}</span>
      </Button>
      <span className="sr-only" aria-live="polite">
        {isCopied ? 'Copied!' : ''}
      </span>
    </>
  )
}
