import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['textbox', 'Text'],
  result: ['status', 'Words'],
  typing: [
    {
      box: 'Text',
      steps: [
        ['one "two', ['status', 'Words'], '2'],
        [' three. Four five', ['status', 'Words'], '5'],
      ],
    },
  ],
}
