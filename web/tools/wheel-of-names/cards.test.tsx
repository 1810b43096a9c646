import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { HistoryCard } from './history-card.tsx'
import { SavedWheelsCard, SeveralCard } from './more-cards.tsx'
import { SpinKeys } from './page.tsx'
import { savedWheels, saveNames } from './use-saved-wheels.ts'
import { wheelStore } from './use-wheel-store.ts'
import { plainName } from './wheel-names.ts'

const ANN = [plainName('Ann')]
const BEN_AND_CLEO = [plainName('Ben'), plainName('Cleo')]

beforeEach(() => {
  wheelStore.set({ ...wheelStore.initial, winner: 'Alice' })
  savedWheels.set([
    { title: 'Monday', names: ANN, timestamp: 20 },
    { title: 'Lunch', names: BEN_AND_CLEO, timestamp: 10 },
  ])
})

afterEach(() => vi.restoreAllMocks())

const titles = () => savedWheels.get().map(({ title }) => title)

async function wheelsShown() {
  return openPage(<SavedWheelsCard />)
}

test('a saved wheel is renamed in place, and a deleted one is restored there', async () => {
  const { screen, press, said } = await wheelsShown()
  const items = screen.getByRole('listitem').elements()
  expect(items.map(({ textContent }) => textContent?.split(',')[0])).toEqual(['1 name', '2 names'])
  await userEvent.fill(screen.getByRole('textbox', { name: 'Title of saved wheel 2' }), 'Dinner')
  expect(savedWheels.get()[1]).toEqual({ title: 'Dinner', names: BEN_AND_CLEO, timestamp: 10 })
  await press('Delete Monday')
  await expect.element(said).toHaveTextContent('Monday deletedUndoCtrl+Z')
  expect(titles()).toEqual(['Dinner'])
  savedWheels.set([...savedWheels.get(), { title: 'Supper', names: ANN, timestamp: 5 }])
  await press('Undo')
  expect(titles()).toEqual(['Monday', 'Dinner', 'Supper'])
})

test('a saved wheel is opened without a winner, and Undo brings the wheel before it', async () => {
  const { press, said } = await wheelsShown()
  const before = wheelStore.get()
  await press('Open Lunch')
  await expect.element(said).toHaveTextContent('Lunch openedUndoCtrl+Z')
  expect(wheelStore.get()).toEqual({ ...before, names: BEN_AND_CLEO, winner: '' })
  await press('Undo')
  expect(wheelStore.get()).toEqual(before)
})

