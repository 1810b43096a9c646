import type { RefObject } from 'react'
import { Button } from './button.tsx'

type GoToErrorProps = {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>
  /** The place of the problem, as a UTF-16 index; without one there is nowhere to go. */
  readonly offset: number | undefined
}

/** Selects the character that is wrong, so that it is in sight and can be typed over. */
export function GoToError({ inputRef, offset }: GoToErrorProps) {
  if (offset === undefined) return null
  const go = () => {
    inputRef.current?.focus()
    inputRef.current?.setSelectionRange(offset, offset + 1)
  }
  return (
    <Button size="small" onClick={go}>
      Go to error
    </Button>
  )
}
