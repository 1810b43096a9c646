import { useEffect, useRef } from 'react'

/**
 * Keys and their actions while no field has the focus: ` `, `T`, `ArrowUp`, `Shift+ArrowUp`. A held key repeats only
 * arrows.
 */
type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>

const FIELDS = 'input, select, textarea, dialog'
const PRESSABLE = 'button, a, summary'

/** Keys for the whole page, while it is wanted. */
export function useKeys(keys: Keys, isWanted: boolean): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isWanted) return
    const hear = (event: KeyboardEvent) => {
      const act = latest.current[getName(event)]
      if (!act || event.defaultPrevented || belongsElsewhere(event)) return
      event.preventDefault()
      act(event)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isWanted])
}

function getName({ key, shiftKey }: KeyboardEvent): string {
  if (key.length === 1) return key.toUpperCase()
  return shiftKey ? `Shift+${key}` : key
}

/** Returns whether a key is typed into a field, presses a button, or is a browser shortcut. */
function belongsElsewhere({ target, key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || (repeat && !key.startsWith('Arrow'))) return true
  if (!(target instanceof Element)) return false
  return target.closest(key === ' ' ? `${FIELDS}, ${PRESSABLE}` : FIELDS) !== null
}
