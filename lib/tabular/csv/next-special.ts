/** Finds the next occurrence of a character in forward order; each part of the string is searched once. */
export class NextMark {
  readonly #mark: string
  #text = ''
  #found = -1

  constructor(mark: string) {
    this.#mark = mark
  }

  /** Begins with another text. */
  reset(text: string): void {
    this.#text = text
    this.#found = -1
  }

  /** Returns the position of the character at or after `from`, or the string's length. */
  from(from: number): number {
    if (this.#found < from) {
      const found = this.#text.indexOf(this.#mark, from)
      this.#found = found === -1 ? this.#text.length : found
    }
    return this.#found
  }
}
