import { useEffect, useRef } from 'react'
import { type RandomInteger, randomInteger } from '#lib/random/random.ts'
import { prefersLessMotion } from '#web/platform/motion.ts'
import { playTone } from '#web/platform/sound.ts'
import { WHEEL_COLORS } from './colors.ts'
import { loudness } from './use-sounds.ts'
import { wheelStore } from './use-wheel-store.ts'

const PARTICLES = 90
const DURATION_MS = 2600

/** A winner is cheered, and paper falls over the wheel, once; no paper where less motion is wanted. */
export function Celebration() {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    cheer()
    if (ref.current && wheelStore.get().hasConfetti && !prefersLessMotion()) return fall(ref.current)
  }, [])
  return <canvas ref={ref} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
}

const CHEER_HERTZ = [523.25, 659.25, 783.99, 1046.5]

function cheer(): void {
  for (const [index, frequency] of CHEER_HERTZ.entries())
    playTone({ frequency, seconds: 0.5, volume: 0.3 * loudness(), delaySeconds: index * 0.11 })
}

type Piece = {
  readonly color: string
  readonly size: number
  /** Start, 0 to 1 of the width; drift and fall, in heights per second; rotation. */
  readonly x: number
  readonly drift: number
  readonly speed: number
  readonly spin: number
}

function makeParticle(index: number, random: RandomInteger = randomInteger): Piece {
  const between = (min: number, max: number) => min + ((max - min) * random(0, 1000)) / 1000
  return {
    color: WHEEL_COLORS[index % WHEEL_COLORS.length] ?? '',
    size: between(5, 10),
    x: between(0, 1),
    drift: between(-0.12, 0.12),
    speed: between(0.35, 0.75),
    spin: between(-9, 9),
  }
}

/** Draws frame by frame until all confetti has fallen; returns a function that ends it early. */
function fall(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d')
  const { clientWidth: width, clientHeight: height } = canvas
  canvas.width = width * devicePixelRatio
  canvas.height = height * devicePixelRatio
  const particles = Array.from({ length: PARTICLES }, (_, index) => makeParticle(index))
  const startedAt = performance.now()
  let frame = 0
  const show = () => {
    const elapsed = performance.now() - startedAt
    pen?.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
    pen?.clearRect(0, 0, width, height)
    if (elapsed >= DURATION_MS) return
    for (const particle of particles) if (pen) drawParticle(pen, particle, elapsed / 1000, width, height)
    frame = requestAnimationFrame(show)
  }
  show()
  return () => cancelAnimationFrame(frame)
}

function drawParticle(
  pen: CanvasRenderingContext2D,
  { color, size, x, drift, speed, spin }: Piece,
  seconds: number,
  width: number,
  height: number,
): void {
  pen.save()
  pen.translate((x + drift * seconds) * width, (speed * seconds * (0.6 + seconds * 0.5) - 0.05) * height)
  pen.rotate(spin * seconds)
  pen.fillStyle = color
  pen.fillRect(-size / 2, -size / 4, size, size / 2)
  pen.restore()
}
