import { joinBytes } from '../bytes/bytes.ts'
import { crc16, readMp3Header } from './mp3-header.ts'

const SEEK_ENTRIES = 100
const MAX_SEEK_POINTS = 4096

/** Counts the frames of an MP3 while it is written, chunk by chunk, for its Info frame. */
export class Mp3Frames {
  /** The header of the first frame. */
  model: Uint8Array | undefined
  count = 0
  bytes = 0
  crc = 0
  isVariable = false
  #rest: Uint8Array = new Uint8Array()
  #marks: number[] = []
  #framesPerMark = 1

  add(chunk: Uint8Array): void {
    this.crc = crc16(chunk, this.crc)
    const joined = this.#rest.length > 0 ? joinBytes([this.#rest, chunk]) : chunk
    let at = 0
    for (;;) {
      const header = readMp3Header(joined, at)
      if (!header || at + header.sizeBytes > joined.length) break
      this.#note(joined.subarray(at, at + 4))
      at += header.sizeBytes
      this.bytes += header.sizeBytes
    }
    this.#rest = joined.slice(at)
  }

  #note(header: Uint8Array): void {
    this.model ??= header.slice()
    if (((header[2] ?? 0) & 0xf0) !== ((this.model[2] ?? 0) & 0xf0)) this.isVariable = true
    if (this.count % this.#framesPerMark === 0) this.#marks.push(this.bytes)
    this.count++
    if (this.#marks.length < MAX_SEEK_POINTS) return
    this.#marks = this.#marks.filter((_, index) => index % 2 === 0)
    this.#framesPerMark *= 2
  }

  /**
   * Returns the start of each hundredth of the duration, as 256ths of a file with this many bytes before the frames.
   */
  seekTable(bytesBefore: number): Uint8Array {
    const total = this.bytes + bytesBefore
    return Uint8Array.from({ length: SEEK_ENTRIES }, (_, index) => {
      const mark = Math.floor((index * this.count) / SEEK_ENTRIES / this.#framesPerMark)
      const at = (this.#marks[mark] ?? 0) + bytesBefore
      return total === 0 ? 0 : Math.min(255, Math.floor((256 * at) / total))
    })
  }
}
