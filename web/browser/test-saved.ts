import { vi } from 'vitest'

/** What is saved from now on, as name and blob; nothing reaches the disk. Ends with `vi.restoreAllMocks`. */
export function savedFiles(): { readonly name: string; readonly blob: Blob }[] {
  const saved: { name: string; blob: Blob }[] = []
  const blobs = new Map<string, Blob>()
  const make = URL.createObjectURL
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = make(blob)
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (blob) saved.push({ name: this.download, blob })
  })
  return saved
}

/** What is copied from now on. Ends with `vi.restoreAllMocks`. */
export function copiedTexts(): string[] {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  return copied
}

/** Pastes a text where the focus may be; whether the page took it instead of the browser. */
export function pasteInto(element: Element, text: string): boolean {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  element.dispatchEvent(paste)
  return paste.defaultPrevented
}
