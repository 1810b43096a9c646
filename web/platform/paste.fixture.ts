/** Pastes a string at an element; returns whether the page handled it instead of the browser. */
export function pasteInto(element: Element, text: string): boolean {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  element.dispatchEvent(paste)
  return paste.defaultPrevented
}
