import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['textbox', 'Input'],
  result: ['status', 'Output'],
  typing: [
    {
      box: 'Input',
      steps: [
        ['a,b\n1,"2', ['alert', ''], 'Unclosed quote'],
        ['"', ['status', 'Output'], '"b": "2"'],
      ],
    },
  ],
}
