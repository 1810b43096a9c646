import type { Tool } from '../catalog/tool.ts'
import { showOverlay } from '../ui/overlay-root.tsx'

/** Opens the form of the newsletter. */
export function openNewsletter(): Promise<void> {
  return showOverlay(async () => {
    const { NewsletterDialog } = await import('./newsletter-dialog.tsx')
    return (close) => <NewsletterDialog onClose={close} />
  })
}

/** Opens the dialog about the data that a tool's page sends and the limits of its policy. */
export function openPrivacyDialog(tool: Tool): Promise<void> {
  return showOverlay(async () => {
    const { PrivacyDialog } = await import('./privacy-dialog.tsx')
    return (close) => <PrivacyDialog tool={tool} onClose={close} />
  })
}
