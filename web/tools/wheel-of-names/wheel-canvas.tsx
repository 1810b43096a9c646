import { useLayoutEffect, useRef } from 'react'
import { drawWheel, WHEEL_SIZE } from './paint-wheel.ts'
import { indexUnderPointer, type Segment } from './segments.ts'
import { easeOut } from './spin.ts'
import { tick } from './use-sounds.ts'
import type { RunningSpin } from './use-wheel.ts'

type WheelCanvasProps = {
  readonly segments: readonly Segment[]
  /** In turns; during a spin, the start position. */
  readonly rotation: number
  readonly spin: RunningSpin | undefined
  readonly onPress: () => void
}

/** Minimum interval between vibrations; faster ticks are merged. */
const MIN_TICK_MS = 45

/** The wheel: drawn once, sharp at any density, and turned as a whole while it spins. */
export function WheelCanvas({ segments, rotation, spin, onPress }: WheelCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const draw = () => {
      const pixels = Math.round(canvas.clientWidth * devicePixelRatio) || WHEEL_SIZE
      canvas.width = pixels
      canvas.height = pixels
      const pen = canvas.getContext('2d')
      if (pen) drawWheel(pen, segments, rotation, pixels / WHEEL_SIZE)
    }
    draw()
    const sizes = new ResizeObserver(draw)
    sizes.observe(canvas)
    // The browser's zoom changes the density and leaves the size.
    addEventListener('resize', draw)
    return () => {
      sizes.disconnect()
      removeEventListener('resize', draw)
    }
  }, [segments, rotation])
  useLayoutEffect(() => (spin && ref.current ? turn(ref.current, spin) : undefined), [spin])
  return (
    <canvas
      ref={ref}
      width={WHEEL_SIZE}
      height={WHEEL_SIZE}
      role="img"
      aria-label="The wheel; its names are in the list Names"
      className="block aspect-square w-full cursor-pointer rounded-full will-change-transform"
      onClick={onPress}
    />
  )
}

/** Renders a spin frame by frame by the clock; returns a function that ends it. */
function turn(canvas: HTMLCanvasElement, spin: RunningSpin): () => void {
  let frame = 0
  let under = indexUnderPointer(spin.segments, spin.from)
  let tickedAt = 0
  const show = () => {
    const now = performance.now()
    const share = Math.min(1, (now - spin.startedAt) / spin.durationMs)
    const rotation = rotationAt(spin, share)
    canvas.style.transform = `rotate(${rotation - spin.from}turn)`
    if (spin.isCalm) canvas.style.opacity = String(Math.abs(1 - 2 * share))
    const index = indexUnderPointer(spin.segments, rotation)
    if (index !== under && !spin.isCalm && now - tickedAt >= MIN_TICK_MS) {
      tickedAt = now
      tick()
    }
    under = index
    if (share < 1) frame = requestAnimationFrame(show)
  }
  show()
  return () => {
    cancelAnimationFrame(frame)
    canvas.style.transform = ''
    canvas.style.opacity = ''
  }
}

/** A calm spin changes over in the middle, when nothing is to be seen. */
function rotationAt({ from, to, isCalm }: RunningSpin, share: number): number {
  if (isCalm) return share < 0.5 ? from : to
  return from + (to - from) * easeOut(share)
}
