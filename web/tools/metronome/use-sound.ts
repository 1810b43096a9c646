import { useEffect, useSyncExternalStore } from 'react'
import { type Click, getEnvelope, noiseSamples } from './click-sound.ts'
import type { ClickOutput } from './player.ts'

/** Clicks on a clock that can be heard, or, where the browser cannot play sound, only be seen. */
export type Sound = ClickOutput & {
  /** The moment of the clock that is heard now. */
  readonly heard: () => number
  /** Lets the clock run, within a click of the visitor, and again after a change of device stopped it. */
  readonly resume: () => void
  readonly suspend: () => void
}

type Output = { readonly context: AudioContext; readonly volume: GainNode; readonly noise: AudioBuffer }

/** One for as long as the page lives: browsers allow few, and free them late. */
let output: Output | 'unsupported' | undefined
let volumeNow = 0
const listeners = new Set<() => void>()

/** Sets the volume, and returns whether this browser can play sound. */
export function useSound(volume: number): boolean {
  useEffect(() => setVolume(volume), [volume])
  return useSyncExternalStore(subscribe, canPlay, () => true)
}

/** The sound of this page; the first call is within a click, which allows sound. */
export function openSound(): Sound {
  output ??= createOutput()
  if (output !== 'unsupported') return getSound(output)
  for (const listener of listeners) listener()
  return SILENT
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function canPlay(): boolean {
  return typeof AudioContext !== 'undefined' && output !== 'unsupported'
}

const NOISE_S = 0.1

function createOutput(): Output | 'unsupported' {
  try {
    const context = new AudioContext({ latencyHint: 'interactive' })
    const volume = new GainNode(context, { gain: volumeNow })
    volume.connect(context.destination)
    const samples = noiseSamples(Math.ceil(context.sampleRate * NOISE_S))
    const noise = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate })
    noise.copyToChannel(samples, 0)
    return { context, volume, noise }
  } catch {
    return 'unsupported'
  }
}

/** Delay before the clock stops, so that playing sounds can finish. */
const FADING_OUT_MS = 500
let suspension: ReturnType<typeof setTimeout> | undefined

/** Quick enough to follow a slider, slow enough not to crackle. */
const FADE_S = 0.02

function setVolume(volume: number): void {
  volumeNow = volume
  if (output === undefined || output === 'unsupported') return
  const { gain } = output.volume
  const now = output.context.currentTime
  gain.cancelScheduledValues(now)
  gain.setValueAtTime(gain.value, now)
  gain.linearRampToValueAtTime(volume, now + FADE_S)
}

function getSound(output: Output): Sound {
  const { context } = output
  return {
    now: () => context.currentTime,
    heard: () => context.currentTime - (context.outputLatency || context.baseLatency || 0),
    play: (click, atS) => playClick(output, click, atS),
    // A removed device rejects; the next call retries.
    resume: () => {
      clearTimeout(suspension)
      context.resume().catch(() => {})
    },
    suspend: () => {
      clearTimeout(suspension)
      suspension = setTimeout(() => context.suspend().catch(() => {}), FADING_OUT_MS)
    },
  }
}

/** Schedules a click on the audio clock and returns a function that cancels it. */
function playClick({ context, volume, noise }: Output, click: Click, atS: number): () => void {
  const envelope = new GainNode(context, { gain: 0 })
  envelope.connect(volume)
  for (const { afterS, gain, ramp } of getEnvelope(click)) {
    if (ramp === 'linear') envelope.gain.linearRampToValueAtTime(gain, atS + afterS)
    else envelope.gain.exponentialRampToValueAtTime(gain, atS + afterS)
  }
  const source = createSource(context, click, noise, envelope)
  source.onended = () => envelope.disconnect()
  source.start(atS)
  source.stop(atS + click.lengthS)
  return () => {
    // A playing sound fades out by itself; cutting it off would pop.
    if (atS <= context.currentTime) return
    source.stop()
    envelope.disconnect()
  }
}

function createSource(
  context: AudioContext,
  { source, frequencyHz }: Click,
  noise: AudioBuffer,
  envelope: GainNode,
): AudioScheduledSourceNode {
  if (source === 'tone') {
    const tone = new OscillatorNode(context, { frequency: frequencyHz })
    tone.connect(envelope)
    return tone
  }
  const hiss = new AudioBufferSourceNode(context, { buffer: noise })
  hiss.connect(new BiquadFilterNode(context, { type: 'highpass', frequency: frequencyHz })).connect(envelope)
  return hiss
}

function seconds(): number {
  return performance.now() / 1000
}

const SILENT: Sound = {
  now: seconds,
  heard: seconds,
  play: () => () => {},
  resume: () => {},
  suspend: () => {},
}
