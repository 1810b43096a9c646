import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['spinbutton', 'Current assets'],
  result: ['status', 'Current ratio'],
}
