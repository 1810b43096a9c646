import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['spinbutton', 'Minimum'],
  result: ['button', 'Generate Numbers'],
  typing: [
    {
      box: 'Items',
      mode: ['tab', 'List Shuffle'],
      steps: [
        ['Ada', ['button', 'Shuffle List'], ''],
        ['\nGrace\nAda', ['button', 'Shuffle List'], ''],
      ],
    },
  ],
}
