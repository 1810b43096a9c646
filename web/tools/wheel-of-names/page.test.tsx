import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard, stateInLink } from '#web/platform/copies.fixture.ts'
import { deliverInput } from '#web/platform/pending-input.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import WheelOfNamesPage from './page.tsx'
import { wheelStore } from './use-wheel-store.ts'
import { MAX_NAMES, plainName, type WheelName } from './wheel-names.ts'

// A spin with a duration.
vi.mock('#web/platform/motion.ts', () => ({ prefersLessMotion: () => true }))

beforeEach(() => wheelStore.set({ ...wheelStore.initial, isMuted: true, hasConfetti: false }))

afterEach(() => vi.restoreAllMocks())

const namesOf = () => wheelStore.get().names.map(({ name }) => name)
const put = (...names: readonly (string | Partial<WheelName>)[]) =>
  wheelStore.set({
    ...wheelStore.get(),
    names: names.map((one) => ({ ...plainName(''), ...(typeof one === 'string' ? { name: one } : one) })),
  })

async function opened() {
  const page = await openPage(<WheelOfNamesPage />)
  return {
    ...page,
    rows: () =>
      page.screen
        .getByRole('list', { name: 'Names', exact: true })
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
  }
}

test('an added name clears the field, a rejected one remains for correction', async () => {
  put('Ann', 'Ben')
  const { screen, press, rows } = await opened()
  const field = screen.getByRole('textbox', { name: 'Name', exact: true })
  await expect.element(screen.getByText('2 names. Paste a list to add everyone.')).toBeVisible()
  await userEvent.fill(field, '  ')
  await press('Add Name')
  expect([namesOf(), rows()]).toEqual([
    ['Ann', 'Ben'],
    ['Ann', 'Ben'],
  ])
  await userEvent.fill(field, 'Ann')
  await press('Add Name')
  await expect.element(field).toHaveValue('Ann')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This name is already on the wheel!')
  await userEvent.fill(field, 'Cleo ×3')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  expect(rows()).toEqual(['Ann', 'Ben', 'Cleo×3'])
  await expect.element(screen.getByText('3 names. Paste a list to add everyone.')).toBeVisible()
})

test('a removed name is restored at its position, unless it was added again', async () => {
  put('Ann', { name: 'Ben', weight: 4 }, 'Cleo')
  const { screen, press, said } = await opened()
  await press('Remove Ben')
  await expect.element(said).toHaveTextContent('Ben removed from the wheel!UndoCtrl+Z')
  expect(namesOf()).toEqual(['Ann', 'Cleo'])
  await press('Undo')
  expect(wheelStore.get().names[1]).toEqual({ name: 'Ben', weight: 4, isOff: false, color: '' })
  await press('Remove Ann')
  put('Cleo', 'Ann')
  await press('Undo')
  expect(namesOf()).toEqual(['Cleo', 'Ann'])
  await press('Remove Cleo')
  await expect.element(screen.getByText('1 name. Paste a list to add everyone.')).toBeVisible()
})

test('a cleared wheel is restored with its names, its winner and its history', async () => {
  put('Ann', 'Ben')
  const full = {
    ...wheelStore.get(),
    winner: 'Ben',
    rotation: 0.25,
    seconds: 7,
    history: [{ name: 'Ben', at: 5 }],
  }
  wheelStore.set(full)
  const { screen, press, button, rows, said } = await opened()
  await expect.element(screen.getByLabelText('Winner', { exact: true })).toHaveTextContent('Ben')
  // A winner from before the page was opened is not announced again.
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(button('Spin Wheel')).toBeEnabled()
  await press('Clear All')
  await expect.element(said).toHaveTextContent('Wheel cleared!UndoCtrl+Z')
  expect(wheelStore.get()).toEqual({ ...full, names: [], winner: '', rotation: 0, history: [] })
  expect(rows()).toEqual([])
  for (const name of ['Spin Wheel', 'Save Wheel', 'Weights, colors, order', 'Draw Winners'])
    await expect.element(button(name)).toBeDisabled()
  await expect.element(screen.getByText('Add at least 2 names to spin.')).toBeVisible()
  await expect.element(screen.getByText('Press the wheel, Space or the button to spin.')).toBeVisible()
  await press('Undo')
  expect(wheelStore.get()).toEqual(full)
})