test('exported wheels are imported before existing ones, and an invalid file changes none', async () => {
  const saves = watchSaves()
  const { screen, press } = await wheelsShown()
  await press('Export')
  await expect.poll(() => saves.length).toBe(1)
  const [file] = saves
  expect([file?.name, file?.type]).toEqual(['wheels.json', 'application/json'])
  await press('Delete Monday')
  await press('Delete Lunch')
  await expect.element(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
  await expect.element(screen.getByText(/^Save Wheel keeps the names in this browser/)).toBeVisible()
  const importing = screen.getByLabelText('Import')
  await userEvent.upload(importing, new File(['[1]'], 'wheels.json'))
  await expect.element(screen.getByRole('alert')).toMatchTextContent('This file holds no saved wheels')
  expect(titles()).toEqual([])
  savedWheels.set([{ title: 'Here', names: ANN, timestamp: 30 }])
  await userEvent.upload(importing, new File(file ? [file] : [], 'wheels.json'))
  await expect.poll(titles).toEqual(['Monday', 'Lunch', 'Here'])
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('the wheel on the screen is saved on top, under a title that is free', async () => {
  const { said } = await wheelsShown()
  saveNames()
  await expect.element(said).toHaveTextContent('Wheel saved successfully!')
  expect(titles()).toEqual(['Wheel 1', 'Monday', 'Lunch'])
  expect(savedWheels.get()[0]?.names).toEqual(wheelStore.initial.names)
})

test('draws the requested number of winners, at least one, and the last is the latest of the history', async () => {
  const screen = await render(<SeveralCard />)
  const draw = screen.getByRole('button', { name: 'Draw Winners' })
  const winners = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  const count = screen.getByRole('spinbutton', { name: 'Winners' })
  await expect.element(count).toHaveValue('3')
  await userEvent.click(draw)
  expect([winners().length, new Set(winners()).size]).toEqual([3, 3])
  expect(wheelStore.get().history.map(({ name }) => name)).toEqual(winners().toReversed())
  await userEvent.fill(count, '0')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => winners().length).toBe(1)
  await userEvent.fill(count, 'some')
  await userEvent.click(draw)
  expect([winners().length, wheelStore.get().history.length]).toEqual([1, 5])
  await userEvent.fill(count, '2.9')
  await userEvent.click(draw)
  await expect.poll(() => winners().length).toBe(2)
  wheelStore.set({ ...wheelStore.get(), names: [{ ...plainName('Ann'), isOff: true }] })
  await expect.element(draw).toBeDisabled()
  await expect.element(screen.getByRole('list', { name: 'Winners' })).toHaveAttribute('aria-live', 'polite')
})

test('the history shows the latest ten winners, and its file has all of them with their times', async () => {
  const saves = watchSaves()
  const screen = await render(<HistoryCard />)
  const save = screen.getByRole('button', { name: 'Download CSV' })
  await expect.element(save).toBeDisabled()
  await expect.element(screen.getByText('Winners appear here, the latest first.')).toBeVisible()
  const history = Array.from({ length: 11 }, (_, index) => ({ name: `N${11 - index}`, at: 1000 }))
  wheelStore.set({ ...wheelStore.get(), history: history.slice(1) })
  const items = screen.getByRole('list', { name: 'Spin History' }).getByRole('listitem')
  await expect.poll(() => items.elements().length).toBe(10)
  await expect.element(screen.getByText(/the file has all/)).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^Winners appear here/)).not.toBeInTheDocument()
  wheelStore.set({ ...wheelStore.get(), history })
  await expect.element(screen.getByText('The last 10 of 11 winners; the file has all.')).toBeVisible()
  expect(items.elements().map((item) => item.querySelector('span')?.textContent)).toEqual(
    history.slice(0, 10).map(({ name }) => name),
  )
  expect(items.first().element().querySelector('time')?.dateTime).toBe('1970-01-01T00:00:01.000Z')
  await userEvent.click(save)
  await expect.poll(() => saves.length).toBe(1)
  const [file] = saves
  expect([file?.name, file?.type]).toEqual(['spin-history.csv', 'text/csv;charset=utf-8'])
  const text = await file?.text()
  expect(text?.replace('\u{feff}', '').trim().split(/\r?\n/).slice(0, 2)).toEqual([
    'Time,Winner',
    '1970-01-01T00:00:01.000Z,N11',
  ])
  expect(text?.match(/N\d+/g)).toHaveLength(11)
})

test('the wheel spins by Ctrl+Enter anywhere and by Space outside controls, once per press, and not behind a dialog', async () => {
  const onSpin = vi.fn()
  const screen = await render(
    <>
      <SpinKeys onSpin={onSpin} />
      <input aria-label="Field" />
      <p tabIndex={-1}>Text</p>
      <dialog aria-label="Over it">
        <p>Asked</p>
      </dialog>
    </>,
  )
  /** Returns whether a key is handled, and by how much the wheel was started. */
  const press = (place: Element, key: string, more: KeyboardEventInit = {}) => {
    const before = onSpin.mock.calls.length
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    place.dispatchEvent(event)
    return [event.defaultPrevented, onSpin.mock.calls.length - before]
  }
  const field = screen.getByRole('textbox', { name: 'Field' }).element()
  const text = screen.getByText('Text').element()
  expect(press(text, ' ')).toEqual([true, 1])
  expect(press(field, ' ')).toEqual([false, 0])
  expect(press(field, 'Enter', { ctrlKey: true })).toEqual([true, 1])
  expect(press(text, 'Enter', { metaKey: true })).toEqual([true, 1])
  expect(press(text, 'Enter')).toEqual([false, 0])
  expect(press(text, 'a', { ctrlKey: true })).toEqual([false, 0])
  expect(press(text, ' ', { repeat: true })).toEqual([false, 0])
  expect(press(text, ' ', { isComposing: true })).toEqual([false, 0])
  const dialog = screen.container.querySelector('dialog')
  dialog?.show()
  expect(press(text, ' ')).toEqual([false, 0])
  expect(press(text, 'Enter', { ctrlKey: true })).toEqual([false, 0])
})
