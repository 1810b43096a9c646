import type { Locator, Page } from '@playwright/test'
import { test as base } from '#e2e/test.ts'
import { startTestServer, type TestServer } from './server.fixture.ts'

export { expect } from '#e2e/test.ts'

type Fixtures = {
  /** Server of this test, which the page can call. */
  server: TestServer
  /** The parts of the tool's page, once it is alive. */
  tool: Tool
}

export type Tool = ReturnType<typeof partsOf>

function partsOf(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    method: page.getByRole('combobox', { name: 'Method' }),
    url: page.getByRole('textbox', { name: 'URL' }),
    headerName: page.getByRole('textbox', { name: 'Header name' }),
    headerValue: page.getByRole('textbox', { name: 'Header value' }),
    body: page.getByRole('textbox', { name: 'Body' }),
    send: button('Send Request'),
    status: page.getByLabel('Status', { exact: true }),
    response: page.getByRole('region', { name: 'Response' }),
    alert: page.getByRole('alert'),
    button,
    /** Adds a row and fills it in. */
    async addHeader(name: string, value: string) {
      await button('Add header').click()
      await page.getByRole('textbox', { name: 'Header name' }).last().fill(name)
      await page.getByRole('textbox', { name: 'Header value' }).last().fill(value)
    },
  }
}

/** Text of an element, exactly. */
const _textOf = (locator: Locator) => locator.evaluate((element) => element.textContent)

export const test = base.extend<Fixtures>({
  server: async ({ letThrough }, use) => {
    const server = await startTestServer()
    letThrough(server.origin)
    await use(server)
    server.close()
  },
  tool: async ({ page, open }, use) => {
    await open('/api-tester')
    await use(partsOf(page))
  },
})
