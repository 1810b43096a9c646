import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

const refused = (complaint: string) => ({ code: 1, text: '', complaint })

test('a unit to convert to has to be named', async () => {
  expect(await callCommand(['unit-convert', '5 ft'])).toMatchObject(
    refused('Name the unit that you want. Write it like 5 ft 11 in in cm.\n'),
  )
})

test('returns the requested number of digits, and twelve if many are lost', async () => {
  // A kilometer is 1,000 ÷ 1,609.344 miles, 0.621371192237…
  const { text } = await callCommand(['unit-convert', '--precision=Decimals', '--digits=2', '1 km in mi'])
  expect(JSON.parse(text)).toMatchObject({ result: '0.62', symbol: 'mi', exact: '0.621371192237' })
  const { text: whole } = await callCommand(['unit-convert', '1 mi in km'])
  expect(JSON.parse(whole)).toMatchObject({
    unit: 'Kilometer',
    from: { value: '1', unit: 'Mile', symbol: 'mi' },
    result: '1.609344',
    exact: null,
  })
})
