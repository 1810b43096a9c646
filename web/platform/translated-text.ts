/**
 * Translators of browsers put the words of a page into `<font>` elements: they move the text node there, or replace it.
 * React still removes, changes and inserts before the text nodes that it created, which throws or changes a node that
 * is no longer shown (https://github.com/facebook/react/issues/11538). So this module remembers which `<font>` replaces
 * which text node, and lets React's calls act on it.
 */
const standIns = new WeakMap<Node, ChildNode>()
let isPatched = false

/** Follows the translation of everything in `root`. */
export function followTranslation(root: Node): void {
  const ofDetached = new MutationObserver((records) => {
    for (const { target } of records) putBack(target)
  })
  new MutationObserver((records) => {
    for (const [text, font] of findReplaced(records)) {
      patchNodes()
      standIns.set(text, font)
      if (!font.contains(text)) ofDetached.observe(text, { characterData: true })
    }
  }).observe(root, { childList: true, subtree: true })
}

/** Returns the removed nodes, with the `<font>` inserted in place of each. */
export function findReplaced(records: readonly MutationRecord[]): ReadonlyMap<Node, ChildNode> {
  const insertions = new Map<ChildNode, MutationRecord>()
  for (const record of records)
    for (const node of record.addedNodes) if (isFont(node)) insertions.set(node, record)
  const replaced = new Map<Node, ChildNode>()
  for (const record of insertions.size > 0 ? records : []) {
    const text = [...record.removedNodes].find((node) => node instanceof Text)
    // Text nodes can be neighbors: each `<font>` replaces one of them, at best the one that was removed with it.
    const font =
      [...record.addedNodes].find(isFont) ??
      [...insertions].find(([font, insertion]) => isAt(record, insertion, font))?.[0]
    if (!text || !font) continue
    replaced.set(text, font)
    insertions.delete(font)
  }
  return replaced
}

/** Whether a `<font>` was inserted next to the removed text, or between the same nodes, before or after the removal. */
function isAt(removal: MutationRecord, insertion: MutationRecord, font: ChildNode): boolean {
  if (removal.target !== insertion.target) return false
  if (removal.previousSibling === font || removal.nextSibling === font) return true
  return (
    removal.previousSibling === insertion.previousSibling && removal.nextSibling === insertion.nextSibling
  )
}

function isFont(node: Node): node is HTMLElement {
  return node.nodeName === 'FONT'
}

/** Shows a node that React has changed; the translator then translates it again. */
function putBack(text: Node): void {
  const font = standIns.get(text)
  if (!font || font.contains(text)) return
  if (font.parentNode) font.replaceWith(text)
  standIns.delete(text)
}

/** Only on translated pages, since it changes the prototype that all nodes share. */
function patchNodes(): void {
  if (isPatched) return
  isPatched = true
  const { removeChild, insertBefore, appendChild } = Node.prototype
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node): Node {
      removeChild.call(this, standInOf(child, this))
      standIns.delete(child)
      return child
    },
    insertBefore(this: Node, child: Node, next: Node | null): Node {
      removeStandIn(child)
      return insertBefore.call(this, child, next && standInOf(next, this))
    },
    appendChild(this: Node, child: Node): Node {
      removeStandIn(child)
      return appendChild.call(this, child)
    },
  })
}

/** Returns the child of `parent` that is there in the place of `child`. */
function standInOf(child: Node, parent: Node): Node {
  const font = child.parentNode === parent ? undefined : standIns.get(child)
  return font?.parentNode === parent ? font : child
}

/** A moved node leaves its translation behind. */
function removeStandIn(text: Node): void {
  const font = standIns.get(text)
  if (!font || font.contains(text)) return
  font.remove()
  standIns.delete(text)
}
