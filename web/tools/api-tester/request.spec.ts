import { createHash } from 'node:crypto'
import { expect, test } from './api-tester.fixture.ts'
import { ALL_BYTES } from './server.fixture.ts'

const JSON_HEADER = ['content-type', 'application/json'] as const

test('headers can repeat, be turned off and be edited as lines, with a warning if browsers drop them', async ({
  page,
  tool,
  server,
  violations,
}) => {
  await tool.url.fill(`${server.origin}/echo`)
  await tool.headerName.fill('X-Twice')
  await tool.headerValue.fill('1')
  await tool.addHeader('X-Twice', '2')
  await tool.addHeader('X-Off', '3')
  await page.getByRole('checkbox', { name: 'Use this header' }).last().uncheck()
  await tool.addHeader('Cookie', 'a=1')
  await expect(page.getByText('Browsers do not send this header')).toHaveCount(1)
  await tool.addHeader('X-Gone', '4')
  await tool.button('Remove header').last().click()
  await tool.addHeader('X-Empty', '')
  await tool.button('Edit as lines').click()
  const lines = page.getByRole('textbox', { name: 'Headers as lines' })
  await expect(lines).toHaveValue('X-Twice: 1\nX-Twice: 2\n# X-Off: 3\nCookie: a=1\nX-Empty: ')
  expect(await violations()).toEqual([])
  await lines.fill('X-Twice: 1\nX-Twice: 2\n# X-Off: 3\nCookie: a=1\nX-Empty: \nX-Line: a: b')
  await tool.button('Edit as rows').click()
  await expect(tool.headerName).toHaveCount(6)
  await tool.send.click()
  await expect(tool.status).toHaveText('200 OK')
  const own = server.received[0]?.headers.filter(([name]) => name.startsWith('x-') || name === 'cookie')
  expect(own?.toSorted()).toEqual([
    ['x-line', 'a: b'],
    ['x-twice', '1, 2'],
  ])
})

test('a header name is offered while it is typed, and taken with the keyboard', async ({ page, tool }) => {
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await tool.headerName.fill('accept')
  await expect(options).toHaveCount(0)
  await tool.headerName.fill('acc')
  await expect(options).toHaveText(['Accept', 'Accept-Language'])
  await tool.headerName.press('ArrowDown')
  await tool.headerName.press('ArrowDown')
  await tool.headerName.press('Enter')
  await expect(tool.headerName).toHaveValue('Accept-Language')
  await expect(options).toHaveCount(0)
})

test('the query is a table and the address is too, each following the other', async ({
  page,
  tool,
  server,
}) => {
  await tool.url.fill(`${server.origin}/echo?a=1&a=2&plus=x+y&empty=#part`)
  await page.getByRole('button', { name: 'Query parameters' }).click()
  const names = page.getByRole('textbox', { name: 'Parameter name' })
  const values = page.getByRole('textbox', { name: 'Parameter value' })
  await expect(values).toHaveCount(4)
  await expect(values.nth(2)).toHaveValue('x y')
  await values.nth(1).fill('ü & more')
  await expect(tool.url).toHaveValue(`${server.origin}/echo?a=1&a=%C3%BC%20%26%20more&plus=x+y&empty=#part`)
  await tool.button('Add parameter').click()
  await names.last().fill('new')
  await values.last().fill('{{v}}')
  await tool.button('Remove parameter').first().click()
  await expect(tool.url).toHaveValue(
    `${server.origin}/echo?a=%C3%BC%20%26%20more&plus=x+y&empty=&new={{v}}#part`,
  )
  await values.last().fill('1')
  await tool.send.click()
  await expect(tool.status).toHaveText('200 OK')
  expect(server.received[0]?.url).toBe('/echo?a=%C3%BC%20%26%20more&plus=x+y&empty=&new=1')
})

test('JSON is sent as typed, with a warning if invalid; text and forms have their own types', async ({
  page,
  tool,
  server,
  violations,
}) => {
  await tool.url.fill(`${server.origin}/echo`)
  await tool.method.selectOption('POST')
  await tool.body.fill('{"a":12345678901234567890,}')
  await expect(page.getByText(/^Invalid JSON: .*\(line 1 column 27\)$/)).toBeVisible()
  expect(await violations()).toEqual([])
  await tool.send.click()
  await expect.poll(() => server.received.at(-1)?.text).toBe('{"a":12345678901234567890,}')
  expect(server.received.at(-1)?.headers).toContainEqual(JSON_HEADER)

  await tool.button('Text').click()
  await tool.body.fill('ü')
  await tool.send.click()
  await expect.poll(() => server.received.at(-1)?.text).toBe('ü')
  expect(server.received.at(-1)?.headers).toContainEqual(['content-type', 'text/plain;charset=UTF-8'])

  await tool.button('Form').click()
  await page.getByRole('textbox', { name: 'Field name' }).fill('a b')
  await page.getByRole('textbox', { name: 'Field value' }).fill('ü&=')
  await tool.send.click()
  await expect.poll(() => server.received.at(-1)?.text).toBe('a+b=%C3%BC%26%3D')
  expect(server.received.at(-1)?.headers).toContainEqual([
    'content-type',
    'application/x-www-form-urlencoded',
  ])
})

