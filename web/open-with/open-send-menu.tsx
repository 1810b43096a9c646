import { showOverlay } from '../ui/overlay-root.tsx'

/** Opens the menu of tools that take the page's result, below the button that was pressed. */
export function openSendMenu(button: HTMLElement, slug: string): Promise<void> {
  return showOverlay(async () => {
    const { SendMenu } = await import('./send-menu.tsx')
    return (close) => <SendMenu button={button} slug={slug} onClose={close} />
  })
}
