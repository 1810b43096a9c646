import type { Tool } from '../catalogue/tool.ts'
import { showBeside } from '../taking/show-beside.tsx'

/** Opens the note on what a tool's page sends, and what it may not. */
export function tellWhatLeaves(tool: Tool): Promise<void> {
  return showBeside(async () => {
    const { WhatLeaves } = await import('./what-leaves.tsx')
    return (close) => <WhatLeaves tool={tool} onClose={close} />
  })
}
