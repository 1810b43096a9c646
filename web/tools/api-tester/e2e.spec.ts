import { METHODS } from './api-request.ts'
import { expect, test } from './api-tester.fixture.ts'

test('all seven methods are sent, with a body where they have one', async ({ tool, server }) => {
  for (const method of METHODS) {
    await tool.url.fill(`${server.origin}/echo`)
    await tool.method.selectOption(method)
    if (method === 'GET' || method === 'HEAD') await expect(tool.body).toHaveCount(0)
    else await tool.body.fill(`{"is":"${method}"}`)
    await tool.send.click()
    await expect.poll(() => server.received.length).toBe(METHODS.indexOf(method) + 1)
    await expect(tool.send).toBeEnabled()
    await expect(tool.response).toContainText(
      method === 'HEAD' ? 'No response body' : `"method": "${method}"`,
    )
  }
  expect(server.received.map(({ method, text }) => [method, text])).toEqual(
    METHODS.map((method) => [method, method === 'GET' || method === 'HEAD' ? '' : `{"is":"${method}"}`]),
  )
  expect(server.received[1]?.headers).toContainEqual(['content-type', 'application/json'])
})

test('a CORS error is explained, with the command to try elsewhere', async ({ page, tool, server }) => {
  await tool.url.fill(`${server.origin}/refused`)
  await tool.send.click()
  await expect(tool.alert).toContainText('Error: Failed to fetch')
  await expect(tool.alert).toContainText('CORS')
  await expect(page.getByLabel('Time', { exact: true })).toHaveText(/^\d+ ms$/)
  await expect(page.getByLabel('Status', { exact: true })).toHaveCount(0)
  await tool.button('Copy the command').click()
  await expect(tool.button('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`curl '${server.origin}/refused'`)
  expect(server.received.length).toBe(1)
})

test('a request ends at its timeout, or when the visitor cancels', async ({ page, tool, server }) => {
  await tool.url.fill(`${server.origin}/never`)
  await tool.send.click()
  await expect(tool.button('Sending...')).toBeDisabled()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await tool.button('Cancel').click()
  await expect(tool.alert).toHaveText('Error: Request cancelled')

  await tool.url.fill(`${server.origin}/begun`)
  await tool.url.press('Control+Enter')
  await expect(page.getByText('5 B received')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tool.alert).toHaveText('Error: Request cancelled')

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('spinbutton', { name: 'Wait at most (seconds)' }).fill('0.2')
  await tool.send.click()
  await expect(tool.alert).toHaveText('Error: Request timed out after 0.2 s')
  await expect(tool.send).toBeEnabled()
})
