import { expect, test } from '#e2e/browsers/test.ts'

const CSV = 'id,name\n007,"Zoë, Ltd"\n8,"two\nlines"\n'
const JSON_TEXT = JSON.stringify(
  [
    { id: '007', name: 'Zoë, Ltd' },
    { id: '8', name: 'two\nlines' },
  ],
  null,
  2,
)

test('CSV becomes JSON and back, from text and file; an unclosed quote is reported', async ({ tab }) => {
  await tab.open('/csv-json-converter')
  await tab.fill('Input', CSV)
  await tab.shows('Output', JSON_TEXT)
  expect(await tab.copies('Copy')).toBe(JSON_TEXT)
  expect(String(await tab.saves('Download', 'converted.json'))).toBe(JSON_TEXT)
  await tab.fill('Input', 'a,b\n1,"2')
  await tab.warns('Unclosed quote starting on line 2')
  await tab.upload('Upload', { name: 'small.csv', bytes: 'a;b\n1;2' })
  await tab.shows('Output', JSON.stringify([{ a: '1', b: '2' }], null, 2))
  await tab.click('radio', 'JSON to CSV')
  await tab.fill('Input', '[{"id":12345678901234567890,"f":"=1+1"}]')
  await tab.shows('Output', "id,f\r\n12345678901234567890,'=1+1\r\n")
})
