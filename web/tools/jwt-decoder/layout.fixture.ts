import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['textbox', 'Token'],
  result: ['status', 'Verification'],
  typing: [
    {
      box: 'Token',
      steps: [
        ['eyJhbGciOiJub25lIn0.e', ['alert', ''], 'Invalid JWT token'],
        ['30.', ['status', 'Verification'], 'Unsigned token'],
      ],
    },
  ],
}
