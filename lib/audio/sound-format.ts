/** Format of a stream of samples. */
export type SoundFormat = {
  /** In Hz. */
  readonly sampleRate: number
  readonly channels: number
}

/** A stretch of sound: one array a channel, all of one length, from -1 to 1. */
export type SoundBlock = readonly Float32Array[]

export function getFrames(block: SoundBlock): number {
  return block[0]?.length ?? 0
}
