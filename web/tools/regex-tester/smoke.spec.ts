import { expect, test } from '#e2e/browsers/test.ts'

test('matches follow the pattern and are highlighted; an invalid and an endless pattern are reported', async ({
  tab,
}) => {
  await tab.open('/regex-tester')
  await tab.fill('Pattern', '(\\w)(\\d)?')
  await tab.fill('Test string', 'a1 b')
  await tab.shows('Match count', '2 matches')
  await tab.shows('Highlighted matches', 'a1 b')
  expect(
    await tab.at({ role: 'named', name: 'Highlighted matches' }, (element) =>
      [...element.querySelectorAll('mark')].map((mark) => mark.textContent),
    ),
  ).toEqual(['a1', 'b'])
  expect(await tab.copies('Copy pattern')).toBe('(\\w)(\\d)?')
  await tab.fill('Pattern', '(')
  await tab.warns('Invalid Regex')
  await tab.fill('Pattern', '(a+)+$')
  await tab.fill('Test string', `${'a'.repeat(40)}!`)
  await tab.fill('Pattern', 'a')
  await tab.shows('Match count', '40 matches')
})
