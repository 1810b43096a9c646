import { expect, test } from '#e2e/browsers/test.ts'
import { startTestServer } from './server.fixture.ts'

test('a request is sent as entered, and its response shown digit for digit', async ({ tab }) => {
  const server = await startTestServer()
  try {
    await tab.open('/api-tester')
    await tab.fill('URL', `${server.origin}/json`)
    await tab.fill('Header name', 'X-One')
    await tab.fill('Header value', '1')
    await tab.click('button', 'Send Request')
    await tab.shows('Status', '200 OK')
    await tab.shows(
      'Response',
      /\{\n {2}"id": 12345678901234567890,\n {2}"rate": 1E400,\n {2}"zero": -0,\n {2}"name": "\\u00e9",\n {2}"list": \[\]\n\}/,
    )
    expect(server.received[0]?.headers).toContainEqual(['x-one', '1'])
    expect(await tab.copies('Copy as cURL')).toContain(`${server.origin}/json`)
    await tab.fill('URL', 'example.com/x')
    await tab.click('button', 'Send Request')
    await tab.warns('Error: Enter a valid http or https URL')
  } finally {
    server.close()
  }
})
