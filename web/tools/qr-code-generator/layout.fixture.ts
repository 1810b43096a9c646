import type { ToolLayout } from '#e2e/tool-layout.ts'

export const layout: ToolLayout = {
  input: ['textbox', 'Text or URL'],
  result: ['img', 'QR code for https://example.com'],
  typing: [
    {
      box: 'Text or URL',
      steps: [
        ['https', ['img', 'QR code for https'], ''],
        ['://example.com/ä', ['img', 'QR code for https://example.com/ä'], ''],
      ],
    },
  ],
}
