import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { PlayersCard } from './players-card.tsx'
import { shuffleStore } from './use-shuffle-store.ts'

function Card() {
  const [state] = usePersisted(shuffleStore)
  return <PlayersCard state={state} onImport={() => {}} onGenerate={() => {}} />
}

/** The reader of lists is loaded on use. */
const TIMEOUT = { timeout: 10_000 }

test.each([
  ['Ana', [], false],
  ['Ana\nBen', ['Ana', 'Ben'], true],
  ['Ana\r\nBen\r\nCem\r\n', ['Ana', 'Ben', 'Cem'], true],
  ['First name\tLast name\nAna\tLee\nAna\tKim\n', ['Ana Lee', 'Ana Kim'], true],
])('of %j pasted into the name field, %j become players', async (text, players, isHandled) => {
  shuffleStore.set({ ...shuffleStore.initial, players: [] })
  const screen = await render(<Card />)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  screen.getByRole('textbox', { name: 'Player name' }).element().dispatchEvent(paste)
  await vi.waitFor(() => expect(shuffleStore.get().players.map(({ name }) => name)).toEqual(players), TIMEOUT)
  // If it is not a list, the browser pastes it into the field.
  expect(paste.defaultPrevented).toBe(isHandled)
})
