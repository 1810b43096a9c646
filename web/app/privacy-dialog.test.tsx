import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { tools } from '../catalog/catalog.ts'
import { PrivacyDialog } from './privacy-dialog.tsx'

let policy = ''

vi.mock('../platform/policy-in-force.ts', () => ({ policyInForce: async () => policy }))

function toolAt(slug: string) {
  const tool = tools.find((one) => one.slug === slug)
  if (!tool) throw new Error(`No ${slug}`)
  return tool
}

test.each([
  [
    'json-formatter',
    "connect-src 'self'; img-src data:",
    'This page may connect to the site that it came from, and to no other.',
  ],
  [
    'api-tester',
    "default-src 'self'; connect-src *",
    'This page may connect to the addresses that you enter.',
  ],
  ['api-tester', '', 'This page came without a policy.'],
])('%s under “%s” lists the allowed connections', async (slug, inForce, sentence) => {
  policy = inForce
  const screen = await render(<PrivacyDialog tool={toolAt(slug)} onClose={() => {}} />)
  await expect.element(screen.getByText(sentence)).toBeVisible()
  if (inForce !== '')
    expect(screen.container.querySelector('pre')?.textContent).toBe(inForce.replace('; ', ';\n'))
})
