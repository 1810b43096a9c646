/**
 * Puts a PNG on the clipboard, also one that is still being made. `false` where the browser refuses or cannot.
 * Safari lets a page copy only while it answers the press itself, so it is given the promise.
 */
export async function copyImage(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    return true
  } catch {
    return false
  }
}
