import { expect, test } from 'vitest'
import { countQuery, queryRows, withNewQueryRow, withoutQueryRow, withQueryRow } from './query.ts'

test.each([
  ['https://a.b/c', []],
  ['https://a.b/c?', [': ']],
  ['https://a.b/c#d?e=f', []],
  ['https://a.b/?a=1&a=2&b=&c', ['a: 1', 'a: 2', 'b: ', 'c: ']],
  ['https://a.b/?a=1?b=2', ['a: 1?b=2']],
  ['https://a.b/?q=one+two%20three%2B', ['q: one two three+']],
  ['https://a.b/?e=a=b&u=%C3%BC&bad=100%', ['e: a=b', 'u: ü', 'bad: 100%']],
  ['{{base}}/x?id={{id}}#top', ['id: {{id}}']],
])('the parameters of %s', (url, expected) => {
  expect(queryRows(url).map(({ name, value }) => `${name}: ${value}`)).toEqual(expected)
})

test.each([
  ['https://a.b/?a=1+2&b=%41#f', 1, 'b', 'x y', 'https://a.b/?a=1+2&b=x%20y#f'],
  ['https://a.b/?a=1', 0, 'a', '100% & more', 'https://a.b/?a=100%25%20%26%20more'],
  ['https://a.b/?a=1', 0, 'ü', '1', 'https://a.b/?%C3%BC=1'],
  ['https://a.b/?a', 0, 'b', '', 'https://a.b/?b'],
  ['https://a.b/?a', 0, 'a', '1', 'https://a.b/?a=1'],
  ['https://a.b/?a=1', 0, 'a', '', 'https://a.b/?a='],
  ['https://a.b/?a=1', 0, 'a', '{{id}}/{{x}}', 'https://a.b/?a={{id}}%2F{{x}}'],
  ['https://a.b/?a=%41', 0, 'a', 'A', 'https://a.b/?a=%41'],
])('%s, parameter %i as %s=%s is %s', (url, index, name, value, expected) => {
  expect(withQueryRow(url, index, { name, value })).toBe(expected)
})

test('adds parameters before the fragment and removes them with their delimiter', () => {
  expect(withNewQueryRow('https://a.b/#f')).toBe('https://a.b/?#f')
  expect(withNewQueryRow('https://a.b/?a=1#f')).toBe('https://a.b/?a=1&#f')
  expect(withNewQueryRow('https://a.b/', { name: 'k y', value: 'v&' })).toBe('https://a.b/?k%20y=v%26')
  expect(withoutQueryRow('https://a.b/?a=1&b=2#f', 0)).toBe('https://a.b/?b=2#f')
  expect(withoutQueryRow('https://a.b/?a=1#f', 0)).toBe('https://a.b/#f')
})

test.each(['', 'a', ' ', '+', '%', '%41', '&=#?/', 'ü😀', '"\'<>', 'a=b', '{{v}}', '\n'])(
  'the value %j round-trips as typed',
  (value) => {
    const url = withQueryRow('https://a.b/?x=0&y=0', 1, { name: value, value })
    expect(queryRows(url)).toEqual([
      { name: 'x', value: '0' },
      { name: value, value },
    ])
  },
)

test.each([
  ['https://a.b/', 0],
  ['https://a.b/?', 0],
  ['https://a.b/?a=1&b', 2],
  ['https://a.b/?a=1&&b=2&', 2],
  ['https://a.b/?a=1?b=2&c', 2],
  ['https://a.b/#?a=1', 0],
  ['https://a.b/?a=1#b&c', 1],
])('the query of %s has %d parameters', (url, count) => {
  expect(countQuery(url)).toBe(count)
})
