import type { BiffRecord } from './biff-records.ts'

/** Set if the string has two bytes per character. */
const IS_WIDE = 1
/** Set where East Asian pronunciation follows the text. */
const HAS_SOUNDS = 4
/** Set where changes of font follow the text. */
const HAS_FONTS = 8
const BYTES_OF_FONT = 4

/** Reads the strings of Excel 97 and later, which can span records (MS-XLS, 2.5.293 and 2.5.294). */
export class WideTextReader {
  chunks: readonly DataView[]
  chunk = 0
  #at: number

  constructor({ data, more }: BiffRecord, at: number) {
    this.chunks = [data, ...more]
    this.#at = at
  }

  /** Reads a string prefixed by its length, a number of this many bytes. */
  text(lengthBytes: 1 | 2): string {
    let left = this.#number(lengthBytes)
    let flags = this.#number(1)
    const fonts = flags & HAS_FONTS ? this.#number(2) : 0
    const sounds = flags & HAS_SOUNDS ? this.#number(4) : 0
    let text = ''
    while (left > 0) {
      // A string continued in the next record declares its width again.
      if (this.#isAtEnd) flags = this.#number(1)
      const part = this.#signs(left, (flags & IS_WIDE) !== 0)
      text += part
      left -= part.length
    }
    this.#skip(fonts * BYTES_OF_FONT + sounds)
    return text
  }

  get #isAtEnd(): boolean {
    return this.#at >= (this.chunks[this.chunk]?.byteLength ?? 0)
  }

  /** The record with more bytes in it; throws RangeError behind the last one. */
  get #view(): DataView {
    while (this.#isAtEnd) {
      if (++this.chunk >= this.chunks.length) throw new RangeError('a text has no end')
      this.#at = 0
    }
    // The loop ends within the list.
    return this.chunks[this.chunk] as DataView
  }

  #number(bytes: number): number {
    let value = 0
    for (let index = 0; index < bytes; index++) value += this.#view.getUint8(this.#at++) * 256 ** index
    return value
  }

  /** Reads at most this many characters, up to the end of the record. */
  #signs(max: number, isWide: boolean): string {
    const view = this.#view
    const width = isWide ? 2 : 1
    const count = Math.min(max, Math.floor((view.byteLength - this.#at) / width))
    if (count === 0) throw new RangeError('a sign is cut in two')
    let chars = ''
    for (let index = 0; index < count; index++, this.#at += width)
      chars += String.fromCharCode(isWide ? view.getUint16(this.#at, true) : view.getUint8(this.#at))
    return chars
  }

  #skip(bytes: number): void {
    for (let left = bytes; left > 0; ) {
      const passed = Math.min(left, this.#view.byteLength - this.#at)
      this.#at += passed
      left -= passed
    }
  }
}

/** How `TextDecoder` calls the code pages that are not `windows-` and their number. */
const LABELS: Readonly<Record<number, string>> = {
  367: 'ascii',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  10000: 'macintosh',
  32768: 'macintosh',
}

/** Returns the decoder of Excel 5 and 95 strings for a code page; Western if unknown. */
export function getDecoder(codePage: number): TextDecoder {
  try {
    return new TextDecoder(LABELS[codePage] ?? `windows-${codePage}`)
  } catch {
    return new TextDecoder('windows-1252')
  }
}
