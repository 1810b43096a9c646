import { useState } from 'react'
import { DECKS, getCards, readDeck } from '#lib/estimation/decks.ts'
import { toResult } from '#lib/result/result.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { type Table, type TableActs, TIMER_PRESETS } from './table.ts'
import { keysStore } from './use-table-keys.ts'

const DECK_MENU = [
  ...DECKS.map(({ id, title }) => ({ value: id, label: title })),
  { value: 'custom', label: 'Custom' },
] as const

type OptionsProps = { readonly table: Table; readonly acts: TableActs }

/** Deck, timer, and automatic reveal. */
export default function Options({ table, acts }: OptionsProps) {
  const [hasKeys, keepKeys] = usePersisted(keysStore)
  return (
    <div className="flex flex-col gap-4">
      {table.canLead && (
        <>
          <DeckFields table={table} acts={acts} />
          {/* biome-ignore lint/a11y/useSemanticElements: buttons in a row, not fields of a form */}
          <div role="group" aria-label="Timer">
            <p className="mb-1 font-medium text-sm">Timer</p>
            <div className="flex flex-wrap gap-1.5">
              {TIMER_PRESETS.map((seconds) => (
                <Button key={seconds} size="small" onClick={() => acts.setTimer(seconds)}>
                  {seconds / 60} min
                </Button>
              ))}
              <Button size="small" isSoftDisabled={table.timerEndsAt === 0} onClick={() => acts.setTimer(0)}>
                Stop timer
              </Button>
            </div>
          </div>
          <CheckField
            label="Reveal when everyone has voted"
            isChecked={table.autoReveals}
            onChange={acts.setAutoReveal}
          />
        </>
      )}
      <CheckField label="Keys: digits pick a card, R reveals" isChecked={hasKeys} onChange={keepKeys} />
    </div>
  )
}

function DeckFields({ table: { deck }, acts }: OptionsProps) {
  const [isCustom, setCustom] = useState(deck.id === 'custom')
  const [typed, setTyped] = useState(() =>
    getCards(deck)
      .map(({ label }) => label)
      .join(', '),
  )
  const reading = toResult(() => readDeck(typed))
  return (
    <>
      <SelectField
        label="Deck"
        value={isCustom ? 'custom' : deck.id}
        options={DECK_MENU}
        hint="Another deck takes open votes back."
        onChange={(id) => {
          setCustom(id === 'custom')
          if (id !== 'custom') acts.setDeck({ id, custom: [] })
        }}
      />
      {isCustom && (
        <form
          className="flex flex-col items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (reading.ok) acts.setDeck({ id: 'custom', custom: reading.value })
          }}
        >
          <TextField
            label="Cards"
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            hint="Separated by commas; ? and ☕ are always there."
            error={reading.ok ? undefined : `${reading.problem.message}. ${reading.problem.detail}`}
          />
          <Button type="submit" size="small" disabled={!reading.ok}>
            Use these cards
          </Button>
        </form>
      )}
    </>
  )
}
