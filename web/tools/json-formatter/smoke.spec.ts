import { expect, test } from '#e2e/browsers/test.ts'

const EXACT = '{"id":12345678901234567890,"rate":1E400,"zero":-0,"2":"\\u00e9","1":"\\/","id":0.10}'
const FORMATTED = `{
  "id": 12345678901234567890,
  "rate": 1E400,
  "zero": -0,
  "2": "\\u00e9",
  "1": "\\/",
  "id": 0.10
}`

test('JSON is formatted while typing, and works with keys, file, copy and download', async ({ tab }) => {
  await tab.open('/json-formatter')
  await tab.click('textbox', 'JSON input')
  await tab.typeKeys('{"b":[1,2]}', [30])
  await tab.shows('Formatted output', '{\n  "b": [\n    1,\n    2\n  ]\n}')
  await tab.fill('JSON input', EXACT)
  await tab.shows('Formatted output', FORMATTED)
  expect(await tab.copies('Copy')).toBe(FORMATTED)
  expect(String(await tab.saves('Download', 'formatted.json'))).toBe(FORMATTED)
  await tab.focus('textbox', 'JSON input')
  await tab.press('Control+Shift+M')
  await tab.shows('Formatted output', EXACT)
  await tab.upload('Upload', { name: 'small.json', bytes: '[true]' })
  await tab.shows('Formatted output', '[true]')
  await tab.fill('JSON input', '{"a":}')
  await tab.warns('Invalid JSON')
})
