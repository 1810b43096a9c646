import { useEffect, useRef } from 'react'

const CONTROLS = 'a, button, input, select, summary, textarea, [contenteditable], [role=tab]'

/** Ctrl+Enter anywhere, and Space where no control has the focus. */
export function useSpinKeys(spin: () => void): void {
  const latest = useRef(spin)
  useEffect(() => {
    latest.current = spin
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
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null
}
