/** How a part of a page is named: its role and its accessible name, to the letter. */
export type Target = {
  /** A role of ARIA, or `named`: whatever is labeled so. */
  readonly role: string
  readonly name: string
  /** Whether it can be hidden, like file inputs. */
  readonly hidden?: boolean
}

/** The first element of a role and a name, or undefined. Runs in the page, so nothing outside it is used. */
export function findElement({ role, name, hidden }: Target): HTMLElement | undefined {
  const TEXT_TYPES = ['text', 'email', 'password', 'search', 'url', 'tel']
  const SELECTORS: Readonly<Record<string, string>> = {
    button: 'button, summary, [role=button]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    combobox: 'select, [role=combobox]',
    file: 'input[type=file]',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    list: 'ul, ol, [role=list]',
    named: '[aria-label], [aria-labelledby], input, select, textarea, output',
    radio: 'input[type=radio], [role=radio]',
    region: 'section[aria-label], [role=region]',
    slider: 'input[type=range], [role=slider]',
    status: 'output, [role=status]',
    spinbutton: 'input[type=number], [role=spinbutton]',
    table: 'table',
    textbox: `textarea, [role=textbox], input:not([type]), ${TEXT_TYPES.map((type) => `input[type=${type}]`)}`,
  }
  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  /** The words of an element: fields within a label, and what is hidden from screen readers, are not among them. */
  const wordsOf = (element: Element): string =>
    clean(
      [...element.childNodes]
        .map((node) => {
          if (node.nodeType === Node.TEXT_NODE) return node.textContent
          if (!(node instanceof Element) || node.ariaHidden === 'true') return ''
          if (node.matches('input, select, textarea, output')) return ''
          return node.ariaLabel ?? (node.getAttribute('alt') || wordsOf(node))
        })
        .join(''),
    )
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = ids.map((id) => document.getElementById(id)).filter((label) => label !== null)
    if (labels.length > 0) return clean(labels.map(wordsOf).join(' '))
    if (element.ariaLabel !== null) return clean(element.ariaLabel)
    if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0)
      return clean(
        [...element.labels].map((label) => (label instanceof Element ? wordsOf(label) : '')).join(' '),
      )
    if (element instanceof HTMLTableElement && element.caption) return wordsOf(element.caption)
    return wordsOf(element) || clean(element.getAttribute('title'))
  }
  const candidates = document.querySelectorAll<HTMLElement>(SELECTORS[role] ?? `[role=${role}]`)
  return [...candidates].find((element) => (hidden || element.checkVisibility()) && nameOf(element) === name)
}
