import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPage } from '#web/ui/page.fixture.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { shuffleStore } from './use-shuffle-store.ts'

beforeEach(() => shuffleStore.set(shuffleStore.initial))

const linesOf = (count: number) => Array.from({ length: count }, (_, index) => `P${index + 1}`)

async function opened(known: readonly string[] = []) {
  const players = known.map((name, index) => ({ id: index + 1, name }))
  shuffleStore.set({ ...shuffleStore.get(), players })
  const onClose = vi.fn()
  const page = await openPage(<ImportDialog dropped={[]} players={players} onClose={onClose} />)
  const paste = (...lines: readonly string[]) =>
    userEvent.fill(page.screen.getByLabelText('Or paste a list'), lines.join('\n'))
  const rows = () =>
    page.screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  return { ...page, paste, rows, onClose }
}

test('of many names fifty are shown, and how many more there are', async () => {
  const { paste, rows, button } = await opened()
  await expect.element(button('Add players')).toBeDisabled()
  await paste(...linesOf(50))
  expect(rows()).toEqual(linesOf(50))
  await paste(...linesOf(52))
  expect([rows().length, ...rows().slice(49)]).toEqual([51, 'P50', 'and 2 more'])
  await expect.element(button('Add 52 players')).toBeEnabled()
})

test('detects a header row, and skips existing names unless requested', async () => {
  const { screen, paste, rows, press, onClose } = await opened(['Bo'])
  await paste('Name', 'Ada', 'Bo')
  await expect.element(screen.getByRole('checkbox', { name: 'First row is a header' })).toBeChecked()
  expect(rows()).toEqual(['Ada'])
  const skip = screen.getByRole('checkbox', { name: 'Skip 1 name that the list has already' })
  await userEvent.click(skip)
  expect(rows()).toEqual(['Ada', 'Bo'])
  await userEvent.click(skip)
  await press('Add 1 player')
  expect(shuffleStore.get().players.map(({ name }) => name)).toEqual(['Bo', 'Ada'])
  expect(onClose).toHaveBeenCalledTimes(1)
})
