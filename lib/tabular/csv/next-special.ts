/** Finds where a mark stands next in a text that is walked forwards; each part of the text is searched once. */
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

  /** The place of the mark at `from` or after it, or the text's length. */
  from(from: number): number {
    if (this.#found < from) {
      const found = this.#text.indexOf(this.#mark, from)
      this.#found = found === -1 ? this.#text.length : found
    }
    return this.#found
  }
}
