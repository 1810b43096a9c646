import type { Ref } from 'react'
import Check from '~icons/lucide/check'
import Copy from '~icons/lucide/copy'
import { copyText } from '../platform/clipboard.ts'
import { registerResult } from '../platform/results-registry.ts'
import { Button, type ButtonLook } from './button.tsx'
import { useTransient } from './use-transient.ts'

type CopyButtonProps = ButtonLook & {
  /** Text, or a function that returns it on request. */
  readonly text: string | (() => string | Promise<string>)
  /** Shown on the button. */
  readonly label?: string
  /** Such as `sr-only`, which leaves the icon alone for rows of many buttons, or `max-sm:sr-only`; the label remains the accessible name. */
  readonly labelClass?: string
  /** Accessible name of the button, if it says more than the label; it should start with the label. */
  readonly name?: string
  readonly disabled?: boolean
  /** In the menu "Send to", in place of the kind of the content. */
  readonly heading?: string
  /** Whether "Send to" leaves it out: another result contains it. */
  readonly isUnsent?: boolean
  /** For a key that presses it. */
  readonly buttonRef?: Ref<HTMLButtonElement>
}

/** Copies text and confirms it for two seconds. If the browser refuses, the text is shown for manual copying. */
export function CopyButton(props: CopyButtonProps) {
  const {
    text,
    label = 'Copy',
    name,
    labelClass,
    disabled,
    kind = 'plain',
    size = 'small',
    buttonRef,
  } = props
  const [answer, say] = useTransient()
  const copy = async () => {
    if (await copyText(typeof text === 'string' ? text : text())) say('Copied!')
  }
  return (
    <>
      <Button
        size={size}
        kind={kind}
        {...(buttonRef && { ref: buttonRef })}
        aria-label={answer ? undefined : name}
        disabled={disabled}
        onClick={copy}
        icon={answer ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
      >
        <span className={labelClass}>{answer || label}</span>
      </Button>
      <span ref={registerResult(!disabled && { ...props, label })} className="sr-only" aria-live="polite">
        {answer}
      </span>
    </>
  )
}
