import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['textbox', 'Assignment'],
  result: ['status', 'Overall percentage'],
}
