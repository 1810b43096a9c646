const CHUNK_BYTES = 4 * 1024 * 1024

/** Bytes that are written one after the other. The browser keeps what has come together, outside the worker's memory. */
export class BlobBuilder {
  #blobs: Blob[] = []
  chunks: Uint8Array<ArrayBuffer>[] = []
  #waiting = 0
  sizeBytes = 0

  add(chunk: Uint8Array<ArrayBuffer>): void {
    this.chunks.push(chunk)
    this.#waiting += chunk.length
    this.sizeBytes += chunk.length
    if (this.#waiting >= CHUNK_BYTES) this.#put()
  }

  /** All of it, behind what is known only at the end. */
  close(before: readonly Uint8Array<ArrayBuffer>[], type: string): Blob {
    this.#put()
    return new Blob([...before, ...this.#blobs], { type })
  }

  #put(): void {
    this.#blobs.push(new Blob(this.chunks))
    this.chunks = []
    this.#waiting = 0
  }
}
