import { joinedBlocks, type SoundBlock } from '#lib/audio/sound-format.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { WorkerDocument } from '#lib/worker/answer-jobs.ts'
import { mapOrdered } from '#lib/worker/map-ordered.ts'
import { createWorkerQueue } from '../worker/worker-queue.ts'

/** Runs LAME in a separate worker: it takes as long as everything else together, so it uses another core. */
const queue = createWorkerQueue(
  () => new Worker(new URL('./engine-mp3.worker.ts', import.meta.url), { type: 'module' }),
)
/** How many blocks are with LAME at a time: some three seconds of sound. */
const AHEAD = 4

let sounds = 0

/** Preloads LAME while a file is opened. Errors are reported when it is needed. */
export function loadEncoder(): void {
  ask({ kind: 'load' }).catch(() => {})
}

/** Yields the encoded frames in chunks of any size. Each sample is multiplied by `gain` first. */
export async function* encodeMp3(
  blocks: AsyncIterable<SoundBlock>,
  settings: Mp3Settings,
  gain: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const document = { number: ++sounds, source: settings }
  yield* mapOrdered(joinedBlocks(blocks, settings.channels, gain), AHEAD, (block) =>
    ask(
      { kind: 'encode', document, block },
      block.map(({ buffer }) => buffer),
    ),
  )
  yield await ask({ kind: 'encode', document })
}

async function ask(job: Mp3Job, transfer: Transferable[] = []): Promise<Uint8Array<ArrayBuffer>> {
  const result = await queue.run<Mp3Job, Uint8Array<ArrayBuffer>>(job, { transfer })
  if (!result.ok) throw new UserError(result.problem.message, result.problem.detail)
  return result.value
}

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
