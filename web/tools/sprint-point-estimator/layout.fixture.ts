import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['group', 'Vote'],
  result: ['button', 'Reveal Votes'],
}
