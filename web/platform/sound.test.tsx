import { afterEach, expect, test, vi } from 'vitest'
import { playTone } from './sound.ts'

afterEach(() => vi.restoreAllMocks())

/** Records the calls to the browser's audio instead of playing them. */
function listenIn() {
  return {
    start: vi.spyOn(OscillatorNode.prototype, 'start'),
    stop: vi.spyOn(OscillatorNode.prototype, 'stop'),
    connect: vi.spyOn(AudioNode.prototype, 'connect'),
    set: vi.spyOn(AudioParam.prototype, 'setValueAtTime'),
    fade: vi.spyOn(AudioParam.prototype, 'exponentialRampToValueAtTime'),
    resume: vi.spyOn(AudioContext.prototype, 'resume').mockRejectedValue(new Error('not touched yet')),
    state: vi.spyOn(AudioContext.prototype, 'state', 'get').mockReturnValue('suspended'),
    now: vi.spyOn(AudioContext.prototype, 'currentTime', 'get').mockReturnValue(10),
  }
}

test('a tone starts at its time, at its volume, and fades out until its end', () => {
  const { start, stop, connect, set, fade } = listenIn()
  playTone({ frequency: 440, seconds: 0.25, volume: 0.5, delaySeconds: 2 })
  expect([start.mock.calls, stop.mock.calls]).toEqual([[[12]], [[12.25]]])
  expect([set.mock.calls, fade.mock.calls]).toEqual([[[0.5, 12]], [[0.0001, 12.25]]])
  const [source] = start.mock.contexts
  const [loudness] = connect.mock.calls[0] ?? []
  if (!(source instanceof OscillatorNode && loudness instanceof GainNode)) throw new Error('Nothing sounds')
  expect([source.type, source.frequency.value, loudness.gain.value]).toEqual(['triangle', 440, 0])
  expect(connect.mock.contexts).toEqual([source, loudness])
  expect(connect.mock.calls[1]).toEqual([source.context.destination])
})

test('a tone sounds at once without a delay, in the one place that all tones share, which wakes up first', () => {
  const { start, resume, state } = listenIn()
  playTone({ frequency: 440, seconds: 1, volume: 1 })
  state.mockReturnValue('running')
  playTone({ frequency: 880, seconds: 1, volume: 0.01 })
  expect(start.mock.calls).toEqual([[10], [10]])
  expect(resume).toHaveBeenCalledTimes(1)
  const contexts = start.mock.contexts.map((source) => source instanceof OscillatorNode && source.context)
  expect(contexts[0]).toBe(contexts[1])
})

test('playTone(): does nothing without volume or audio support', () => {
  const { start } = listenIn()
  playTone({ frequency: 440, seconds: 1, volume: 0 })
  vi.stubGlobal('AudioContext', undefined)
  playTone({ frequency: 440, seconds: 1, volume: 1 })
  vi.unstubAllGlobals()
  expect(start).not.toHaveBeenCalled()
})
