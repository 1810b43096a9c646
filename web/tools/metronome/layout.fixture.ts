import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['spinbutton', 'BPM'],
  result: ['button', 'Start'],
}
