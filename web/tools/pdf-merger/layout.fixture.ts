import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['button', 'Merge & Download'],
  result: ['button', 'Merge & Download'],
}
