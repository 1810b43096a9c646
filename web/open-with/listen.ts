import type { Given } from './input.ts'
import { takesAnything } from './setting.ts'
import { expectGift, openWith } from './show-open-with.tsx'

/** Opens "Open with" for a paste outside a field and for a drop where nothing takes it. */
export function listen(): void {
  // What begins on this page, such as a dragged link, is no gift.
  let isOwnDrag = false
  addEventListener('dragstart', () => {
    isOwnDrag = true
  })
  addEventListener('dragend', () => {
    isOwnDrag = false
  })
  // Tools hear the event on the document, before the window does.
  addEventListener('paste', (event) => {
    const { clipboardData, target } = event
    if (event.defaultPrevented || !clipboardData || isTaken(target)) return
    if (takesAnything.get()) expectGift()
    offer(event, [...clipboardData.files], clipboardData.getData('text/plain'))
  })
  addEventListener('dragover', (event) => {
    const { dataTransfer, target } = event
    if (event.defaultPrevented || isOwnDrag || !dataTransfer || isTaken(target) || !takesAnything.get())
      return
    event.preventDefault()
    dataTransfer.dropEffect = 'copy'
  })
  addEventListener('drop', (event) => {
    const { dataTransfer, target } = event
    if (event.defaultPrevented || isOwnDrag || !dataTransfer || isTaken(target)) return
    offer(event, [...dataTransfer.files], dataTransfer.getData('text/plain'))
  })
}

/** Whether a field or a dialog takes it. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null
  )
}

function offer(event: Event, files: readonly File[], text: string): void {
  const given: Given | undefined = files.length > 0 ? files : text.trim() === '' ? undefined : text
  if (given === undefined || !takesAnything.get()) return
  event.preventDefault()
  openWith(given)
}
