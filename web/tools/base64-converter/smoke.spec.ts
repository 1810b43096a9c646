import { expect, test } from '#e2e/browsers/test.ts'

test('text is encoded, copied, saved and decoded; invalid Base64 shows an error', async ({ tab }) => {
  await tab.open('/base64-converter')
  await tab.fill('Input', 'Zoë 🙂 ~~?')
  await tab.shows('Output', 'Wm/DqyDwn5mCIH5+Pw==')
  expect(await tab.copies('Copy')).toBe('Wm/DqyDwn5mCIH5+Pw==')
  expect(String(await tab.saves('Download', 'encoded.txt'))).toBe('Wm/DqyDwn5mCIH5+Pw==')
  await tab.click('checkbox', 'URL-safe')
  await tab.shows('Output', 'Wm_DqyDwn5mCIH5-Pw==')
  await tab.click('button', 'Switch Mode')
  await tab.shows('Output', 'Zoë 🙂 ~~?')
  await tab.fill('Input', 'SGVs!')
  await tab.warns('Unexpected “!” at position 5 (line 1 column 5)')
  await tab.click('radio', 'Encode')
  await tab.upload('Upload any file', { name: 'four.bin', bytes: Uint8Array.of(0, 255, 254, 1) })
  await tab.shows('Output', 'AP_-AQ==')
})
