import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['textbox', 'Text'],
  result: ['status', 'lowercase'],
  typing: [
    {
      box: 'Text',
      steps: [
        ['one "two', ['status', 'lowercase'], 'one "two'],
        ['" three four', ['status', 'lowercase'], 'one "two" three four'],
      ],
    },
  ],
}
