import type { Tool } from '../catalog/tool.ts'
import { showOverlay } from './overlay-root.tsx'

/** Opens the note on what a tool's page sends, and what it may not. */
export function openPrivacyDialog(tool: Tool): Promise<void> {
  return showOverlay(async () => {
    const { PrivacyDialog } = await import('./privacy-dialog.tsx')
    return (close) => <PrivacyDialog tool={tool} onClose={close} />
  })
}
