import { type RefObject, useEffect, useRef } from 'react'
import { textDirection } from '#lib/text/text-direction.ts'

/** Browsers insert longer text line by line, and determine its direction at every line, which takes seconds. */
const LONG = 20_000
/** Length from which layout takes seconds in any text box; the tool can store the text elsewhere. */
const HUGE = 1_000_000

/**
 * Inserts a large paste or drop into the text box in one step, so that the page remains responsive. Huge content is
 * only passed to `onChange`.
 */
export function useQuickInsert(
  ref: RefObject<HTMLTextAreaElement | null>,
  onChange: (value: string) => void,
): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const field = ref.current
    if (!field) return
    const insert = (event: Event, text = '') => {
      if (text.length < LONG || event.defaultPrevented) return
      event.preventDefault()
      const { value, selectionStart, selectionEnd } = field
      if (value.length + text.length > HUGE)
        return latest.current(value.slice(0, selectionStart) + text + value.slice(selectionEnd))
      field.dir = textDirection(text)
      field.setRangeText(text, selectionStart, selectionEnd, 'end')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const paste = (event: ClipboardEvent) => insert(event, event.clipboardData?.getData('text/plain'))
    const type = (event: InputEvent) => insert(event, event.data ?? event.dataTransfer?.getData('text/plain'))
    field.addEventListener('paste', paste)
    field.addEventListener('beforeinput', type)
    return () => {
      field.removeEventListener('paste', paste)
      field.removeEventListener('beforeinput', type)
    }
  }, [ref])
}

/** Returns the `dir` of the text box: `auto` until the content is too long for that. */
export function directionOf(text: string): 'auto' | 'ltr' | 'rtl' {
  return text.length < LONG ? 'auto' : textDirection(text)
}
