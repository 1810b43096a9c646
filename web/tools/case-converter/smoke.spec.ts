import { expect, test } from '#e2e/browsers/test.ts'

test('the cases follow what is typed and are copied; a file is read', async ({ tab }) => {
  await tab.open('/case-converter')
  await tab.click('textbox', 'Text')
  await tab.typeKeys('parseHTTPResponse', [20])
  await tab.shows('snake_case', 'parse_http_response')
  await tab.fill('Text', "Crème brûlée: don't\nparseHTTPResponse 3.14")
  await tab.shows('camelCase', 'crèmeBrûléeDont\nparseHttpResponse314')
  expect(await tab.copies('Copy CONSTANT_CASE')).toBe('CRÈME_BRÛLÉE_DONT\nPARSE_HTTP_RESPONSE_3_14')
  await tab.upload('Upload', { name: 'title.txt', bytes: 'the lord of the rings' })
  await tab.shows('Title Case', 'The Lord Of The Rings')
})
