import type { Block, Inline, Paragraph, TableCell, TextStyle } from '#lib/document/blocks.ts'

/** Returns a paragraph that preserves line breaks. */
export function paragraph(text: string, style: TextStyle = {}, layout: Partial<Paragraph> = {}): Paragraph {
  return { kind: 'paragraph', direction: 'auto', ...layout, style, content: inlines(text) }
}

export function inlines(text: string): Inline[] {
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ kind: 'line-break' } as const] : []),
      ...(line === '' ? [] : [{ kind: 'text', text: line } as const]),
    ])
}

export function cell(blocks: readonly Block[], rest: Omit<TableCell, 'blocks'> = {}): TableCell {
  return { ...rest, blocks }
}

/** Returns a layout table, which screen readers do not announce as a table. */
export function sideBySide(
  cells: readonly TableCell[],
  shares: readonly number[],
  spaceAfter: number,
): Block {
  return {
    kind: 'table',
    isLayout: true,
    columns: shares.map((share) => ({ share })),
    padding: { top: 0, right: 0, bottom: 0, left: 0 },
    rows: [{ cells }],
    spaceAfter,
  }
}
