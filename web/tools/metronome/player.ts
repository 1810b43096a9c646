import { type Click, getClick } from './click-sound.ts'
import type { Rhythm } from './rhythm.ts'
import { advance, changeRun, type Run, startRun, type Tick } from './schedule.ts'

/** Output for clicks: a clock in seconds, and functions to schedule and cancel clicks. */
export type ClickOutput = {
  readonly now: () => number
  readonly play: (click: Click, atS: number) => () => void
}

/**
 * Lookahead on the audio clock. A page blocked for less misses nothing; clicks scheduled before a change are canceled.
 */
const AHEAD_S = 2.5
/** From the press to the first click: time for the audio thread to hear of it. */
const START_DELAY_S = 0.05
/** A beat this near is no longer changed. */
const CHANGE_DELAY_S = 0.02
/** The display follows the sound, which wireless speakers can delay; beats are remembered for this many seconds. */
const REMEMBERED_S = 4

type SetTick = { readonly tick: Tick; readonly takeBack: () => void }

/** Plays a rhythm. `wake` is to be called at any times, at least every {@link AHEAD_S}. */
export function createPlayer(output: ClickOutput) {
  let run: Run | undefined
  let set: readonly SetTick[] = []

  const play = ({ strength, atS }: Tick, { sound }: Rhythm) =>
    strength === 'mute' ? () => {} : output.play(getClick(sound, strength), atS)

  const wake = () => {
    if (!run) return
    const now = output.now()
    const { run: advanced, ticks } = advance(run, now, now + AHEAD_S)
    run = advanced
    const { rhythm } = advanced.grid
    const added = ticks.map((tick) => ({ tick, takeBack: play(tick, rhythm) }))
    set = [...set.filter(({ tick }) => tick.atS > now - REMEMBERED_S), ...added]
  }
  const takeBackFrom = (fromS: number) => {
    for (const { tick, takeBack } of set) if (tick.atS >= fromS) takeBack()
    set = set.filter(({ tick }) => tick.atS < fromS)
  }

  return {
    wake,
    start(rhythm: Rhythm) {
      takeBackFrom(Number.NEGATIVE_INFINITY)
      run = startRun(rhythm, output.now() + START_DELAY_S)
      wake()
    },
    stop() {
      run = undefined
      takeBackFrom(Number.NEGATIVE_INFINITY)
    },
    /** Takes effect at the next beat; see {@link changeRun}. */
    change(rhythm: Rhythm, restartsBar: boolean) {
      if (!run) return
      run = changeRun(run, output.now() + CHANGE_DELAY_S, rhythm, restartsBar)
      takeBackFrom(run.grid.startS)
      wake()
    },
    /** The latest beat at a time; none before the first. */
    beatAt(timeS: number): Tick | undefined {
      return set.findLast(({ tick }) => tick.part === 0 && tick.atS <= timeS)?.tick
    },
  }
}

export type Player = ReturnType<typeof createPlayer>
