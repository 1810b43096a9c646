import type { NumberedPage } from '../searchable/add-text.ts'

/**
 * Formats recognized text as JSON: pages, and of each image its lines and words with boxes, as `[x, y, width, height]`
 * in pixels of the prepared page.
 */
export function toJson(pages: readonly NumberedPage[], file: string, languages: readonly string[]): string {
  return `${JSON.stringify({ file, languages, pages: pages.map(getPage) }, null, 2)}\n`
}

function getPage({ number, page }: NumberedPage) {
  if (page.source === 'layer') return { page: number + 1, source: 'text layer', text: page.text }
  const { text, confidence, size, back, pageSize, paragraphs } = page
  return {
    page: number + 1,
    source: 'ocr',
    text,
    confidence,
    width: size.width,
    height: size.height,
    /** Maps these pixels to the original page: x' = a·x + c·y + e, y' = b·x + d·y + f. */
    toOriginal: back,
    originalWidth: pageSize.width,
    originalHeight: pageSize.height,
    lines: paragraphs.flatMap((paragraph, index) =>
      paragraph.lines.map(({ box, words }) => ({
        paragraph: index + 1,
        box: [box.x, box.y, box.width, box.height],
        words: words.map((word) => ({
          text: word.text,
          confidence: word.confidence,
          box: [word.box.x, word.box.y, word.box.width, word.box.height],
        })),
      })),
    ),
  }
}
