import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toasts } from '#web/ui/toasts.tsx'
import { entryOf } from './entries.fixture.ts'
import { ForgottenTimer } from './forgotten-timer.tsx'
import { RecentCard } from './recent-card.tsx'
import { pauseTimer, startTimer } from './timer.ts'
import { TimerCard } from './timer-card.tsx'
import { TodayCard } from './today-card.tsx'
import { keepEntries, trackerWith } from './tracker.fixture.ts'
import { entryStore, stateStore, timerStore } from './use-stores.ts'
import { useTracker } from './use-tracker.ts'

beforeEach(() => keepEntries())

/** The thin space and the dash of `Intl` as people type them. */
const plain = (text: string | null) => text?.replaceAll(/[\u2009\u202f]/g, ' ')

const rowsOf = (list: string) =>
  [...document.querySelectorAll(`[aria-label="${list}"] > li`)].map((row) => plain(row.textContent))

const nothing = { onEdit: vi.fn(), onSay: vi.fn() }
const DAY = [
  entryOf('2026-03-02T10:00:00Z', '2026-03-02T11:00:00Z', { description: 'Call', projectId: 'personal' }),
  entryOf('2026-03-02T09:00:00Z', '2026-03-02T10:30:00Z', { billable: true, tags: ['client', 'ux'] }),
  entryOf('2026-03-01T23:00:00Z', '2026-03-02T01:30:00Z', { description: 'Late', projectId: 'gone' }),
  entryOf('2026-03-01T08:00:00Z', '2026-03-01T09:00:00Z', { description: 'Yesterday' }),
]

test('today has its time by project, and its entries that are not among the recent five', async () => {
  await render(<TodayCard tracker={trackerWith(DAY)} {...nothing} />)
  // Of the night only the part after midnight counts.
  expect(document.querySelector('[aria-label="Total today"]')?.textContent).toBe('4 h 00')
  await expect
    .poll(() => rowsOf('Today by project'))
    .toEqual(['Work1 h 30', 'No project1 h 30', 'Personal1 h 00'])
  expect(rowsOf('Earlier today')).toEqual([])
})

test('five later entries push an entry out of the recent ones, and it remains in the list of today', async () => {
  const later = ['12', '13', '14', '15'].map((hour) =>
    entryOf(`2026-03-02T${hour}:00:00Z`, `2026-03-02T${hour}:10:00Z`, { description: `At ${hour}` }),
  )
  const tracker = trackerWith([...later.toReversed(), ...DAY])
  await render(
    <>
      <TodayCard tracker={tracker} {...nothing} />
      <RecentCard tracker={tracker} {...nothing} />
    </>,
  )
  expect(rowsOf('Earlier today')).toEqual([
    'DesignoverlapsbillableclientuxWork9:00 – 10:30 AM01:30:00',
    'LateNo projectMar 1, 2026, 11:00 PM – Mar 2, 2026, 1:30 AM02:30:00',
  ])
  expect(rowsOf('Recent Entries').at(-1)).toMatch(/^CalloverlapsPersonal/)
})

test('the total of today includes the timer', async () => {
  const task = { projectId: 'work', description: '', tags: [], billable: false }
  const timer = startTimer(task, 'timer', Date.parse('2026-03-02T12:00:00Z'))
  const paused = pauseTimer(timer, Date.parse('2026-03-02T12:20:00Z'))
  await render(<TodayCard tracker={trackerWith(DAY, { timer: paused })} {...nothing} />)
  expect(document.querySelector('[aria-label="Total today"]')?.textContent).toBe('4 h 20')
})

