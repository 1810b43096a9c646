import { withoutEntities } from '#lib/document/markdown/entities.ts'

type HtmlText = {
  readonly text: string
  /** Alternative text, else file name, of each picture. */
  readonly images: readonly string[]
}

const INVISIBLE = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi
/** A tag begins with a letter right after the bracket: `1 < 2` has none. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const BLOCK = /^(?:p|div|br|li|ul|ol|tr|table|h[1-6]|pre|blockquote|hr)$/
const CELL = /^t[dh]$/

/** Returns the text of an HTML fragment, with one line per paragraph, list item and table row. */
export function htmlText(html: string): HtmlText {
  const images: string[] = []
  const lines = html
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .replace(TAG, (_, slash: string, tag: string, attributes: string) => {
      const name = tag.toLowerCase()
      if (name === 'img' && slash === '') images.push(imageName(attributes))
      if (BLOCK.test(name)) return '\n'
      return CELL.test(name) ? ' ' : ''
    })
    .split('\n')
    .map((line) =>
      withoutEntities(line)
        .replace(/[ \u00a0]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
  return { text: lines.join('\n'), images }
}

function imageName(attributes: string): string {
  const of = (name: string) => {
    const [, double, single] =
      new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? []
    return withoutEntities(double ?? single ?? '').trim()
  }
  const path = of('src')
  return of('alt') || path.slice(path.lastIndexOf('/') + 1)
}
