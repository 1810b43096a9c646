import { test } from './test.ts'

test('input on the home page opens its tool, filled, and passes the result to the next', async ({ tab }) => {
  await tab.open('/')
  await tab.fill('Paste or drop anything', '5 ft 11 in in cm')
  await tab.press('Enter')
  await tab.says('180.34 cm')
  await tab.press('Enter')
  await tab.shows('Result', /180\.34/)

  await tab.open('/about')
  const heading = await tab.run(() => document.querySelector('h1')?.innerText ?? '')
  await tab.drop('heading', heading, { name: 'people.csv', text: 'name,age\nAda,36\nGrace,45\n' })
  await tab.says('A table with 2 columns, separated by commas')
  await tab.click('button', 'CSV to JSON Converter')
  await tab.shows('Output', /"Grace"/)
  await tab.click('button', 'Send to')
  await tab.click('menuitem', 'JSON Formatter')
  await tab.shows('Formatted output', /"age": "45"/)
})