test('a day without entries says so, and its entries can be added by hand', async () => {
  const onEdit = vi.fn()
  const screen = await render(
    <TodayCard tracker={trackerWith(DAY.slice(3))} onSay={vi.fn()} onEdit={onEdit} />,
  )
  await expect.element(screen.getByText('No time entries for today yet.')).toBeVisible()
  expect(rowsOf('Earlier today')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Add entry' }))
  expect(onEdit.mock.calls).toEqual([['new']])
})

test('the five latest entries are shown with their dates', async () => {
  const many = ['06', '05', '04', '03', '02', '01'].map((day) =>
    entryOf(`2026-01-${day}T10:00:00Z`, `2026-01-${day}T10:30:00Z`, { description: `Day ${day}` }),
  )
  const screen = await render(<RecentCard tracker={trackerWith(many)} {...nothing} />)
  expect(rowsOf('Recent Entries')).toEqual(
    ['06', '05', '04', '03', '02'].map(
      (day) => `Day ${day}WorkJan ${Number(day)}, 2026, 10:00 – 10:30 AM00:30:00`,
    ),
  )
  await screen.rerender(<RecentCard tracker={trackerWith([])} {...nothing} />)
  await expect.element(screen.getByText('No time entries yet.')).toBeVisible()
})

test('an entry is continued, changed and removed from its row, and Undo brings it back', async () => {
  const onEdit = vi.fn()
  const onSay = vi.fn()
  const [call] = DAY
  if (!call) throw new Error('There is no entry')
  entryStore.change({ changed: [call] })
  const screen = await render(
    <>
      <RecentCard tracker={trackerWith([call])} onEdit={onEdit} onSay={onSay} />
      <Toasts />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Edit Call' }))
  expect(onEdit.mock.calls).toEqual([[call]])
  await userEvent.click(screen.getByRole('button', { name: 'Continue Call' }))
  expect(onSay.mock.calls).toEqual([['Timer started: Call']])
  expect(timerStore.get()).toMatchObject({ description: 'Call', projectId: 'personal', endTime: null })
  timerStore.set(null)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Call' }))
  expect(entryStore.get().items).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(entryStore.get().items).toEqual([call])
  entryStore.change({ deleted: [call.id] })
})

test('a timer is started, paused, resumed, stopped and discarded, and each action is announced', async () => {
  const onSay = vi.fn()
  function Card() {
    return <TimerCard tracker={useTracker()} onSay={onSay} onEdit={vi.fn()} />
  }
  const screen = await render(
    <>
      <Card />
      <Toasts />
    </>,
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true }))
  const buttons = () =>
    screen
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Project' }), 'Learning')
  expect(buttons()).toEqual(['Start'])
  await userEvent.fill(screen.getByRole('textbox', { name: 'Description' }), ' A book ')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Tags' }), 'reading, home')
  await press('Start')
  expect(timerStore.get()).toMatchObject({
    projectId: 'learning',
    description: 'A book',
    tags: ['reading', 'home'],
    billable: false,
  })
  expect(buttons()).toEqual(['Edit', 'Stop', 'Pause', 'Reset'])
  await expect.element(screen.getByRole('button', { name: 'Stop' })).toHaveFocus()
  const description = screen.getByRole('textbox', { name: 'Description' })
  await expect.element(description).toHaveAccessibleDescription('Describe the next task to switch to it.')
  await userEvent.fill(description, 'A call')
  await expect.element(description).toHaveAccessibleDescription('Start saves “A book” first.')
  expect(buttons()).toEqual(['Edit', 'Stop', 'Pause', 'Reset', 'Start'])
  await press('Pause')
  expect(timerStore.get()?.isPaused).toBe(true)
  await expect.element(screen.getByText('Paused', { exact: true })).toBeVisible()
  await press('Resume')
  expect(timerStore.get()?.isPaused).toBe(false)
  await press('Stop')
  expect(timerStore.get()).toBe(null)
  expect(entryStore.get().items.map(({ description }) => description)).toEqual(['A book'])
  expect(onSay.mock.calls.map(([words]) => String(words).replace(/\d\d:\d\d:\d\d/, 'TIME'))).toEqual([
    'Timer started: A book',
    'Timer paused at TIME',
    'Timer resumed',
    'Timer stopped at TIME',
  ])
  await press('Start')
  expect(timerStore.get()?.description).toBe('A call')
  const running = timerStore.get()
  await press('Reset')
  expect(timerStore.get()).toBe(null)
  await press('Undo')
  expect(timerStore.get()).toEqual(running)
  timerStore.set(null)
  entryStore.change({ deleted: entryStore.get().items.map(({ id }) => id) })
})

test('a press on Start without a description leads to it and says so', async () => {
  stateStore.set({ ...stateStore.get(), description: '' })
  function Card() {
    return <TimerCard tracker={useTracker()} onSay={vi.fn()} onEdit={vi.fn()} />
  }
  const screen = await render(<Card />)
  const start = screen.getByRole('button', { name: 'Start', exact: true })
  const description = screen.getByRole('textbox', { name: 'Description' })
  await expect.element(start).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(start, { force: true })
  await expect.element(description).toHaveFocus()
  await expect.element(description).toHaveAccessibleDescription('Describe the task.')
  expect(timerStore.get()).toBe(null)
  await userEvent.fill(description, 'A book')
  await expect.element(description).not.toHaveAttribute('aria-invalid')
  await expect.element(start).not.toHaveAttribute('aria-disabled', 'true')
})

test('a timer of more than eight hours is asked about, a shorter one is not', async () => {
  const begun = (hours: number) => ({
    ...entryOf('2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z'),
    startTime: Date.now() - hours * 3_600_000 + 60_000,
    endTime: null,
  })
  const screen = await render(<ForgottenTimer timer={begun(8)} onEdit={vi.fn()} />)
  expect(screen.container.textContent).toBe('')
  await screen.rerender(<ForgottenTimer timer={begun(9)} onEdit={vi.fn()} />)
  await expect.element(screen.getByRole('button', { name: 'Choose its end' })).toBeVisible()
})

test("a timer's description is limited with a message, and the first project replaces a deleted one", async () => {
  stateStore.set({ ...stateStore.get(), projectId: 'gone' })
  function Card() {
    return (
      <>
        <TimerCard tracker={useTracker()} onSay={vi.fn()} onEdit={vi.fn()} />
        <Toasts />
      </>
    )
  }
  const screen = await render(<Card />)
  const project = screen.getByRole('combobox', { name: 'Project' })
  await expect.element(project).toHaveValue('work')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Description' }), 'x'.repeat(10_001))
  expect(stateStore.get().description).toBe('x'.repeat(10_000))
  await expect
    .element(screen.getByText('A description has at most 10,000 characters; the rest was left out.'))
    .toBeVisible()
  await userEvent.selectOptions(project, 'Learning')
  expect(stateStore.get().projectId).toBe('learning')
  await expect.element(project).toHaveValue('learning')
})
