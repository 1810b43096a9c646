import type { Block } from './blocks.ts'
import { CODE_SHADE, PARAGRAPH_SPACE } from './default-page.ts'

/** Lines of a program as they are. */
export function codeBlock(text: string): Block {
  return {
    kind: 'group',
    shade: CODE_SHADE,
    padding: { top: 5, right: 8, bottom: 5, left: 8 },
    spaceBefore: 2,
    spaceAfter: PARAGRAPH_SPACE + 3,
    blocks: text
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => ({
        kind: 'paragraph',
        direction: 'ltr',
        style: { font: 'mono', size: 9 },
        mayPart: true,
        content: line === '' ? [] : [{ kind: 'text', text: line }],
      })),
  }
}
