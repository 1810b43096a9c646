import type { Block, Paragraph, TableCell, TextDocument } from '../document/blocks.ts'

export const A4 = { width: 595.28, height: 841.89, margins: { top: 56, right: 56, bottom: 56, left: 56 } }

export function testDocument(blocks: readonly Block[], more: Partial<TextDocument> = {}): TextDocument {
  return {
    meta: { title: 'A test', createdAt: new Date('2026-04-17T10:00:00Z') },
    language: 'en',
    page: A4,
    blocks,
    ...more,
  }
}

export function paragraph(text: string, more: Partial<Paragraph> = {}): Paragraph {
  return { kind: 'paragraph', content: [{ kind: 'text', text }], ...more }
}

export function cellOf(text: string, more: Partial<TableCell> = {}): TableCell {
  return { blocks: [paragraph(text)], ...more }
}
