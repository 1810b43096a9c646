import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPage } from '#web/ui/page.fixture.tsx'
import { entryOf } from './entries.fixture.ts'
import type { Entry, Timer } from './entry.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { startTimer } from './timer.ts'
import { keepEntries, trackerWith } from './tracker.fixture.ts'
import { entryStore, timerStore } from './use-stores.ts'
import type { Tracker } from './use-tracker.ts'

const MORNING = entryOf('2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z', {
  description: 'Plan',
  tags: ['ux'],
  pauses: [['2026-03-02T08:10:00Z', '2026-03-02T08:20:00Z']],
})
const NOON = entryOf('2026-03-02T10:00:00Z', '2026-03-02T12:00:00Z', { description: 'Build' })

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T14:30:40Z'), toFake: ['Date'] })
  await keepEntries([MORNING, NOON])
})
afterEach(() => {
  vi.useRealTimers()
})

async function opened(edited: Entry | Timer | 'new', known: Partial<Tracker> = {}) {
  const onClose = vi.fn()
  const tracker = trackerWith(entryStore.get().items, known)
  function Opened() {
    const [isOpen, setOpen] = useState(true)
    const close = () => {
      onClose()
      setOpen(false)
    }
    return isOpen && <EntryDialog tracker={tracker} edited={edited} onClose={close} />
  }
  const page = await openPage(<Opened />)
  const { screen } = page
  const field = (name: string) => screen.getByLabelText(name, { exact: true })
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  return {
    ...page,
    field,
    button,
    onClose,
    duration: screen.getByLabelText('Duration', { exact: true }),
  }
}

test('a manual entry defaults to the last hour, to the minute, and Undo removes it', async () => {
  const known = trackerWith([])
  const { screen, field, press, duration, onClose, button } = await opened('new', {
    state: { ...known.state, projectId: 'learning' },
  })
  await expect.element(screen.getByRole('dialog', { name: 'Add entry' })).toBeVisible()
  await expect.element(field('From')).toHaveValue('2026-03-02T13:30')
  await expect.element(field('To')).toHaveValue('2026-03-02T14:30')
  await expect.element(field('Project')).toHaveValue('learning')
  await expect.element(button('Split')).not.toBeInTheDocument()
  await expect.element(duration).toHaveValue('01:00:00')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await press('Save')
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('An entry needs a description')
  await expect.element(button('Save')).toHaveAttribute('aria-describedby', alert.element().id)
  expect(onClose.mock.calls).toEqual([])
  await userEvent.fill(field('Description'), ' Read ')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(button('Save')).not.toHaveAttribute('aria-describedby')
  await expect.element(duration).toHaveValue('01:00:00')
  await userEvent.fill(field('Tags'), 'home, book')
  await userEvent.click(field('Billable'))
  await userEvent.selectOptions(field('Project'), 'Personal')
  await press('Save')
  expect(onClose).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByText('Entry added')).toBeVisible()
  expect(entryStore.get().items[0]).toMatchObject({
    description: 'Read',
    projectId: 'personal',
    tags: ['home', 'book'],
    billable: true,
    startTime: Date.parse('2026-03-02T13:30:00Z'),
    endTime: Date.parse('2026-03-02T14:30:00Z'),
  })
  await press('Undo')
  expect(entryStore.get().items).toEqual([NOON, MORNING])
})

test('an edited entry reports overlaps, and Undo restores it', async () => {
  const { screen, field, press, duration, button } = await opened(MORNING)
  await expect.element(screen.getByRole('dialog', { name: 'Edit entry' })).toBeVisible()
  await expect.element(button('Split')).toBeVisible()
  await expect.element(duration).toHaveValue('00:50:00')
  await expect.element(field('Tags')).toHaveValue('ux')
  await expect.element(screen.getByText(/^Overlaps/)).not.toBeInTheDocument()
  await userEvent.fill(field('To'), '2026-03-02T10:30')
  expect(
    screen
      .getByText(/^Overlaps/)
      .element()
      .textContent?.replaceAll(/[\u2009\u202f]/g, ' '),
  ).toBe('Overlaps with “Build” (Mar 2, 2026, 10:00 AM – 12:00 PM).')
  await userEvent.fill(field('From'), '2026-03-02T11:00')
  await press('Save')
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The end is before the start')
  await expect.element(duration).toHaveValue('')
  await userEvent.fill(field('From'), '2026-03-02T08:00')
  await press('Save')
  await expect.element(screen.getByText('Entry saved')).toBeVisible()
  expect(entryStore.get().items[1]).toEqual({ ...MORNING, endTime: Date.parse('2026-03-02T10:30:00Z') })
  await press('Undo')
  expect(entryStore.get().items).toEqual([NOON, MORNING])
})

