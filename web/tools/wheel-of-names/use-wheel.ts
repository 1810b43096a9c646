import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { prefersLessMotion } from '#web/platform/motion.ts'
import { useSharedState } from '#web/platform/shared-state.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { changeWithUndo } from '#web/ui/change-with-undo.ts'
import { fraction, getSegments, rotationShowing, type Segment } from './segments.ts'
import { landingRotation, pickWinner } from './spin.ts'
import { changeWheel, noteWinners, openWheel, removeName, wheelStore } from './use-wheel-store.ts'
import { SharedWheel, type WheelState } from './wheel-state.ts'

/** A wheel that turns: where from, where to, since when. Its winner is drawn before it moves. */
export type RunningSpin = {
  readonly segments: readonly Segment[]
  readonly winner: string
  /** In turns. */
  readonly from: number
  readonly to: number
  /** Value of `performance.now()`. */
  readonly startedAt: number
  readonly durationMs: number
  /** Fades instead of turning. */
  readonly isCalm: boolean
}

/** The wheel as it stopped, shown until its names change, where the winner has left them already. */
type Landed = { readonly names: WheelState['names']; readonly segments: readonly Segment[] }

const CALM_MS = 300

export type Wheel = ReturnType<typeof useWheel>

/** All that the screen shows of the wheel, and what sets it turning. */
export function useWheel() {
  const [state] = usePersisted(wheelStore)
  const [spin, setSpin] = useState<RunningSpin>()
  const [landed, setLanded] = useState<Landed>()
  const [celebrations, setCelebrations] = useState(0)
  const { names } = state
  const present = useMemo(() => getSegments(names), [names])
  const linkProblem = useSharedState((shared) => {
    const reading = v.safeParse(SharedWheel, shared)
    if (reading.success) openWheel(reading.output.names, 'Shared wheel')
    return reading.success
  })

  const isLanded = landed?.names === names
  const segments = spin?.segments ?? (isLanded ? landed.segments : present)
  const winner = segments.some(({ name }) => name === state.winner) ? state.winner : ''
  const rotation = spin?.from ?? rotationShowing(segments, state.rotation, winner)

  const start = () => {
    if (spin || present.length < 2) return
    const { name } = pickWinner(names)
    const segment = present.find((one) => one.name === name)
    if (!segment) return
    const isCalm = prefersLessMotion()
    const durationMs = isCalm ? CALM_MS : state.seconds * 1000
    const startedAt = performance.now()
    setSpin({
      segments: present,
      winner: name,
      from: rotation,
      to: landingRotation(segment, rotation),
      startedAt,
      durationMs,
      isCalm,
    })
    changeWheel({ winner: '' })
  }
  const end = ({ winner, to, segments }: RunningSpin) => {
    changeWheel({ winner, rotation: fraction(to) })
    noteWinners([winner], Date.now())
    if (wheelStore.get().after === 'remove') removeName(winner)
    setLanded({ names: wheelStore.get().names, segments })
    setSpin(undefined)
    setCelebrations((count) => count + 1)
  }
  // By the clock, not by frames: a hidden page gets no frames, and its result is due all the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a spin ends once
  useEffect(() => {
    if (!spin) return
    const timer = setTimeout(() => end(spin), spin.startedAt + spin.durationMs - performance.now())
    return () => clearTimeout(timer)
  }, [spin])
  const clear = () => {
    setSpin(undefined)
    changeWithUndo(wheelStore, { names: [], winner: '', history: [], rotation: 0 }, 'Wheel cleared!')
  }

  return {
    state,
    spin,
    segments,
    rotation,
    /** Name under the pointer since the last spin; empty if that name was removed. */
    winner,
    canSpin: present.length >= 2,
    celebrations,
    linkProblem,
    start,
    clear,
  }
}
