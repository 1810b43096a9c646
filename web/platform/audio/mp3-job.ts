import type { SoundBlock } from '#lib/audio/sound-format.ts'
import type { WorkerDocument } from '#lib/worker/answer-jobs.ts'

export type Mp3Settings = {
  /** In Hz, one that MP3 knows. */
  readonly sampleRate: number
  readonly channels: 1 | 2
  /** In kbit/s, or `vbr` for a variable one. */
  readonly bitRate: 64 | 128 | 160 | 192 | 320 | 'vbr'
}

/** Job of the worker with LAME: load it, or encode a block; without a block, flush the rest. */
export type Mp3Job =
  | { readonly kind: 'load' }
  | {
      readonly kind: 'encode'
      /** The encoder of one sound, and what it is made from. */
      readonly document: WorkerDocument<Mp3Settings>
      readonly block?: SoundBlock
    }
