import { act } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { getRhythm, type Rhythm, Settings } from './rhythm.ts'
import { useMetronome } from './use-metronome.ts'

const done: unknown[][] = []
vi.mock('./player.ts', () => ({
  createPlayer: () => ({
    start: ({ bpm }: Rhythm) => done.push(['start', bpm]),
    stop: () => done.push(['stop']),
    wake: () => done.push(['wake']),
    change: ({ bpm, sound }: Rhythm, restartsBar: boolean) => done.push(['change', bpm, sound, restartsBar]),
    beatAt: (atS: number) => ({ beat: 2, part: 0, atS, strength: 'normal', isCountIn: false }),
  }),
}))
vi.mock('./use-sound.ts', () => ({
  useSound: (volume: number) => volume >= 0,
  openSound: () => ({
    now: () => 0,
    heard: () => 7,
    play: () => () => {},
    resume: () => done.push(['resume']),
    suspend: () => done.push(['suspend']),
  }),
}))

let pulses: FakePulse[] = []
class FakePulse {
  onmessage = () => {}
  isOver = false
  constructor() {
    pulses.push(this)
  }
  terminate() {
    this.isOver = true
  }
}

beforeEach(() => {
  done.length = 0
  pulses = []
  vi.stubGlobal('Worker', FakePulse)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

let metronome: ReturnType<typeof useMetronome>
type Props = { readonly bpm: number; readonly sound?: Settings['sound']; readonly isDragged?: boolean }
const rhythms = new Map<string, Rhythm>()
function Metronome({ bpm, sound = 'beep', isDragged = false }: Props) {
  const key = `${bpm} ${sound}`
  const rhythm = rhythms.get(key) ?? getRhythm(v.parse(Settings, { bpm, sound }))
  rhythms.set(key, rhythm)
  metronome = useMetronome(rhythm, 0.5, isDragged)
  return null
}

/** Returns the calls since the last check. */
const drainCalls = () => done.splice(0)

async function started(props: Props) {
  const screen = await render(<Metronome {...props} />)
  await act(async () => metronome.start())
  drainCalls()
  return (next: Props) => screen.rerender(<Metronome {...next} />)
}

test('plays from start to stop, is advanced by its pulse, and returns the audible beat', async () => {
  const screen = await render(<Metronome bpm={90} />)
  expect([metronome.isPlaying, metronome.beat, metronome.canPlay]).toEqual([false, undefined, true])
  await act(async () => metronome.start())
  expect([metronome.isPlaying, drainCalls()]).toEqual([true, [['resume'], ['start', 90]]])
  pulses[0]?.onmessage()
  // A device change might have stopped the clock.
  expect(drainCalls()).toEqual([['resume'], ['wake']])
  await expect.poll(() => [metronome.beat?.beat, metronome.beat?.atS]).toEqual([2, 7])
  await act(async () => metronome.stop())
  expect([metronome.isPlaying, metronome.beat, drainCalls(), pulses[0]?.isOver]).toEqual([
    false,
    undefined,
    [['stop'], ['suspend']],
    true,
  ])
  await act(async () => metronome.start())
  drainCalls()
  await screen.unmount()
  expect([drainCalls(), pulses.map(({ isOver }) => isOver)]).toEqual([
    [['stop'], ['suspend']],
    [true, true],
  ])
})

test('a new tempo restarts the measure, a new sound continues it, and an equal value changes nothing', async () => {
  const show = await started({ bpm: 90 })
  await show({ bpm: 90 })
  expect(drainCalls()).toEqual([])
  await show({ bpm: 90, sound: 'wood' })
  expect(drainCalls()).toEqual([['change', 90, 'wood', false]])
  await show({ bpm: 120, sound: 'wood' })
  expect(drainCalls()).toEqual([['change', 120, 'wood', true]])
})

test('sliding the tempo continues the measure; releasing the slider at another value restarts it', async () => {
  const show = await started({ bpm: 90 })
  await show({ bpm: 90, isDragged: true })
  await show({ bpm: 95, isDragged: true })
  await show({ bpm: 100, isDragged: true })
  expect(drainCalls()).toEqual([
    ['change', 95, 'beep', false],
    ['change', 100, 'beep', false],
  ])
  await show({ bpm: 100 })
  expect(drainCalls()).toEqual([['change', 100, 'beep', true]])
  await show({ bpm: 100, isDragged: true })
  await show({ bpm: 110, isDragged: true })
  await show({ bpm: 100, isDragged: true })
  drainCalls()
  await show({ bpm: 100 })
  expect(drainCalls()).toEqual([])
})

test('a tempo that changes while nothing plays is the tempo of the next start', async () => {
  const screen = await render(<Metronome bpm={90} />)
  await screen.rerender(<Metronome bpm={140} />)
  expect(drainCalls()).toEqual([])
  await act(async () => metronome.start())
  expect(drainCalls()).toEqual([['resume'], ['start', 140]])
})