test('of many overlaps three are named and the others counted', async () => {
  entryStore.change({ changed: ['a', 'b', 'c', 'd'].map((id) => ({ ...NOON, id, description: id })) })
  const { screen } = await opened(NOON)
  await expect.element(screen.getByText(/“c” \(.*\) and 1 more\.$/)).toBeVisible()
  expect(screen.getByText(/“d”/).elements()).toEqual([])
  await screen.unmount()
  entryStore.change({ deleted: ['d'] })
  const three = await opened(NOON)
  await expect.element(three.screen.getByText(/“c” \([^)]*\)\.$/)).toBeVisible()
})

test('pauses are added, changed and removed one by one', async () => {
  const { field, press, duration, screen } = await opened(MORNING)
  await expect.element(field('Pause 1 from')).toHaveValue('2026-03-02T08:10')
  await press('Add pause')
  await expect.element(field('Pause 2 from')).toHaveValue('2026-03-02T08:00')
  await expect.element(field('Pause 2 to')).toHaveValue('2026-03-02T09:00')
  await expect.element(duration).toHaveValue('00:00:00')
  await userEvent.fill(field('Pause 2 from'), '2026-03-02T08:45')
  await expect.element(duration).toHaveValue('00:35:00')
  await userEvent.fill(field('Pause 1 to'), '2026-03-02T08:15')
  await expect.element(duration).toHaveValue('00:40:00')
  await press('Remove pause 1')
  await expect.element(field('Pause 1 from')).toHaveValue('2026-03-02T08:45')
  await expect.element(field('Pause 2 from')).not.toBeInTheDocument()
  await userEvent.fill(field('Pause 1 to'), '2026-03-02T08:40')
  await press('Save')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Pause 1 ends before it begins')
})

test('a running timer has no end yet, and its start can be moved while it runs', async () => {
  const task = { projectId: 'gone', description: 'Call', tags: [], billable: true }
  const timer = startTimer(task, 'timer', Date.parse('2026-03-02T14:00:00Z'))
  timerStore.set(timer)
  const { screen, field, press, duration, button, onClose } = await opened(timer)
  await expect.element(screen.getByRole('dialog', { name: 'Edit running timer' })).toBeVisible()
  await expect.element(field('To')).not.toBeInTheDocument()
  await expect.element(button('Duplicate')).not.toBeInTheDocument()
  await expect.element(field('Project')).toHaveTextContent('No projectWorkPersonalLearning')
  await expect.element(field('Billable')).toBeChecked()
  await expect.element(duration).toHaveTextContent('00:30:40')
  await userEvent.fill(field('From'), '2026-03-02T15:00')
  await press('Save')
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The start is yet to come')
  await userEvent.fill(field('From'), '2026-03-02T11:30')
  await expect.element(screen.getByText(/^Overlaps with “Build”/)).toBeVisible()
  await press('Save')
  expect(timerStore.get()).toEqual({ ...timer, startTime: Date.parse('2026-03-02T11:30:00Z') })
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(entryStore.get().items).toEqual([NOON, MORNING])
})

test('saving a timer that has been stopped is reported, and does not restart it', async () => {
  const task = { projectId: 'work', description: 'Call', tags: [], billable: false }
  const { screen, press } = await opened(startTimer(task, 'timer', Date.parse('2026-03-02T14:00:00Z')))
  await press('Save')
  await expect.element(screen.getByText('This timer has been stopped meanwhile')).toBeVisible()
  expect(timerStore.get()).toBe(null)
})

test('Cancel leaves an entry unchanged', async () => {
  const { field, press, onClose } = await opened(MORNING)
  await userEvent.fill(field('Description'), 'Other')
  await press('Cancel')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(entryStore.get().items).toEqual([NOON, MORNING])
})

test('a typed duration moves the end; what is none remains, marked, and is not saved as the former one', async () => {
  const { field, press, duration, onClose } = await opened(NOON)
  await userEvent.fill(duration, '45 min')
  await expect.element(field('To')).toHaveValue('2026-03-02T10:45')
  await userEvent.fill(duration, 'long')
  await expect.element(duration).toHaveAccessibleDescription('Write it like 1:30 or 90 min')
  await expect.element(field('To')).toHaveValue('2026-03-02T10:45')
  await userEvent.click(field('Tags'))
  await expect.element(duration).toHaveValue('long')
  await press('Save')
  expect(onClose.mock.calls).toEqual([])
  await userEvent.fill(duration, '0h50')
  await userEvent.click(field('Tags'))
  await expect.element(duration).toHaveValue('00:50:00')
  await press('Save')
  expect(entryStore.get().items).toContainEqual({ ...NOON, endTime: Date.parse('2026-03-02T10:50:00Z') })
})