test('parts go with files, and a file goes byte for byte', async ({ page, tool, server, violations }) => {
  await tool.url.fill(`${server.origin}/echo`)
  await tool.method.selectOption('POST')
  await tool.button('Multipart').click()
  await page.getByRole('textbox', { name: 'Part name' }).fill('title')
  await page.getByRole('textbox', { name: 'Part value' }).fill('é')
  await tool.button('Add part').click()
  await page.getByRole('textbox', { name: 'Part name' }).last().fill('upload')
  await page
    .getByLabel('Part file')
    .last()
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('content') })
  await expect(page.getByText('a.txt (7 B)')).toBeVisible()
  expect(await violations()).toEqual([])
  await tool.send.click()
  await expect.poll(() => server.received.length).toBe(1)
  expect(server.received[0]?.text.replaceAll(/-{4,}\w+/g, '---')).toBe(
    `${[
      '---',
      'Content-Disposition: form-data; name="title"',
      '',
      'é',
      '---',
      'Content-Disposition: form-data; name="upload"; filename="a.txt"',
      'Content-Type: text/plain',
      '',
      'content',
      '---',
    ].join('\r\n')}--\r\n`,
  )
  await tool.button('Text instead').click()
  await expect(page.getByRole('textbox', { name: 'Part value' }).last()).toHaveValue('')
  await expect(page.getByText('a.txt (7 B)')).toHaveCount(0)
  await tool.button('File').click()
  await expect(page.getByText('The file is sent byte for byte.')).toBeVisible()
  await page.getByLabel('Upload').setInputFiles({ name: 'b.bin', mimeType: '', buffer: ALL_BYTES })
  await tool.send.click()
  await expect.poll(() => server.received.length).toBe(2)
  expect(server.received[1]?.sha256).toBe(createHash('sha256').update(ALL_BYTES).digest('hex'))
  expect(server.received[1]?.headers).toContainEqual(['content-type', 'application/octet-stream'])
})

test('authorization is added, and a value of one answer is used by the next request', async ({
  page,
  tool,
  server,
  violations,
}) => {
  await tool.url.fill(`${server.origin}/json`)
  await page.getByRole('button', { name: 'Authorization' }).click()
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Basic')
  await page.getByRole('textbox', { name: 'User name' }).fill('Aladdin')
  await page.getByRole('textbox', { name: 'Password' }).fill('open sesame')
  expect(await violations()).toEqual([])
  await tool.send.click()
  await expect(tool.status).toHaveText('200 OK')
  expect(server.received[0]?.headers).toContainEqual(['authorization', 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=='])

  await tool.button('Save a value…').click()
  await page.getByRole('textbox', { name: 'JSONPath' }).fill('$.id')
  await page.getByRole('textbox', { name: 'Variable', exact: true }).fill('id')
  await tool.button('Save value').click()
  await expect(page.getByText('{{id}} is saved')).toBeVisible()
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Bearer')
  await page.getByRole('textbox', { name: 'Token' }).fill('t-{{id}}')
  await tool.url.fill(`${server.origin}/echo/{{id}}`)
  await tool.send.click()
  await expect.poll(() => server.received[1]?.url).toBe('/echo/12345678901234567890')
  expect(server.received[1]?.headers).toContainEqual(['authorization', 'Bearer t-12345678901234567890'])
})

test('environments hold the same names with other values', async ({ page, tool, server, violations }) => {
  await tool.button('Variables').click()
  const dialog = page.getByRole('dialog', { name: 'Variables' })
  const fill = async (value: string) => {
    await dialog.getByRole('button', { name: 'Add variable' }).click()
    await dialog.getByRole('textbox', { name: 'Variable name' }).fill('place')
    await dialog.getByRole('textbox', { name: 'Variable value' }).fill(value)
  }
  await fill('live')
  await dialog.getByRole('button', { name: 'New' }).click()
  await dialog.getByRole('textbox', { name: 'Its name' }).fill('Test')
  await fill('test')
  expect(await violations()).toEqual([])
  await page.keyboard.press('Escape')
  await tool.url.fill(`${server.origin}/{{place}}`)
  await tool.send.click()
  await expect.poll(() => server.received.at(-1)?.url).toBe('/test')
  await page.getByRole('combobox', { name: 'Environment' }).selectOption('Default')
  await tool.send.click()
  await expect.poll(() => server.received.at(-1)?.url).toBe('/live')
})

test('a dropped file becomes the body', async ({ page, tool, server }) => {
  await tool.url.fill(`${server.origin}/echo`)
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['dropped'], 'd.csv', { type: 'text/csv' }))
    return transfer
  })
  await tool.url.dispatchEvent('dragenter', { dataTransfer: files })
  await expect(page.getByText('Drop files to send them as the body')).toBeVisible()
  await tool.url.dispatchEvent('drop', { dataTransfer: files })
  await expect(page.getByText('d.csv (7 B)')).toBeVisible()
  await expect(tool.method).toHaveValue('POST')
  await tool.send.click()
  await expect.poll(() => server.received[0]?.text).toBe('dropped')
  expect(server.received[0]?.headers).toContainEqual(['content-type', 'text/csv'])
})
