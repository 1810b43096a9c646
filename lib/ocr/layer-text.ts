/** Text item of a PDF page, in drawing order. */
export type LayerItem = {
  readonly text: string
  readonly endsLine: boolean
  /** Start on its baseline, in points from the bottom left corner. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Baseline distance, in line heights, above which a paragraph starts. */
const PARAGRAPH = 1.8

type Line = { text: string; readonly y: number; height: number }

/**
 * Returns the text of a page. Most programs draw pages in reading order, column after column, so that order is
 * preserved; empty lines are inserted at gaps of the page and at changes of column.
 */
export function layerText(items: readonly LayerItem[]): string {
  const lines: Line[] = []
  let isNew = true
  for (const { text, endsLine, y, height } of items) {
    if (isNew && (text.trim() !== '' || endsLine)) {
      if (text.trim() === '') continue
      lines.push({ text: '', y, height })
      isNew = false
    }
    const line = lines.at(-1)
    if (line && !isNew) {
      line.text += text
      line.height = Math.max(line.height, height)
    }
    if (endsLine) isNew = true
  }
  return lines
    .map((line, index) => `${separator(lines[index - 1], line)}${line.text.trimEnd()}`)
    .join('')
    .normalize('NFC')
}

function separator(before: Line | undefined, line: Line): string {
  if (!before) return ''
  const down = before.y - line.y
  const size = Math.max(before.height, line.height)
  return down > PARAGRAPH * size || down < -size ? '\n\n' : '\n'
}