test('names are put in order with their numbers, weighed within bounds, colored, and left out for a while', async () => {
  put('Team 10', { name: 'Team 2', weight: 2 }, 'Team 1')
  const { screen, press, button } = await opened()
  const edit = button('Weights, colors, order')
  await expect.element(edit).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(edit)
  await expect.element(edit).toHaveAttribute('aria-pressed', 'true')
  await press('Sort')
  expect(namesOf()).toEqual(['Team 1', 'Team 2', 'Team 10'])
  const weight = screen.getByRole('textbox', { name: 'Weight of Team 2, 1 to 100', exact: true })
  await expect.element(weight).toHaveValue('2')
  await userEvent.fill(weight, '250')
  await userEvent.keyboard('{Enter}')
  const names = () => wheelStore.get().names.map(({ weight, isOff, color }) => [weight, isOff, color])
  await expect.poll(names).toEqual([
    [1, false, ''],
    [100, false, ''],
    [1, false, ''],
  ])
  await userEvent.fill(weight, '3')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Team 1 takes part', exact: true }))
  const color = screen.getByLabelText('Color of Team 10')
  await expect.element(screen.getByLabelText('Color of Team 1', { exact: true })).toHaveValue('#8a8272')
  await userEvent.fill(color, '#102030')
  await expect.poll(names).toEqual([
    [1, true, ''],
    [3, false, ''],
    [1, false, '#102030'],
  ])
  await expect.element(color).toHaveValue('#102030')
  await press('Weights, colors, order')
  await expect.element(weight).not.toBeInTheDocument()
  await expect.element(button('Sort')).not.toBeInTheDocument()
})

test('the winner of a spin is announced, noted with its time, and leaves the wheel where winners are to', async () => {
  put('Ann', { name: 'Ben', isOff: true }, 'Cleo')
  wheelStore.set({ ...wheelStore.get(), after: 'remove', winner: 'Cleo', history: [{ name: 'Old', at: 1 }] })
  const { screen, press, button } = await opened()
  const winner = screen.getByLabelText('Winner', { exact: true })
  const before = Date.now()
  await press('Spin Wheel')
  await expect.element(button('Spin Wheel')).toBeDisabled()
  expect(wheelStore.get().winner).toBe('')
  // Another start changes nothing while it turns.
  await userEvent.click(screen.getByRole('img', { name: /^The wheel/ }))
  await expect.element(winner).toBeVisible()
  const { history, names, winner: won } = wheelStore.get()
  expect(['Ann', 'Cleo']).toContain(won)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`The winner is${won}`)
  expect(history.map(({ name }) => name)).toEqual([won, 'Old'])
  expect(history[0]?.at).toBeGreaterThanOrEqual(before)
  expect(names.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo'].filter((name) => name !== won))
  // One participating name is left, and the winner is still displayed.
  await expect.element(button('Spin Wheel')).toBeDisabled()
  await expect.element(winner).toHaveTextContent(won)
  await press('Undo')
  expect(namesOf()).toEqual(['Ann', 'Ben', 'Cleo'])
  await expect.element(button('Spin Wheel')).toBeEnabled()
})

test('a wheel that is cleared while it turns has no winner', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { press } = await opened()
    await press('Spin Wheel')
    await press('Clear All')
    vi.advanceTimersByTime(1000)
    expect([wheelStore.get().winner, wheelStore.get().history]).toEqual(['', []])
  } finally {
    vi.useRealTimers()
  }
})

