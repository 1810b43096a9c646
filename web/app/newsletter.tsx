import { showOverlay } from '../ui/overlay-root.tsx'

/** Opens the form of the newsletter. */
export function openNewsletter(): Promise<void> {
  return showOverlay(async () => {
    const { NewsletterDialog } = await import('./newsletter-dialog.tsx')
    return (close) => <NewsletterDialog onClose={close} />
  })
}
