import { showBeside } from './overlay-root.tsx'

/** Opens the form of the newsletter. */
export function openNewsletter(): Promise<void> {
  return showBeside(async () => {
    const { NewsletterDialog } = await import('./newsletter-dialog.tsx')
    return (close) => <NewsletterDialog onClose={close} />
  })
}
