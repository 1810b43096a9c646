/**
 * Copies text, also text that is still being made. `false` if there turns out to be none, or the browser refuses: the
 * text is then shown, selected, to be copied by hand.
 */
export async function copyText(text: string | Promise<string | undefined>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text)
    // Safari allows copying only while it handles the press itself, so it receives the promise.
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(plainText) })])
    return true
  } catch {
    const whole = await text
    if (whole === undefined) return false
    const { showTextToCopy } = await import('./show-text-to-copy.ts')
    showTextToCopy(whole)
    return false
  }
}

function plainText(text: string | undefined): Blob {
  if (text === undefined) throw new Error('There is nothing to copy')
  return new Blob([text], { type: 'text/plain' })
}

/**
 * Copies a PNG to the clipboard, even one still being created. Returns `false` if the browser refuses or cannot. Safari
 * allows copying only while it handles the press itself, so it receives the promise.
 */
export async function copyImage(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    return true
  } catch {
    return false
  }
}
