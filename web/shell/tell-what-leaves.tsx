import type { Tool } from '../catalogue/tool.ts'

/** Opens the note on what a tool's page sends, and what it may not. */
export async function tellWhatLeaves(tool: Tool): Promise<void> {
  const [{ showBeside }, { WhatLeaves }] = await Promise.all([
    import('../taking/show-beside.tsx'),
    import('./what-leaves.tsx'),
  ])
  showBeside((close) => <WhatLeaves tool={tool} onClose={close} />)
}
