import * as v from 'valibot'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { persistedState, persistState } from '#web/platform/store/persisted.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import MetronomePage from './page.tsx'
import { Settings } from './rhythm.ts'

const getStored = () => v.parse(Settings, persistedState('metronome'))
const settingsOf = (fields: Partial<Settings>) => v.parse(Settings, fields)

async function opened(settings: Partial<Settings> = {}) {
  persistState('metronome', { volume: 0, ...settings })
  const page = await openPage(<MetronomePage />)
  return {
    ...page,
    bpm: page.screen.getByRole('spinbutton', { name: 'BPM' }),
  }
}

/** Presses a key on an element; returns whether it was handled. */
function pressKey(place: Element, key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  place.dispatchEvent(event)
  return event.defaultPrevented
}

test('arrows outside fields change the tempo within its bounds, with Shift by five, and ignore chords', async () => {
  const { bpm } = await opened({ bpm: 120 })
  const press = (key: string, more?: KeyboardEventInit) => pressKey(document.body, key, more)
  expect(press('ArrowUp')).toBe(true)
  expect(getStored().bpm).toBe(121)
  press('ArrowDown', { repeat: true })
  press('ArrowDown')
  expect(getStored().bpm).toBe(119)
  press('ArrowUp', { shiftKey: true })
  expect(getStored().bpm).toBe(124)
  press('ArrowDown', { shiftKey: true })
  press('ArrowDown', { shiftKey: true })
  expect(getStored().bpm).toBe(114)
  persistState('metronome', { bpm: 199 })
  press('ArrowUp', { shiftKey: true })
  expect(getStored().bpm).toBe(200)
  await expect.element(bpm).toHaveValue('200')
})

test('Space outside buttons and fields starts and stops once per press, with an announcement; shortcuts can be disabled', async () => {
  const { screen, button, press } = await opened({ beats: '3', bpm: 90 })
  expect(pressKey(document.body, ' ')).toBe(true)
  await expect.element(button('Stop')).toBeVisible()
  const said = screen.getByText('Started, 90 BPM, 3 beats')
  await expect.element(said).toBeInTheDocument()
  await press('Stop')
  await expect.element(screen.getByText('Stopped')).toBeInTheDocument()
  await expect.element(screen.getByLabelText('Beat', { exact: true })).toHaveTextContent('0 of 3')
  await press('Options')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keyboard shortcuts' }))
  expect(pressKey(document.body, ' ')).toBe(false)
  expect(pressKey(document.body, 'ArrowUp')).toBe(false)
  await expect.element(button('Start')).toBeVisible()
})

test('the tempo is typed, slid or chosen by its name, and an invalid number leaves it unchanged', async () => {
  const { screen, bpm, press, button } = await opened({ bpm: 100 })
  await userEvent.fill(bpm, '9')
  await expect.element(bpm).toHaveValue('9')
  expect(getStored().bpm).toBe(100)
  await userEvent.fill(bpm, '95')
  expect(getStored().bpm).toBe(95)
  await userEvent.fill(bpm, '950')
  await expect.element(bpm).toHaveValue('200')
  await expect.element(screen.getByText('At most 200 BPM').first()).toBeVisible()
  await userEvent.fill(bpm, '7')
  await userEvent.keyboard('{Enter}')
  await expect.element(bpm).toHaveValue('40')
  await expect.element(screen.getByText('At least 40 BPM').first()).toBeVisible()
  await userEvent.fill(bpm, 'x')
  await userEvent.tab()
  await expect.element(bpm).toHaveValue('40')
  await expect.element(button('Andante')).toHaveAttribute('aria-pressed', 'false')
  await press('Andante')
  await expect.element(button('Andante')).toHaveAttribute('aria-pressed', 'true')
  expect(getStored().bpm).toBe(90)
  const tempo = screen.getByRole('slider', { name: 'Tempo' })
  await expect.element(tempo).toHaveAttribute('aria-valuetext', '90 BPM')
  await userEvent.fill(tempo, '140')
  await expect.element(button('Allegro')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Andante')).toHaveAttribute('aria-pressed', 'false')
  const volume = screen.getByRole('slider', { name: 'Volume' })
  await userEvent.fill(volume, '0.3')
  await expect.element(volume).toHaveAttribute('aria-valuetext', '30 %')
  expect(getStored()).toEqual(settingsOf({ bpm: 140, volume: 0.3 }))
})

test('each press on a beat sets its next loudness, and a measure shows all of its beats', async () => {
  const { screen, press } = await opened({ beats: '3' })
  const beats = () =>
    screen
      .getByRole('list', { name: 'Accents' })
      .getByRole('button')
      .elements()
      .map(({ ariaLabel }) => ariaLabel)
  expect(beats()).toEqual(['Beat 1: strong', 'Beat 2: normal', 'Beat 3: normal'])
  await press('Beat 2: normal')
  await press('Beat 1: strong')
  await press('Beat 2: mute')
  expect(beats()).toEqual(['Beat 1: normal', 'Beat 2: strong', 'Beat 3: normal'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Beats per measure' }), '2')
  await expect.poll(beats).toEqual(['Beat 1: normal', 'Beat 2: strong'])
  expect(getStored().accents).toEqual(['normal', 'strong', ...Array(6).fill('normal')])
})

test('each setting is stored under its own name, and Undo of Clear restores all of them', async () => {
  const { screen, press } = await opened({ volume: 0.5 })
  await press('Options')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subdivisions' }), 'Triplets')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sound' }), 'Wood')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Count-in of one measure' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Flash on the first beat' }))
  const set = settingsOf({ subdivision: '3', sound: 'wood', hasCountIn: true, hasFlash: true })
  expect(getStored()).toEqual(set)
  await press('Clear')
  await expect
    .element(screen.getByRole('status', { name: 'Notifications' }))
    .toHaveTextContent('ClearedUndoCtrl+Z')
  expect(getStored()).toEqual(settingsOf({}))
  await press('Undo')
  expect(getStored()).toEqual(set)
})

test('two taps set the tempo, by the press of a pointer, of a key on the button, and of T', async () => {
  const { button } = await opened({ bpm: 100 })
  const tap = button('Tap tempo').element()
  const at = (timeStamp: number, event: Event) => {
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    return event
  }
  const init = { bubbles: true, cancelable: true }
  const down = (time: number) => tap.dispatchEvent(at(time, new PointerEvent('pointerdown', init)))
  const click = (time: number, detail: number) =>
    tap.dispatchEvent(at(time, new MouseEvent('click', { ...init, detail })))
  down(10_000)
  expect(getStored().bpm).toBe(100)
  // The click after a pointerdown is not a separate tap.
  click(10_100, 1)
  down(10_500)
  expect(getStored().bpm).toBe(120)
  click(20_000, 0)
  click(21_000, 0)
  expect(getStored().bpm).toBe(60)
  for (const time of [30_000, 30_400])
    document.body.dispatchEvent(at(time, new KeyboardEvent('keydown', { ...init, key: 't' })))
  expect(getStored().bpm).toBe(150)
})
