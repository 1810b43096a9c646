import type { Block, TextDocument } from '../../document/blocks.ts'
import { DEFAULT_STYLE, defaultPage, PARAGRAPH_SPACE } from '../../document/default-page.ts'
import type { NumberedPage } from '../searchable/add-text.ts'

/**
 * Converts recognized text to a document: lines are joined within their paragraphs, and each page starts on a new one.
 */
export function toDocument(
  pages: readonly NumberedPage[],
  { title, language, createdAt }: { title: string; language: string; createdAt: Date },
): TextDocument {
  const blocks = pages.flatMap(({ page }, index): Block[] => [
    ...(index > 0 ? [{ kind: 'page-break' } as const] : []),
    ...getParagraphs(page.text),
  ])
  return { meta: { title, createdAt }, language, style: DEFAULT_STYLE, page: defaultPage('a4'), blocks }
}

function getParagraphs(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => joinLines(paragraph.trim()))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({
      kind: 'paragraph',
      content: [{ kind: 'text', text: paragraph }],
      spaceAfter: PARAGRAPH_SPACE,
    }))
}

/** Chinese and Japanese lines follow each other without a space. */
function joinLines(paragraph: string): string {
  return paragraph
    .replace(/(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}。、，])\n(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu, '')
    .replaceAll('\n', ' ')
}
