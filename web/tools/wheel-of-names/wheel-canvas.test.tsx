import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { getSegments } from './segments.ts'
import type { RunningSpin } from './use-wheel.ts'
import { changeWheel } from './use-wheel-store.ts'
import { WheelCanvas } from './wheel-canvas.tsx'

beforeEach(() => changeWheel({ isMuted: true }))

const segments = getSegments(
  ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, weight: 1, color: '', isOff: false })),
)

const spinOf = (known: Partial<RunningSpin>): RunningSpin => ({
  segments,
  winner: 'Ben',
  from: 0,
  to: 4.625,
  startedAt: performance.now(),
  durationMs: 3000,
  isCalm: false,
  ...known,
})

test.each([
  ['a spin', false],
  ['a calm one', true],
])('after %s the wheel is drawn where it stopped and not turned once more', async (_, isCalm) => {
  // The last frame of a spin: the whole way is turned.
  const spin = spinOf({ startedAt: performance.now() - 3000, isCalm })
  const wheel = { segments, onPress: vi.fn() }
  const screen = await render(<WheelCanvas {...wheel} rotation={spin.from} spin={spin} />)
  const canvas = screen.getByRole('img').element()
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('There is no wheel')
  expect([canvas.style.transform, canvas.style.opacity]).toEqual(['rotate(4.625turn)', isCalm ? '1' : ''])
  await screen.rerender(<WheelCanvas {...wheel} rotation={0.625} spin={undefined} />)
  expect([canvas.style.transform, canvas.style.opacity]).toEqual(['', ''])
  expect(nameUnderPointer(canvas)).toBe('Ben')
})

/** Whose color the wheel shows at its right edge, where the pointer is. */
function nameUnderPointer(canvas: HTMLCanvasElement): string | undefined {
  const pixel = canvas
    .getContext('2d')
    ?.getImageData(Math.round(canvas.width * 0.975), Math.round(canvas.height / 2), 1, 1).data
  const color = `#${[...(pixel ?? [])]
    .slice(0, 3)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
  return segments.find((segment) => segment.color === color)?.name
}
