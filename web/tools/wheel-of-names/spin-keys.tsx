import { useEffect, useRef } from 'react'

const CONTROLS = 'a, button, input, select, summary, textarea, [contenteditable], [role=tab]'

/** Ctrl+Enter anywhere, and Space where no control has the focus; shows nothing. */
export function SpinKeys({ onSpin }: { readonly onSpin: () => void }) {
  const latest = useRef(onSpin)
  useEffect(() => {
    latest.current = onSpin
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      const isChord = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      const isSpace = event.key === ' ' && !isControl(event.target)
      if ((!isChord && !isSpace) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return null
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null
}
