import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['textbox', 'URL'],
  result: ['button', 'Send Request'],
  typing: [
    {
      box: 'Body',
      mode: ['combobox', 'Method', 'POST'],
      steps: [
        ['{"a": [1,,2', ['button', 'Send Request'], ''],
        ['⌫⌫2]}', ['button', 'Send Request'], ''],
      ],
    },
  ],
}
