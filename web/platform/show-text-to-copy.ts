/** Shows a string that the browser could not copy, selected, in a dialog that closes once it is copied. */
export function showTextToCopy(text: string): void {
  const dialog = document.createElement('dialog')
  const title = document.createElement('h2')
  title.textContent = `Press ${isMac() ? '⌘C' : 'Ctrl+C'} to copy`
  title.className = 'mb-3 font-semibold text-base'
  const field = document.createElement('textarea')
  field.readOnly = true
  field.rows = 6
  field.value = text
  field.className = 'field w-full font-mono text-sm'
  field.setAttribute('aria-label', 'Text to copy')
  dialog.setAttribute('aria-label', title.textContent)
  dialog.className =
    'm-auto w-[calc(100%-2rem)] max-w-lg rounded-card border border-line bg-surface p-5 shadow-lift'
  dialog.append(title, field)
  // The text must still be there while it is copied.
  dialog.addEventListener('copy', () => setTimeout(() => dialog.close()))
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  field.select()
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}
