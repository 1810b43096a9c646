import type { Tool } from '../catalog/tool.ts'
import { showBeside } from './overlay-root.tsx'

/** Opens the note on what a tool's page sends, and what it may not. */
export function tellWhatLeaves(tool: Tool): Promise<void> {
  return showBeside(async () => {
    const { WhatLeaves } = await import('./privacy-dialog.tsx')
    return (close) => <WhatLeaves tool={tool} onClose={close} />
  })
}
