/** Text is gathered up to this length before it becomes bytes. */
const CHUNK_LENGTH = 512 * 1024
/** Above this size the page shows the beginning, not the whole. */
const WHOLE_LENGTH = 1024 * 1024
const WINDOW_LENGTH = 128 * 1024

export type TextOutput = {
  /** Complete text as UTF-8, in consecutive chunks: the parts of a Blob. */
  readonly chunks: readonly Uint8Array<ArrayBuffer>[]
  readonly sizeBytes: number
  /** Text for display: all of a short output, whole lines from the start of a long one. */
  readonly shown: string
  readonly isWhole: boolean
}

/** Encodes text in parts, without ever building it as one string. */
export class TextChunks {
  readonly #encoder = new TextEncoder()
  readonly chunks: Uint8Array<ArrayBuffer>[] = []
  #text = ''
  #head = ''

  write(text: string): void {
    this.#text += text
    if (this.#text.length >= CHUNK_LENGTH) this.#flush()
  }

  finish(): TextOutput {
    this.#flush()
    const sizeBytes = this.chunks.reduce((size, chunk) => size + chunk.length, 0)
    const isWhole = this.#head.length < WHOLE_LENGTH
    return { chunks: this.chunks, sizeBytes, shown: isWhole ? this.#head : start(this.#head), isWhole }
  }

  #flush(): void {
    if (this.#text === '') return
    if (this.#head.length < WHOLE_LENGTH) this.#head += this.#text
    this.chunks.push(this.#encoder.encode(this.#text))
    this.#text = ''
  }
}

function start(text: string): string {
  const lineEnd = text.lastIndexOf('\n', WINDOW_LENGTH)
  return text.slice(0, lineEnd > 0 ? lineEnd : WINDOW_LENGTH)
}
