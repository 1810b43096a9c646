import { expect, test } from 'vitest'
import { getFileName } from './file-name.ts'

const named = (url: string, contentType: string, disposition?: string) =>
  getFileName(
    {
      status: 200,
      reason: 'OK',
      url,
      isRedirected: false,
      headers: disposition === undefined ? [] : [['content-disposition', disposition]],
      contentType,
      body: new Blob(),
      timeMs: 0,
    },
    Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d]),
  )

test.each([
  ['application/json', 'json'],
  ['application/pdf', 'pdf'],
  ['application/xml', 'xml'],
  ['text/xml', 'xml'],
  ['text/html', 'html'],
  ['text/csv', 'csv'],
  ['text/css', 'css'],
  ['text/javascript', 'js'],
  ['text/plain', 'txt'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/svg+xml', 'svg'],
])('a body of %s without a name is response.%s', (type, extension) => {
  expect(named('https://a.b/', type)).toBe(`response.${extension}`)
})

test.each([
  ['https://a.b/x', '', 'attachment; filename="r\\"1.csv"', 'r_1.csv'],
  ['https://a.b/x', '', 'attachment; filename="\\"r\\" of \\"s\\".csv"', '_r_ of _s_.csv'],
  ['https://a.b/x', '', "attachment; filename=no.txt; filename*=UTF-8''na%C3%AFve.txt", 'naïve.txt'],
  ['https://a.b/x', '', 'attachment; filename=../../etc/passwd', 'passwd.pdf'],
  ['https://a.b/x', '', 'attachment; filename=""', 'x.pdf'],
  ['https://a.b/x', '', 'attachment; filename = " a<b>:|?*.csv "', 'a_b_____.csv'],
  ['https://a.b/.env', 'text/plain', undefined, 'env.txt'],
  ['https://a.b/a/photo.png?x=1', 'image/png', undefined, 'photo.png'],
  ['https://a.b/posts', 'application/json; charset=utf-8', undefined, 'posts.json'],
  ['https://a.b/', 'text/html', 'inline', 'response.html'],
  ['https://a.b/', '', undefined, 'response.pdf'],
  ['https://a.b/%E0%A4%A', 'text/plain', undefined, 'response.txt'],
])('%s of %s with %s is %s', (url, type, disposition, expected) => {
  expect(named(url, type, disposition)).toBe(expected)
})
