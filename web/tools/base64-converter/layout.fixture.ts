import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['textbox', 'Input'],
  result: ['status', 'Output'],
  typing: [
    {
      box: 'Input',
      mode: ['radio', 'Decode'],
      steps: [
        ['Wm!', ['alert', ''], 'Invalid Base64'],
        ['⌫/DqyAx', ['status', 'Output'], 'Zoë 1'],
      ],
    },
  ],
}
