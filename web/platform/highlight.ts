const NAME = 'found'
/** The build's reader of style sheets does not know `::highlight` yet, so the rule is made here. */
const RULE = `::highlight(${NAME}) { background: light-dark(#fde68a, #5a4a12) }`
let sheet: CSSStyleSheet | undefined

/** Colors a range of an element's text, in UTF-16 units of all its text, and scrolls the element to it. */
export function showFound(scroller: HTMLElement, [start, end]: readonly [start: number, end: number]): void {
  const range = rangeOf(scroller, start, end)
  if (!range) return
  // Distant text has no position until its block is laid out.
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
  const box = range.getBoundingClientRect()
  const frame = scroller.getBoundingClientRect()
  const isVisible = box.top >= frame.top && box.bottom <= frame.bottom
  if (!isVisible) scroller.scrollTop += box.top - frame.top - frame.height / 3
  if (box.left < frame.left || box.right > frame.right)
    scroller.scrollLeft += box.left - frame.left - frame.width / 3
  if (!('highlights' in CSS)) return
  addRule()
  CSS.highlights.set(NAME, new Highlight(range))
}

export function clearFound(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
}

function addRule(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(RULE)
  document.adoptedStyleSheets.push(sheet)
}

function rangeOf(element: HTMLElement, start: number, end: number): Range | undefined {
  const range = document.createRange()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let before = 0
  let isBegun = false
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (!isBegun && start < before + length) {
      range.setStart(node, start - before)
      isBegun = true
    }
    if (isBegun && end <= before + length) {
      range.setEnd(node, end - before)
      return range
    }
    before += length
  }
  return undefined
}
