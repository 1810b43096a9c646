import { expect, test } from '#e2e/browsers/test.ts'

test('text becomes a code that is read back, saved and scanned again; too much text is reported', async ({
  tab,
}) => {
  await tab.open('/qr-code-generator')
  await tab.fill('Text or URL', 'https://example.org/?q=Zoë')
  await tab.shows('Self-check', 'Read back without errors: it scans.')
  const png = await tab.saves('Download', 'qrcode_https___example_org_.png')
  expect(String(png.subarray(1, 4))).toBe('PNG')
  const svg = await tab.saves('Download SVG', 'qrcode_https___example_org_.svg')
  expect(String(svg.subarray(0, 4))).toBe('<svg')
  await tab.fill('Text or URL', '')
  await tab.warns('No input text')
  await tab.click('radio', 'Scan')
  await tab.upload('Upload', { name: 'code.png', bytes: png })
  await tab.shows('Text of code 1', 'https://example.org/?q=Zoë')
})
