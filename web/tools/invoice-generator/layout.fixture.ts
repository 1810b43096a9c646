import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['textbox', 'Invoice number'],
  result: ['button', 'Download PDF'],
}
