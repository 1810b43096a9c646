import type { Inline, TextStyle } from '../blocks.ts'

/** Collects the inline content of a paragraph; collapses whitespace like browsers (CSS Text 3, 4.1). */
export class InlineFlow {
  #content: Inline[] = []
  #endsWithSpace = true

  addText(text: string, style: TextStyle, preservesSpaces: boolean): void {
    const shown = preservesSpaces ? text : this.#collapsed(text)
    if (shown === '') return
    this.#endsWithSpace = !preservesSpaces && shown.endsWith(' ')
    const last = this.#content.at(-1)
    if (last?.kind === 'text' && last.style === style)
      this.#content[this.#content.length - 1] = { kind: 'text', text: last.text + shown, style }
    else this.#content.push({ kind: 'text', text: shown, style })
  }

  add(inline: Inline): void {
    this.#content.push(inline)
    this.#endsWithSpace = inline.kind === 'line-break'
  }

  #collapsed(text: string): string {
    const single = text.replace(/[ \t\n\r\f]+/g, ' ')
    return this.#endsWithSpace && single.startsWith(' ') ? single.slice(1) : single
  }

  /** Returns the collected content, without a trailing space or line break. */
  take(): Inline[] {
    const content = this.#content
    this.#content = []
    this.#endsWithSpace = true
    const last = content.at(-1)
    if (last?.kind === 'line-break') content.pop()
    if (last?.kind === 'text' && last.text.endsWith(' ')) {
      const text = last.text.slice(0, -1)
      if (text === '') content.pop()
      else content[content.length - 1] = { ...last, text }
    }
    return content
  }
}
