import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { getClick } from './click-sound.ts'
import { openSound, useSound } from './use-sound.ts'

let now = 5
let latency = { output: 0.2, base: 0.01 }

beforeEach(() => {
  now = 5
  latency = { output: 0.2, base: 0.01 }
  vi.spyOn(AudioContext.prototype, 'currentTime', 'get').mockImplementation(() => now)
  vi.spyOn(AudioContext.prototype, 'outputLatency', 'get').mockImplementation(() => latency.output)
  vi.spyOn(AudioContext.prototype, 'baseLatency', 'get').mockImplementation(() => latency.base)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Volume({ volume }: { readonly volume: number }) {
  return <output>{String(useSound(volume))}</output>
}

test('heard() lags behind the clock by the output latency', () => {
  const sound = openSound()
  expect([sound.now(), sound.heard()]).toEqual([5, 4.8])
  latency = { output: 0, base: 0.25 }
  expect(sound.heard()).toBe(4.75)
})

test('the clock stops half a second after the last stop, unless it was resumed', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const suspend = vi.spyOn(AudioContext.prototype, 'suspend').mockResolvedValue()
  const resume = vi.spyOn(AudioContext.prototype, 'resume').mockRejectedValue(new Error('no device'))
  const sound = openSound()
  sound.suspend()
  vi.advanceTimersByTime(499)
  expect(suspend).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(suspend).toHaveBeenCalledTimes(1)
  sound.suspend()
  vi.advanceTimersByTime(300)
  sound.resume()
  expect(resume).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(suspend).toHaveBeenCalledTimes(1)
  sound.suspend()
  vi.advanceTimersByTime(300)
  sound.suspend()
  vi.advanceTimersByTime(499)
  expect(suspend).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(suspend).toHaveBeenCalledTimes(2)
})

test('the volume changes within a fiftieth of a second, from its current value', async () => {
  openSound()
  const cancel = vi.spyOn(AudioParam.prototype, 'cancelScheduledValues')
  const ramp = vi.spyOn(AudioParam.prototype, 'linearRampToValueAtTime')
  const screen = await render(<Volume volume={0.3} />)
  await expect.element(screen.getByText('true')).toBeVisible()
  expect(ramp.mock.calls.at(-1)).toEqual([0.3, 5.02])
  now = 6
  await screen.rerender(<Volume volume={0} />)
  expect([cancel.mock.calls.at(-1), ramp.mock.calls.at(-1)]).toEqual([[6], [0, 6.02]])
  await screen.rerender(<Volume volume={0} />)
  expect(ramp).toHaveBeenCalledTimes(2)
})

test('a click is scheduled from its start to its end, and one that is not audible yet can be canceled', () => {
  const start = vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(() => {})
  const stop = vi.spyOn(OscillatorNode.prototype, 'stop').mockImplementation(() => {})
  const click = getClick('beep', 'strong')
  const takeBack = openSound().play(click, 7)
  expect([start.mock.calls, stop.mock.calls]).toEqual([[[7]], [[7 + click.lengthS]]])
  takeBack()
  expect(stop.mock.calls).toEqual([[7 + click.lengthS], []])
  const soundsAlready = openSound().play(click, 8)
  now = 8
  soundsAlready()
  expect(stop).toHaveBeenCalledTimes(3)
})
