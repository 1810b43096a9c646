import type { Token, Tokens } from 'marked'
import { decodeCsv } from '../../tabular/csv/decode-csv.ts'
import type { Block, Heading, List, ListItem, Paragraph, Table } from '../blocks.ts'
import { codeBlock } from '../code-block.ts'
import {
  DEFAULT_LINE,
  DEFAULT_STYLE,
  defaultPage,
  GRID,
  HEAD_SHADE,
  HEADING_SPACE,
  PARAGRAPH_SPACE,
  type Paper,
} from '../default-page.ts'
import { Notes } from '../notes.ts'
import { checkedLength, getTitle, type ReadDocument } from '../read-document.ts'
import { withoutEntities } from './entities.ts'
import { Footnotes, markdownTokens } from './footnotes.ts'
import { type InlineContext, inlines } from './inline.ts'

const MAX_NESTING = 30

/** Reads Markdown as CommonMark and GitHub have it: tables, task lists, strikes, footnotes. */
export function readMarkdown(bytes: Uint8Array, name: string, paper: Paper): ReadDocument {
  const source = withoutFrontMatter(checkedLength(decodeCsv(bytes).text))
  const tokens = markdownTokens(source)
  const reader = new MarkdownReader(new Footnotes(tokens))
  const blocks = reader.document(tokens)
  const first = blocks.find((block) => block.kind === 'heading')
  const title = first?.content.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('')
  return {
    document: {
      meta: { title: title || getTitle(name) },
      language: 'und',
      direction: 'ltr',
      style: DEFAULT_STYLE,
      page: defaultPage(paper),
      blocks,
    },
    notes: reader.notes.sentences,
  }
}

/** Removes front matter: settings for other programs at the start of many files. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^\uFEFF?---\r?\n(?:[\w-]+:.*\r?\n|[ \t-].*\r?\n)+---\r?\n/, '')
}

class MarkdownReader {
  readonly notes = new Notes()
  readonly #footnotes: Footnotes
  readonly #context: InlineContext

  constructor(footnotes: Footnotes) {
    this.#footnotes = footnotes
    this.#context = {
      notes: this.notes,
      footnote: (id, style) => footnotes.mark(id, style, (tokens) => this.blocks(tokens, 1)),
    }
  }

  /** All blocks, with footnotes that no text refers to at the end. */
  document(tokens: readonly Token[]): Block[] {
    const blocks = this.blocks(tokens, 0)
    return [...blocks, ...this.#footnotes.rest((own) => this.blocks(own, 1))]
  }

  blocks(tokens: readonly Token[], depth: number): Block[] {
    if (depth > MAX_NESTING) return []
    return tokens.flatMap((token) => this.#block(token, depth))
  }

  #block(token: Token, depth: number): Block[] {
    switch (token.type) {
      case 'heading':
        return [this.#heading(token as Tokens.Heading)]
      case 'paragraph':
      case 'text':
        return [this.#paragraph(token)]
      case 'list':
        return [this.#list(token as Tokens.List, depth)]
      case 'table':
        return [this.#table(token as Tokens.Table)]
      case 'blockquote':
        return [
          {
            kind: 'group',
            role: 'quote',
            blocks: this.blocks(token.tokens ?? [], depth + 1),
            borders: { left: { width: 2.5, color: '#c9cdd2' } },
            padding: { top: 2, right: 0, bottom: 0, left: 12 },
            spaceBefore: 2,
            spaceAfter: PARAGRAPH_SPACE,
          },
        ]
      case 'code':
        return [codeBlock(token.text)]
      case 'hr':
        return [
          { kind: 'rule', width: 0.75, color: '#9aa0a6', spaceBefore: 6, spaceAfter: 6 + PARAGRAPH_SPACE },
        ]
      case 'html':
        return this.#html(token.text)
      default:
        return []
    }
  }

  #heading({ depth, tokens }: Tokens.Heading): Heading {
    const content = inlines(tokens, {}, this.#context)
    const id = content
      .map((inline) => (inline.kind === 'text' ? inline.text : ''))
      .join('')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replace(/\s+/g, '-')
    // Markdown has six levels.
    return {
      kind: 'heading',
      level: Math.min(6, Math.max(1, depth)) as Heading['level'],
      content,
      direction: 'auto',
      ...HEADING_SPACE,
      ...(id === '' ? {} : { id }),
    }
  }

  #paragraph(token: Token): Paragraph {
    const tokens = 'tokens' in token && token.tokens ? token.tokens : [token]
    return {
      kind: 'paragraph',
      content: inlines(tokens, {}, this.#context),
      direction: 'auto',
      lineHeight: DEFAULT_LINE,
      spaceAfter: PARAGRAPH_SPACE,
    }
  }

  #list({ ordered, start, items, loose }: Tokens.List, depth: number): List {
    return {
      kind: 'list',
      marker: ordered ? 'decimal' : 'bullet',
      ...(ordered && start !== '' && start !== 1 ? { start: Number(start) } : {}),
      items: items.map((item) => this.#item(item, loose, depth)),
      spaceAfter: PARAGRAPH_SPACE,
    }
  }

  #item({ tokens, task, checked }: Tokens.ListItem, isLoose: boolean, depth: number): ListItem {
    const blocks = this.blocks(tokens, depth + 1).map((block) =>
      block.kind === 'paragraph' && !isLoose ? { ...block, spaceAfter: 2 } : block,
    )
    const own = blocks.length > 0 ? blocks : [{ kind: 'paragraph', content: [] } as const]
    return task ? { blocks: own, marker: checked ? '☑' : '☐' } : { blocks: own }
  }

  #table({ header, rows, align }: Tokens.Table): Table {
    const row = (cells: readonly Tokens.TableCell[], isHead: boolean) => ({
      cells: cells.map((cell, column) => {
        const own = align[column]
        return {
          blocks: [
            {
              kind: 'paragraph',
              direction: 'auto',
              content: inlines(cell.tokens, isHead ? { bold: true } : {}, this.#context),
            } as const,
          ],
          ...(isHead ? { shade: HEAD_SHADE } : {}),
          ...(own ? { align: own } : {}),
        }
      }),
    })
    return {
      kind: 'table',
      columns: header.map(() => 'content' as const),
      rows: [row(header, true), ...rows.map((cells) => row(cells, false))],
      headerRows: 1,
      width: 'content',
      borders: GRID,
      spaceBefore: 2,
      spaceAfter: PARAGRAPH_SPACE + 3,
    }
  }

  /** Preserves only the words of HTML blocks. */
  #html(html: string): Block[] {
    for (const _ of html.matchAll(/<script\b/gi)) this.notes.add('scripts')
    for (const _ of html.matchAll(/<(iframe|video|audio|object|embed)\b/gi)) this.notes.add('frames')
    for (const _ of html.matchAll(/<img\b/gi)) this.notes.add('remoteImages')
    const words = html
      .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    if (words === '') return []
    return [
      {
        kind: 'paragraph',
        content: [{ kind: 'text', text: withoutEntities(words) }],
        direction: 'auto',
        lineHeight: DEFAULT_LINE,
        spaceAfter: PARAGRAPH_SPACE,
      },
    ]
  }
}
