import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { textsOf, watchSaves } from '#web/platform/saves.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { entryOf } from './entries.fixture.ts'
import type { Timer } from './entry.ts'
import TimeTrackerPage from './page.tsx'
import { startTimer } from './timer.ts'
import { keepEntries } from './tracker.fixture.ts'
import { entryStore, stateStore, timerStore } from './use-stores.ts'

const PLAN = entryOf('2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z', { description: 'Plan' })

beforeEach(() => keepEntries([PLAN]))
afterEach(() => vi.restoreAllMocks())

async function shown() {
  const page = await openPage(<TimeTrackerPage />)
  return page
}

const longTimer = (): Timer =>
  startTimer(
    { projectId: 'work', description: 'Night', tags: [], billable: false },
    'night',
    Date.now() - 9 * 3_600_000,
  )

test('listed and manual entries are edited in a dialog', async () => {
  const { screen, press } = await shown()
  await press('Edit Plan')
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Plan')
  await press('Cancel')
  await expect.element(dialog).not.toBeInTheDocument()
  await press('Add entry')
  await expect.element(screen.getByRole('dialog', { name: 'Add entry' })).toBeVisible()
  await press('Cancel')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('timer actions are announced, and the running entry is editable', async () => {
  const { screen, press } = await shown()
  await press('Continue Plan')
  await expect.element(screen.getByText('Timer started: Plan')).toBeInTheDocument()
  await press('Edit')
  await expect.element(screen.getByRole('dialog', { name: 'Edit running timer' })).toBeVisible()
  await press('Cancel')
  await press('Stop')
  await expect.element(screen.getByText(/^Timer stopped at 00:00:\d\d$/)).toBeInTheDocument()
  expect(entryStore.get().items.map(({ description }) => description)).toEqual(['Plan', 'Plan'])
})

test('a forgotten timer shows a prompt until confirmed; its end is selected in the dialog', async () => {
  timerStore.set(longTimer())
  const { screen, press } = await shown()
  const question = screen.getByText('This timer has counted more than 8 hours. Was it forgotten?')
  await expect.element(question).toBeVisible()
  await press('Keep it running')
  await expect.element(question).not.toBeInTheDocument()
  expect(timerStore.get()?.id).toBe('night')
  timerStore.set({ ...longTimer(), id: 'another' })
  await expect.element(question).toBeVisible()
  await press('Choose its end')
  await expect.element(screen.getByRole('dialog', { name: 'Edit entry' })).toBeVisible()
  await press('Cancel')
  expect(timerStore.get()).toBe(null)
  timerStore.set(longTimer())
  await press('Discard it')
  await expect.element(screen.getByText('Timer discarded')).toBeVisible()
  await press('Undo')
  expect(timerStore.get()?.id).toBe('night')
})

test('all entries are exported as CSV, and reports are on their own tab, which remains selected', async () => {
  const saved = watchSaves()
  const { screen, press } = await shown()
  await press('Export CSV')
  await expect.poll(() => saved.map(({ name }) => name), { timeout: 5000 }).toEqual(['time-entries.csv'])
  const [csv = ''] = await textsOf(saved)
  expect(csv.split('\r\n')[1]?.split(',').slice(0, 4)).toEqual(['Work', 'Plan', '', 'No'])
  await userEvent.click(screen.getByRole('tab', { name: 'Reports' }))
  await expect.element(screen.getByRole('combobox', { name: 'Period' })).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Project' })).not.toBeInTheDocument()
  expect(stateStore.get().tab).toBe('Reports')
})

test('keys start and stop where the page has them, and the switch turns them off', async () => {
  stateStore.set({ ...stateStore.initial, projectId: 'work', description: 'Call' })
  const { screen, button } = await shown()
  await expect.element(button('Start')).toBeEnabled()
  const keys = screen.getByRole('checkbox', { name: 'Shortcuts: S start/stop, P pause' })
  await expect.element(keys).toBeChecked()
  button('Start').element().focus()
  await expect
    .poll(
      async () => {
        if (!timerStore.get()) await userEvent.keyboard('s')
        return timerStore.get()?.description
      },
      { timeout: 5000 },
    )
    .toBe('Call')
  await userEvent.keyboard('s')
  expect(timerStore.get()).toBe(null)
  await userEvent.click(keys)
  button('Start').element().focus()
  await userEvent.keyboard('s')
  expect([timerStore.get(), stateStore.get().hasKeys]).toEqual([null, false])
})
