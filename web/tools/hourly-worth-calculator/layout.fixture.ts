import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['spinbutton', 'Annual salary'],
  result: ['status', 'Real hourly rate'],
}
