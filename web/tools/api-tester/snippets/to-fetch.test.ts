import { expect, test } from 'vitest'
import { toFetch } from './to-fetch.ts'

test('a file name never ends the comment that contains it', () => {
  const file = new File(['x'], 'a\nb\u2028c\rd.txt')
  const request = { method: 'PUT', url: 'https://a.b/', headers: [], body: { kind: 'file', file } } as const
  expect(toFetch(request)).toBe(
    'const file = input.files[0] // a b c d.txt\nconst response = await fetch("https://a.b/", {\n  method: "PUT",\n  body: file,\n})\nconsole.log(response.status, await response.text())\n',
  )
})

test('a header that comes twice is sent twice', () => {
  const headers = [
    ['A', '1'],
    ['A', '2'],
  ] as const
  expect(toFetch({ method: 'GET', url: 'https://a.b/', headers, body: undefined })).toContain(
    '{\n  headers: [\n    ["A", "1"],\n    ["A", "2"],\n  ],\n}',
  )
})
