import { showOverlay } from '../ui/overlay-root.tsx'
import type { Input } from './input.ts'

const load = () => import('./open-with-dialog.tsx')

/** Loads the dialog's script while the browser still reads the clipboard, which is slow for long content. */
export function preloadOpenWith(): void {
  // A failed load is repeated later.
  load().catch(() => {})
}

/** Shows what the tools make of the input; a second input replaces the first. */
export function openWith(input: Input): Promise<void> {
  return showOverlay(async () => {
    const { OpenWithDialog } = await load()
    return (close) => <OpenWithDialog input={input} onClose={close} />
  })
}

/** Opens the menu of tools that accept the page's result, below the pressed button. */
export function openSendMenu(button: HTMLElement, slug: string): Promise<void> {
  return showOverlay(async () => {
    const { SendMenu } = await import('./send-menu.tsx')
    return (close) => <SendMenu button={button} slug={slug} onClose={close} />
  })
}
