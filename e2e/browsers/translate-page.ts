/**
 * Runs in the page: wraps all text nodes in `<font><font>`, now and when it changes, as the translators of Chrome and Edge
 * do. The words stay the same, so that a test finds them. Some translators move the text node, others replace it: the
 * length of the node decides which.
 */
export function translatePage(): void {
  const LEFT_OUT = 'script, style, textarea, noscript, select, svg, font, [translate=no]'
  const translate = (text: Text) => {
    const parent = text.parentElement
    if (!parent || !text.data.trim() || parent.closest(LEFT_OUT)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.append(inner)
    if (text.data.length % 2 === 0) {
      inner.append(text.data)
      parent.replaceChild(outer, text)
    } else {
      parent.insertBefore(outer, text)
      inner.append(text)
    }
  }
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode())
      texts.push(node as Text) // The walker shows text nodes only.
    texts.forEach(translate)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if (target instanceof Text) translateIn(target)
      else addedNodes.forEach(translateIn)
    observer.takeRecords()
  })
  const begin = () => {
    translateIn(document.body)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  const root = document.documentElement
  const awaited = new MutationObserver(() => {
    if (root.dataset.hydrated !== 'navigation') return
    awaited.disconnect()
    begin()
  })
  awaited.observe(root, { attributes: true })
}
