import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['textbox', 'Player name'],
  result: ['button', 'Generate Teams'],
}
