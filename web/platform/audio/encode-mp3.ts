import { joinedBlocks, type SoundBlock } from '#lib/audio/sound-format.ts'
import { UserError } from '#lib/result/user-error.ts'
import { mapOrdered } from '#lib/worker/map-ordered.ts'
import { createWorkerQueue } from '../worker/worker-queue.ts'
import type { Mp3Job, Mp3Settings } from './mp3-job.ts'

/** LAME in a separate worker: it takes as long as everything else together, so it uses another core. */
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
