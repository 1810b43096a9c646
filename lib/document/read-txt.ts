import { decodeCsv } from '../tabular/csv/decode-csv.ts'
import type { Block, Paragraph } from './blocks.ts'
import { DEFAULT_STYLE, defaultPage, type Paper } from './default-page.ts'
import { checkedLength, getTitle, type ReadDocument } from './read-document.ts'

/** Reads a plain-text file: one paragraph per line, spaces preserved, a page break per form feed. */
export function readTxt(bytes: Uint8Array, name: string, paper: Paper): ReadDocument {
  const text = checkedLength(decodeCsv(bytes).text)
  const pages = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\f')
  const isDrawn = hasColumns(text)
  const blocks = pages.flatMap((page, index): Block[] => [
    ...(index > 0 ? [{ kind: 'page-break' } as const] : []),
    ...page
      .replace(/^\n(?=.)/, index > 0 ? '' : '\n')
      .split('\n')
      .map(line),
  ])
  return {
    document: {
      meta: { title: getTitle(name) },
      language: 'und',
      direction: 'ltr',
      style: isDrawn ? { font: 'mono', size: 8.5 } : DEFAULT_STYLE,
      page: defaultPage(paper),
      blocks,
    },
    notes: [],
  }
}

function line(text: string): Paragraph {
  return {
    kind: 'paragraph',
    direction: 'auto',
    mayPart: true,
    content: text === '' ? [] : [{ kind: 'text', text }],
  }
}

const SAMPLE = 20_000
const GAP = /\S {3,}\S|[│┃─━┌└├+]-{3,}|\t/

/** Whether spaces put things below one another, so that every letter must be as wide as the next. */
function hasColumns(text: string): boolean {
  const lines = text
    .slice(0, SAMPLE)
    .split('\n')
    .filter((one) => one.trim() !== '')
  return lines.filter((one) => GAP.test(one)).length > lines.length / 4
}
