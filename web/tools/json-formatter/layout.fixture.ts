import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['textbox', 'JSON input'],
  result: ['status', 'Formatted output'],
  typing: [
    {
      box: 'JSON input',
      steps: [
        ['{"a": [1,,2', ['alert', ''], 'Invalid JSON'],
        ['⌫⌫2], "b": 3}', ['status', 'Formatted output'], '"b": 3'],
      ],
    },
  ],
}
