import { looksLikeOperators } from '#lib/pdf/looks-like-operators.ts'
import { UserError } from '#lib/result/user-error.ts'

const MEGABYTE = 1024 * 1024
/** Of what a page draws: plans and maps have some ten. */
const MAX_MEGABYTES = 64
/** A browser decompresses each chunk at once, up to a thousand times its size. */
const CHUNK_BYTES = 64 * 1024

/** Message that a worker posts if a page's contents are longer. */
export const LONG_CONTENTS = { kind: 'long contents' } as const

/** Creates the error; `name` is the file's name, unless it is shown next to the message. */
export function tooLong(pageNumber: number, name?: string): UserError {
  return new UserError(
    `What page ${pageNumber}${name === undefined ? '' : ` of "${name}"`} draws is too long.`,
    `It can have at most ${MAX_MEGABYTES} MB when it is unpacked.`,
  )
}

/**
 * Limits the data that pdf.js unpacks in this worker: a few megabytes can become gigabytes, and as many objects. Longer
 * contents are replaced by an empty page, after calling `notify`.
 */
export function onLongContents(notify: () => void): void {
  const Unpacking = globalThis.DecompressionStream
  // The one place that all of it passes: pdf.js has no setting for that.
  class LimitedUnpacking {
    readonly readable: ReadableStream<Uint8Array>
    readonly writable: WritableStream<Uint8Array<ArrayBuffer>>

    constructor(format: CompressionFormat) {
      const { readable, writable } = new TransformStream(inChunks)
      this.writable = writable
      this.readable = readable
        .pipeThrough(new Unpacking(format))
        .pipeThrough(new TransformStream(limit(notify)))
    }
  }
  Object.assign(globalThis, { DecompressionStream: LimitedUnpacking })
}

const inChunks: Transformer<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> = {
  transform(bytes, controller) {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
      controller.enqueue(bytes.subarray(at, at + CHUNK_BYTES))
  },
}

/** Lets through what a page does not draw, and what it draws only when all of it is there. */
function limit(notify: () => void): Transformer<Uint8Array, Uint8Array> {
  let buffered: Uint8Array[] | undefined
  let isFirst = true
  let sizeBytes = 0
  return {
    transform(chunk, controller) {
      if (isFirst && looksLikeOperators(chunk)) buffered = []
      isFirst = false
      sizeBytes += chunk.length
      if (!buffered) controller.enqueue(chunk)
      else if (sizeBytes <= MAX_MEGABYTES * MEGABYTE) buffered.push(chunk)
      else {
        buffered = []
        notify()
        controller.terminate()
      }
    },
    flush(controller) {
      for (const chunk of buffered ?? []) controller.enqueue(chunk)
    },
  }
}

/** Minimum log level at which pdf.js reports omitted images with more pixels than `maxImageSize`. */
export const WARNINGS = 1
/** Message that a worker posts in this case. */
export const LARGE_IMAGE = { kind: 'large picture' } as const
const SAID = 'Image exceeded maximum allowed size'

/** Calls back if pdf.js omits an image in this worker; its warnings are the only notice. */
export function onLargeImage(notify: () => void): void {
  Object.assign(console, {
    warn(message: unknown) {
      if (String(message).includes(SAID)) notify()
    },
  })
}
