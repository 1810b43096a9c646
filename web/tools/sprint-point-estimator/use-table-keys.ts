import { useEffect, useRef } from 'react'
import { getCards } from '#lib/estimation/decks.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { cardTyped, NOTHING_TYPED } from './keypad.ts'
import type { Table, TableActs } from './table.ts'
import { keysStore } from './use-keys-wanted.ts'

const FIELDS = 'input, select, textarea, dialog'

type Rights = { readonly canVote: boolean; readonly canReveal: boolean }

/** While no field has the focus: digits pick a card, R reveals. Ctrl+Enter reveals from anywhere. */
export function useTableKeys(table: Table, acts: TableActs, rights: Rights): void {
  const [areWanted] = usePersisted(keysStore)
  const typed = useRef(NOTHING_TYPED)
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    const { key, target, timeStamp, ctrlKey, metaKey, altKey } = event
    const isChord = key === 'Enter' && (ctrlKey || metaKey)
    const isFree = !(ctrlKey || metaKey || altKey) && !(target instanceof Element && target.closest(FIELDS))
    if (isChord || (areWanted && isFree && key.toUpperCase() === 'R')) {
      if (!rights.canReveal) return
      event.preventDefault()
      acts.reveal()
    } else if (areWanted && isFree && rights.canVote && /^\d$/.test(key)) {
      const pick = cardTyped(getCards(table.deck), typed.current, key, timeStamp)
      typed.current = pick.typed
      if (pick.card !== undefined) acts.castVote(pick.card)
    }
  }
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
