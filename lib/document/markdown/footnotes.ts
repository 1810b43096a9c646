import { Marked, type Token, type TokenizerExtension, type Tokens } from 'marked'
import type { Block, Inline, TextStyle } from '../blocks.ts'

type Definition = Tokens.Generic & { readonly id: string; readonly tokens: Token[] }

const LABEL = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*/
/** The rest of the line, and lines after it: indented ones also after an empty line. */
const BODY =
  /^[^\n]*(?:\n(?!\s*\n|\s*$| {0,3}\[\^[^\]\s]+\]:)[^\n]*|\n(?:[ \t]*\n)+(?: {2,}|\t)[^\n]*\S[^\n]*)*/

const definition: TokenizerExtension = {
  name: 'footnote-definition',
  level: 'block',
  start: (source) => /^ {0,3}\[\^[^\]\s]+\]:/m.exec(source)?.index,
  tokenizer(source) {
    const [label, id] = LABEL.exec(source) ?? []
    if (label === undefined || id === undefined) return undefined
    const [body = ''] = BODY.exec(source.slice(label.length)) ?? []
    const text = body.replace(/\n(?: {1,4}|\t)/g, '\n')
    const tokens: Token[] = []
    this.lexer.blockTokens(text, tokens)
    return { type: 'footnote-definition', raw: label + body, id: fold(id), tokens }
  },
}

const reference: TokenizerExtension = {
  name: 'footnote-reference',
  level: 'inline',
  start: (source) => source.indexOf('[^'),
  tokenizer(source) {
    const [raw, id] = /^\[\^([^\]\s]+)\](?!\()/.exec(source) ?? []
    return raw === undefined || id === undefined
      ? undefined
      : { type: 'footnote-reference', raw, text: raw, id: fold(id) }
  },
}

/** Labels match without regard to case, like those of links. */
function fold(id: string): string {
  return id.toLowerCase()
}

const markdown = new Marked({ gfm: true }).use({ extensions: [definition, reference] })

/** Parses Markdown as CommonMark and GitHub have it, with footnotes. */
export function markdownTokens(source: string): Token[] {
  return markdown.lexer(source)
}

const NOTE_SIZE = 9

/** Footnotes of a document (`[^1]` and `[^1]: …`), numbered in the order of their first references. */
export class Footnotes {
  readonly #definitions = new Map<string, Definition>()
  readonly #numbers = new Map<string, number>()
  readonly #shown = new Set<string>()
  #isInNote = false

  constructor(tokens: readonly Token[]) {
    markdown.walkTokens([...tokens], (token) => {
      if (token.type !== 'footnote-definition') return
      // Tokens of this type are made by the tokenizer above.
      const own = token as Definition
      if (!this.#definitions.has(own.id)) this.#definitions.set(own.id, own)
    })
  }

  /** Returns the reference to a footnote; undefined for one that is not defined. `read` converts its content. */
  mark(id: string, style: TextStyle, read: (tokens: readonly Token[]) => Block[]): Inline | undefined {
    const found = this.#definitions.get(id)
    if (!found) return undefined
    const number = this.#numbers.get(id) ?? this.#numbers.size + 1
    this.#numbers.set(id, number)
    const marked = { ...style, script: 'super' } as const
    if (this.#isInNote || this.#shown.has(id)) return { kind: 'text', text: String(number), style: marked }
    this.#shown.add(id)
    return { kind: 'note-mark', text: String(number), style: marked, note: this.#note(found, number, read) }
  }

  /** Returns the footnotes without a reference in the text, for the end of the document. */
  rest(read: (tokens: readonly Token[]) => Block[]): Block[] {
    return [...this.#definitions.values()].flatMap((own) => {
      if (this.#shown.has(own.id)) return []
      const number = this.#numbers.get(own.id) ?? this.#numbers.size + 1
      this.#numbers.set(own.id, number)
      return this.#note(own, number, read)
    })
  }

  #note({ tokens }: Definition, number: number, read: (tokens: readonly Token[]) => Block[]): Block[] {
    this.#isInNote = true
    const blocks = read(tokens)
    this.#isInNote = false
    const label: Inline = { kind: 'text', text: `${number} `, style: { script: 'super' } }
    const [first, ...others] = blocks
    const labeled: Block[] =
      first?.kind === 'paragraph'
        ? [{ ...first, content: [label, ...first.content] }, ...others]
        : [{ kind: 'paragraph', content: [label] }, ...blocks]
    return labeled.map((block) =>
      block.kind === 'paragraph'
        ? { ...block, style: { ...block.style, size: NOTE_SIZE }, spaceAfter: 2 }
        : block,
    )
  }
}
