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

/** Some 0.8 seconds of sound, whole frames of MP3. */
const FRAMES = 32 * 1152

/**
 * Joins blocks of any length to long ones, multiplied by `gain`, with a shorter one at the end. Each is a separate
 * copy.
 */
export async function* joinedBlocks(
  blocks: AsyncIterable<SoundBlock>,
  channels: number,
  gain: number,
): AsyncGenerator<SoundBlock, void, undefined> {
  const emptyRoom = () => Array.from({ length: channels }, () => new Float32Array(FRAMES))
  let room = emptyRoom()
  let filled = 0
  for await (const block of blocks) {
    const frames = getFrames(block)
    for (let from = 0; from < frames; ) {
      const count = Math.min(frames - from, FRAMES - filled)
      for (const [channel, values] of room.entries())
        put(values, filled, block[channel] ?? values, from, count, gain)
      from += count
      filled += count
      if (filled < FRAMES) continue
      yield room
      room = emptyRoom()
      filled = 0
    }
  }
  if (filled > 0) yield room.map((values) => values.slice(0, filled))
}

function put(
  room: Float32Array,
  at: number,
  values: Float32Array,
  from: number,
  count: number,
  gain: number,
): void {
  if (gain === 1) {
    room.set(values.subarray(from, from + count), at)
    return
  }
  for (let index = 0; index < count; index++) room[at + index] = (values[from + index] ?? 0) * gain
}
