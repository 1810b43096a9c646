import { type RandomInteger, randomInteger } from '#lib/random/random.ts'

const PARTICLES = 90
const DURATION_MS = 2600

type Particle = {
  readonly color: string
  readonly size: number
  /** Start, 0 to 1 of the width; drift and fall, in heights per second; rotation. */
  readonly x: number
  readonly drift: number
  readonly speed: number
  readonly spin: number
}

function makeParticle(
  index: number,
  colors: readonly string[],
  random: RandomInteger = randomInteger,
): Particle {
  const between = (min: number, max: number) => min + ((max - min) * random(0, 1000)) / 1000
  return {
    color: colors[index % colors.length] ?? '',
    size: between(5, 10),
    x: between(0, 1),
    drift: between(-0.12, 0.12),
    speed: between(0.35, 0.75),
    spin: between(-9, 9),
  }
}

/** Draws frame by frame until all confetti has fallen; returns a function that ends it early. */
export function dropConfetti(canvas: HTMLCanvasElement, colors: readonly string[]): () => void {
  const pen = canvas.getContext('2d')
  const { clientWidth: width, clientHeight: height } = canvas
  canvas.width = width * devicePixelRatio
  canvas.height = height * devicePixelRatio
  const particles = Array.from({ length: PARTICLES }, (_, index) => makeParticle(index, colors))
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
  { color, size, x, drift, speed, spin }: Particle,
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
