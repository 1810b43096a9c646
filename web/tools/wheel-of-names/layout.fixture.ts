import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['list', 'Names'],
  result: ['button', 'Spin Wheel'],
}
