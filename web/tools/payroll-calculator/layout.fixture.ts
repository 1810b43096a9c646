import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['spinbutton', 'Gross pay'],
  result: ['status', 'Net annual pay'],
}
