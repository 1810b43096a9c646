/** The styles of pages that this document was not made for, by their paths. */
const styles = new Map<string, Promise<CSSStyleSheet>>()

/** The style of the page at a path. Asking early is prefetching; a failed load is asked for again next time. */
export function pageStyle(path: string): Promise<CSSStyleSheet> {
  const known = styles.get(path)
  if (known) return known
  const style = load(path)
  styles.set(path, style)
  style.catch(() => styles.delete(path))
  return style
}

/** Every document carries its style, that of a page which is not found too. */
async function load(path: string): Promise<CSSStyleSheet> {
  const answer = await fetch(path)
  const [, style] = /<style>([^<]*)<\/style>/.exec(await answer.text()) ?? []
  if (style === undefined) throw new Error(`No style at ${path}: ${answer.status}`)
  return new CSSStyleSheet().replace(style)
}

let worn: CSSStyleSheet | undefined

/** Gives the document this style in place of that of the page before; those that engines brought stay. */
export function wear(style: CSSStyleSheet): void {
  document.adoptedStyleSheets = [style, ...document.adoptedStyleSheets.filter((other) => other !== worn)]
  worn = style
}
