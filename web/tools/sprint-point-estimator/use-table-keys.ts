import { useEffect, useRef } from 'react'
import { type Card, getCards } from '#lib/estimation/decks.ts'
import { persisted, usePersisted } from '#web/platform/store/persisted.ts'
import type { Table, TableActs } from './table.ts'

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

const TYPING_MS = 900

/** Recently typed digits, for cards of two digits. */
type Typed = { readonly text: string; readonly atMs: number }

export const NOTHING_TYPED: Typed = { text: '', atMs: Number.NEGATIVE_INFINITY }

/**
 * Returns the card selected by digits: the one named by the digits typed within a moment, so that 1 and then 3 select
 * 13. A deck without numbers uses positions: 1 is its first card.
 */
export function cardTyped(
  cards: readonly Card[],
  typed: Typed,
  digit: string,
  atMs: number,
): { readonly card: string | undefined; readonly typed: Typed } {
  const labels = cards.map(({ label }) => label)
  if (!labels.some((label) => /^\d+$/.test(label)))
    return { card: labels[Number(digit) - 1], typed: NOTHING_TYPED }
  const longer = atMs - typed.atMs < TYPING_MS ? typed.text + digit : digit
  const text = labels.some((label) => label.startsWith(longer)) ? longer : digit
  return { card: labels.find((label) => label === text), typed: { text, atMs } }
}

/** Whether single keys act: digits pick a card, R reveals. */
export const keysStore = persisted('sundry-estimator-keys', true, (stored) =>
  typeof stored === 'boolean' ? stored : undefined,
)
