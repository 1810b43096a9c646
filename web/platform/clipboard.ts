/**
 * Copies text, also text that is still being made. `false` if there turns out to be none, or the browser refuses: the
 * text is then shown, selected, to be copied by hand.
 */
export async function copyText(text: string | Promise<string | undefined>): Promise<boolean> {
  if (await copyByApi(text)) return true
  const whole = await text
  if (whole === undefined) return false
  if (copyByCommand(whole)) return true
  const { showTextToCopy } = await import('./show-text-to-copy.ts')
  showTextToCopy(whole)
  return false
}

async function copyByApi(text: string | Promise<string | undefined>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text)
    // Safari allows copying only while it handles the press itself, so it receives the promise.
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(plainText) })])
    return true
  } catch {
    return false
  }
}

function plainText(text: string | undefined): Blob {
  if (text === undefined) throw new Error('There is nothing to copy')
  return new Blob([text], { type: 'text/plain' })
}

/**
 * Copies by the older command, which pages over plain http have too. Returns whether the browser did. Focus and
 * selection are as before.
 */
function copyByCommand(text: string): boolean {
  const focused = document.activeElement
  const selection = getSelection()
  const ranges = Array.from({ length: selection?.rangeCount ?? 0 }, (_, index) =>
    selection?.getRangeAt(index),
  )
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  field.className = 'sr-only'
  field.addEventListener('copy', (event) => {
    // The selection alone would copy spaces and line ends as the field shows them.
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  })
  // Outside an open dialog nothing can have the focus.
  const parent = focused?.closest('dialog') ?? document.body
  parent.append(field)
  field.focus({ preventScroll: true })
  field.select()
  const isCopied = runCopyCommand()
  field.remove()
  selection?.removeAllRanges()
  for (const range of ranges) if (range) selection?.addRange(range)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

function runCopyCommand(): boolean {
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
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