test('the settings display their values and store the selection', async () => {
  const { screen } = await opened()
  await expect.element(screen.getByRole('combobox', { name: 'After a spin' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByText('Settings'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'After a spin' }), 'Remove the winner')
  const time = screen.getByRole('slider', { name: 'Spin time' })
  await expect.element(time).toHaveAttribute('aria-valuetext', '3 s')
  await userEvent.fill(time, '30')
  const volume = screen.getByRole('slider', { name: 'Volume' })
  await expect.element(volume).toHaveAttribute('aria-valuetext', '50 %')
  await userEvent.fill(volume, '0')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mute' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Confetti' }))
  const { after, seconds, volume: loud, isMuted, hasConfetti } = wheelStore.get()
  expect([after, seconds, loud, isMuted, hasConfetti]).toEqual(['remove', 30, 0, false, true])
  await expect.element(time).toHaveAttribute('max', '30')
  await expect.element(time).toHaveAttribute('min', '1')
})

test('pasting a list adds all names, a single line is left to the field', async () => {
  put('Ann', 'Ben')
  const { screen, press, said } = await opened()
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    screen.getByRole('textbox', { name: 'Name', exact: true }).element().dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(paste('Cleo\n')).toBe(false)
  expect(paste('\nBen\r\n\r\nDan ×2\nEve\n')).toBe(true)
  await expect.element(said).toHaveTextContent('2 names added. 1 duplicate skipped.Add duplicatesUndoCtrl+Z')
  expect(namesOf()).toEqual(['Ann', 'Ben', 'Dan', 'Eve'])
  await press('Undo')
  expect(namesOf()).toEqual(['Ann', 'Ben'])
  paste('Name\tClass\nCleo\t1a\n"Dee\nLee"\t1b')
  await expect
    .element(said)
    .toHaveTextContent('2 names added. “Name” was left out as a header.Add “Name”UndoCtrl+Z')
  await press('Add “Name”')
  expect(namesOf()).toEqual(['Ann', 'Ben', 'Cleo', 'Dee Lee', 'Name'])
})

test('a file without names shows an error until another one is read', async () => {
  put('Ann', 'Ben')
  const { screen } = await opened()
  const upload = screen.getByLabelText('Upload')
  await userEvent.upload(upload, new File(['x'], 'names.pdf'))
  await expect.element(screen.getByRole('alert')).toMatchTextContent('"names.pdf" is not a supported file')
  expect(namesOf()).toEqual(['Ann', 'Ben'])
  await userEvent.upload(upload, new File(['Zoe\nYan'], 'names.txt'))
  await expect.poll(namesOf).toEqual(['Ann', 'Ben', 'Zoe', 'Yan'])
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('a link carries the names alone, and who opens one can have their own wheel back', async () => {
  put('Ann', { name: 'Ben', weight: 4, isOff: true, color: '#102030' })
  wheelStore.set({ ...wheelStore.get(), winner: 'Ann', history: [{ name: 'Ann', at: 1 }] })
  const copies = spyOnClipboard()
  const { press, said, screen } = await opened()
  const before = wheelStore.get()
  await press('Copy link')
  await expect.poll(() => copies.length).toBe(1)
  expect(await stateInLink(copies)).toEqual({ names: before.names })
  deliverInput({ state: { names: [{ name: 'Zoe' }] } })
  await expect.element(said).toHaveTextContent('Shared wheel openedUndoCtrl+Z')
  expect(wheelStore.get()).toEqual({ ...before, names: [plainName('Zoe')], winner: '' })
  await press('Undo')
  expect(wheelStore.get()).toEqual(before)
  deliverInput({ state: { names: 'none' } })
  expect(wheelStore.get()).toEqual(before)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('a full wheel rejects further names with a message', async () => {
  put(...Array.from({ length: MAX_NAMES }, (_, index) => `N${index}`))
  const { screen, press } = await opened()
  const field = screen.getByRole('textbox', { name: 'Name', exact: true })
  await userEvent.fill(field, 'Ann')
  await press('Add Name')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The wheel is full')
  expect(namesOf()).toHaveLength(MAX_NAMES)
  await expect.element(field).toHaveValue('Ann')
})
