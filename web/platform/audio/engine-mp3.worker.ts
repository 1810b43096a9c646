import { answerJobs } from '#lib/worker/answer-jobs.ts'
import type { Mp3Job } from './encode-mp3.ts'
import { createMp3Encoder, loadMp3Encoder, type Mp3Encoder } from './engine-mp3.ts'

answerJobs<Mp3Job, Uint8Array<ArrayBuffer>, Mp3Encoder>(async (job) => {
  if (job.kind === 'load') {
    await loadMp3Encoder()
    return { result: new Uint8Array() }
  }
  const { document: encoder, block } = job
  // The result is a view into the encoder's memory, which the next block overwrites.
  const result = new Uint8Array(block ? encoder.encode(block) : encoder.finalize())
  return { result, transfer: [result.buffer] }
}, createMp3Encoder)
