import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['button', 'Extract Text'],
  result: ['button', 'Extract Text'],
}
