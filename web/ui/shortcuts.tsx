import type { KeyboardEvent, ReactNode } from 'react'

/**
 * Key chords and what they do: "Mod+Enter", "Mod+Shift+M", "Alt+S", "Escape", "F3". Mod is Ctrl or, on a Mac, Command.
 * What answers `false` leaves the key to the page.
 */
type Chords = Readonly<Record<string, () => unknown>>

type ShortcutsProps = {
  readonly keys: Chords
  readonly children: ReactNode
}

/** Handles key chords while the focus is within. Chords only, and keys that type nothing: letters belong to fields. */
export function Shortcuts({ keys, children }: ShortcutsProps) {
  const act = (event: KeyboardEvent) => {
    const run = event.nativeEvent.isComposing || event.defaultPrevented ? undefined : keys[chordOf(event)]
    if (run && run() !== false) event.preventDefault()
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts hold wherever the focus is within
  return <div onKeyDown={act}>{children}</div>
}

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * Returns the pressed chord as named in {@link Chords}. With Alt, a Mac types other characters, so letters are matched
 * by key position.
 */
function chordOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys): string {
  const name = altKey && code.startsWith('Key') ? code.slice(3) : key.length === 1 ? key.toUpperCase() : key
  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && 'Shift', name].filter(Boolean).join('+')
}
