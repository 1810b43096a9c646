import { streamChunks } from '#lib/bytes/stream-chunks.ts'

/** Size of a Blob's parts, so that the browser can store them outside memory. */
const PART_BYTES = 8 * 1024 * 1024
/** Longer output is shown in part. */
export const WHOLE_BYTES = 1024 * 1024

/** Collects bytes in chunks and returns them as one Blob, with quick access to the beginning. */
export class ByteChunks {
  sizeBytes = 0
  readonly #parts: Blob[] = []
  chunks: Uint8Array<ArrayBuffer>[] = []
  #pendingBytes = 0
  readonly #head = new Uint8Array(WHOLE_BYTES)

  push(chunk: Uint8Array<ArrayBuffer>): void {
    if (this.sizeBytes < WHOLE_BYTES) {
      this.#head.set(chunk.subarray(0, WHOLE_BYTES - this.sizeBytes), this.sizeBytes)
    }
    this.sizeBytes += chunk.length
    this.chunks.push(chunk)
    this.#pendingBytes += chunk.length
    if (this.#pendingBytes >= PART_BYTES) this.#flush()
  }

  /** The first bytes, at most `WHOLE_BYTES`. */
  head(): Uint8Array<ArrayBuffer> {
    return this.#head.subarray(0, Math.min(this.sizeBytes, WHOLE_BYTES))
  }

  isWhole(): boolean {
    return this.sizeBytes <= WHOLE_BYTES
  }

  blob(type: string): Blob {
    this.#flush()
    return new Blob(this.#parts, { type })
  }

  #flush(): void {
    this.#parts.push(new Blob(this.chunks))
    this.chunks = []
    this.#pendingBytes = 0
  }
}

/** Yields the bytes of a Blob in chunks; calls `report` with the share that was read. */
export async function* getChunks(
  blob: Blob,
  report: (share: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let read = 0
  for await (const chunk of streamChunks(blob.stream())) {
    yield chunk
    read += chunk.length
    report(read / blob.size)
  }
}
