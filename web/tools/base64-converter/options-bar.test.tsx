import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Base64Options, DEFAULTS } from './options.ts'
import { OptionsBar } from './options-bar.tsx'
import type { Base64Tool } from './use-base64.ts'

test.each<[string, Partial<Base64Options>, boolean]>([
  ['a character set and URL-safe signs', { charset: 'utf-16le', isUrlSafe: true }, false],
  ['a line width', { lineWidth: '76' }, true],
  ['padding to leave out', { omitsPadding: true }, true],
  ['a data URI', { isDataUri: true }, true],
  ['strictness', { isStrict: true }, true],
])('folded options stand open only where one of them is set: %s', async (_, options, isOpen) => {
  // Of the tool only its options are used.
  const tool = { options: { ...DEFAULTS, ...options } } as Base64Tool
  const screen = await render(<OptionsBar tool={tool} onClear={vi.fn()} />)
  await expect
    .element(screen.getByRole('button', { name: 'Options' }))
    .toHaveAttribute('aria-expanded', String(isOpen))
})
