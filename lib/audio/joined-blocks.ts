import { framesOf, type SoundBlock } from './sound-format.ts'

/** Some 0.8 seconds of sound, whole frames of MP3. */
const FRAMES = 32 * 1152

/**
 * Joins blocks of any length to long ones, times `gain`, and hands each on. What it hands on is overwritten by what comes
 * next: encoders copy it at once.
 */
export class JoinedBlocks {
  readonly #room: readonly Float32Array[]
  readonly #gain: number
  readonly #hand: (block: SoundBlock) => void
  #filled = 0

  constructor(channels: number, gain: number, hand: (block: SoundBlock) => void) {
    this.#room = Array.from({ length: channels }, () => new Float32Array(FRAMES))
    this.#gain = gain
    this.#hand = hand
  }

  add(block: SoundBlock): void {
    const frames = framesOf(block)
    for (let from = 0; from < frames; ) {
      const count = Math.min(frames - from, FRAMES - this.#filled)
      for (const [channel, room] of this.#room.entries())
        put(room, this.#filled, block[channel] ?? room, from, count, this.#gain)
      from += count
      this.#filled += count
      if (this.#filled === FRAMES) this.end()
    }
  }

  /** Hands on what is left. */
  end(): void {
    const { length } = this.#room
    if (this.#filled > 0 && length > 0)
      this.#hand(this.#room.map((values) => values.subarray(0, this.#filled)))
    this.#filled = 0
  }
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
