import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { tools } from '../catalog/catalog.ts'
import { RelatedTools } from './related-tools.tsx'

test.each([
  ['word-counter', 'Turn your network off and try.'],
  ['anonymous-poll', 'Shared data goes through this server.'],
  ['api-tester', 'Requests go only to the addresses that you enter.'],
])('the foot of /%s says what leaves the page, and where it goes', async (slug, text) => {
  const tool = tools.find((one) => one.slug === slug)
  const screen = await render(tool && <RelatedTools tool={tool} />)
  await expect.element(screen.getByText(`0 bytes sent since you opened this page. ${text}`)).toBeVisible()
})
