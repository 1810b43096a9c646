import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['textbox', 'Test string'],
  result: ['status', 'Match count'],
  offer: ['button', 'Email'],
  typing: [
    {
      box: 'Pattern',
      steps: [
        ['(a|[b', ['alert', ''], 'Invalid Regex'],
        ['])+', ['status', 'Match count'], '0 matches'],
      ],
    },
    {
      box: 'Test string',
      steps: [
        ['no match', ['status', 'Match count'], '0 matches'],
        [' (415) 555-2671', ['status', 'Match count'], '1 match'],
      ],
    },
  ],
}
