let context: AudioContext | undefined

export type Tone = {
  /** In hertz. */
  readonly frequency: number
  readonly seconds: number
  /** 0 to 1. */
  readonly volume: number
  /** Delay of its start from now. */
  readonly delaySeconds?: number
}

/** Plays a short synthesized tone that fades out. Without audio support it does nothing. */
export function playTone({ frequency, seconds, volume, delaySeconds = 0 }: Tone): void {
  if (typeof AudioContext === 'undefined' || volume <= 0) return
  context ??= new AudioContext()
  // Audio is allowed only after a user gesture; until then the context is suspended.
  if (context.state === 'suspended') context.resume().catch(() => {})
  const start = context.currentTime + delaySeconds
  const source = new OscillatorNode(context, { type: 'triangle', frequency })
  const loudness = new GainNode(context, { gain: 0 })
  loudness.gain.setValueAtTime(volume, start)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  source.connect(loudness).connect(context.destination)
  source.start(start)
  source.stop(start + seconds)
}
