import type { Rect } from '../../image/size.ts'
import type { ReadLine, ReadParagraph, ReadWord, RecognizedPage } from '../read-page.ts'
import type { NumberedPage } from '../searchable/add-text.ts'

/** Formats recognized text as hOCR (version 1.2): HTML with the position of each word on its prepared page. */
export function toHocr(pages: readonly NumberedPage[], title: string, language: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="${escapeText(language)}" lang="${escapeText(language)}">
 <head>
  <title>${escapeText(title)}</title>
  <meta http-equiv="Content-Type" content="text/html;charset=utf-8"/>
  <meta name="ocr-system" content="Sundry, Tesseract"/>
  <meta name="ocr-capabilities" content="ocr_page ocr_par ocr_line ocrx_word ocrp_wconf"/>
 </head>
 <body>
${pages.map(({ number, page }) => (page.source === 'image' ? pageHtml(page, number) : layerHtml(page.text, number))).join('')} </body>
</html>
`
}

function pageHtml(page: RecognizedPage, number: number): string {
  const { width, height } = page.size
  const inner = page.paragraphs.map((paragraph, index) =>
    paragraphHtml(paragraph, `${number + 1}_${index + 1}`),
  )
  return `  <div class="ocr_page" id="page_${number + 1}" title="bbox 0 0 ${width} ${height}; ppageno ${number}">\n${inner.join('')}  </div>\n`
}

/** The file's own text has lines, but no boxes. */
function layerHtml(text: string, number: number): string {
  const lines = text.split('\n').map((line) => `    <span class="ocr_line">${escapeText(line)}</span>\n`)
  return `  <div class="ocr_page" id="page_${number + 1}" title="ppageno ${number}">\n${lines.join('')}  </div>\n`
}

function paragraphHtml({ box, isRightToLeft, lines }: ReadParagraph, id: string): string {
  const direction = isRightToLeft ? ' dir="rtl"' : ''
  const inner = lines.map((line, index) => lineHtml(line, `${id}_${index + 1}`))
  return `   <p class="ocr_par" id="par_${id}"${direction} title="${bbox(box)}">\n${inner.join('')}   </p>\n`
}

function lineHtml({ box, words }: ReadLine, id: string): string {
  const inner = words.map((word, index) => wordHtml(word, `${id}_${index + 1}`))
  return `    <span class="ocr_line" id="line_${id}" title="${bbox(box)}">${inner.join(' ')}</span>\n`
}

function wordHtml({ text, confidence, box }: ReadWord, id: string): string {
  return `<span class="ocrx_word" id="word_${id}" title="${bbox(box)}; x_wconf ${confidence}">${escapeText(text)}</span>`
}

function bbox({ x, y, width, height }: Rect): string {
  return `bbox ${x} ${y} ${x + width} ${y + height}`
}

const CHARS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML 1.0 knows no control characters but tab and line ends. */
function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (char) => CHARS[char] ?? '').replace(/[^\P{Cc}\t\n]/gu, '')
}
