/** Shows a string that the browser could not copy, selected, in a dialog that closes once it is copied. */
export function showTextToCopy(text: string): void {
  const dialog = document.createElement('dialog')
  const title = document.createElement('h2')
  title.textContent = howToCopy()
  title.className = 'mb-3 font-semibold text-base'
  const field = document.createElement('textarea')
  field.readOnly = true
  field.rows = 6
  field.value = text
  field.className = 'field w-full font-mono text-sm'
  field.setAttribute('aria-label', 'Text to copy')
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  close.className = 'button mt-3 px-4'
  close.addEventListener('click', () => dialog.close())
  dialog.setAttribute('aria-label', title.textContent)
  dialog.className =
    'm-auto w-[calc(100%-2rem)] max-w-lg rounded-card border border-line bg-surface p-5 shadow-lift'
  dialog.append(title, field, close)
  // The text must still be there while it is copied.
  dialog.addEventListener('copy', () => setTimeout(() => dialog.close()))
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  field.select()
}

/** Phones and tablets have no keys for it. */
function howToCopy(): string {
  if (matchMedia('(pointer: coarse)').matches) return 'Hold the text, then Copy'
  return `Press ${/Mac/.test(navigator.platform) ? '⌘C' : 'Ctrl+C'} to copy`
}
