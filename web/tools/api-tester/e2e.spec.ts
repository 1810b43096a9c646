import { METHODS } from './api-request.ts'
import { expect, test } from './api-tester.fixture.ts'
import { EXACT_JSON } from './server.fixture.ts'

test('a request goes out as it stands, and its answer is read digit for digit', async ({
  page,
  tool,
  server,
  violations,
}) => {
  await expect(tool.url).toHaveValue('https://jsonplaceholder.typicode.com/posts')
  await tool.url.fill(`${server.origin}/json`)
  await tool.headerName.fill('X-One')
  await tool.headerValue.fill('1')
  await tool.send.click()
  await expect(tool.status).toHaveText('200 OK')
  await expect(page.getByLabel('Time', { exact: true })).toHaveText(/^\d+ ms$/)
  await expect(tool.response).toHaveJSProperty(
    'textContent',
    '{\n  "id": 12345678901234567890,\n  "rate": 1E400,\n  "zero": -0,\n  "name": "\\u00e9",\n  "list": []\n}',
  )
  expect(await violations()).toEqual([])
  await page.getByRole('tab', { name: 'Headers' }).click()
  await expect(
    page.getByRole('row', { name: /^content-type application\/json; charset=utf-8$/ }),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'Body' }).click()
  await tool.button('Raw').click()
  await expect(tool.response).toHaveJSProperty('textContent', EXACT_JSON)
  expect(server.received.map(({ method, url }) => [method, url])).toEqual([['GET', '/json']])
  expect(server.received[0]?.headers).toContainEqual(['x-one', '1'])
})

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

test('a server that refuses pages is explained, with the command to try elsewhere', async ({
  page,
  tool,
  server,
}) => {
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

test('waiting ends after the time that is set, or when the visitor cancels', async ({
  page,
  tool,
  server,
}) => {
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
