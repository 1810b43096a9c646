import { expect, test } from 'vitest'
import { getLens, getViews, isText, readMediaType } from './media-type.ts'

test.each([
  ['', '', undefined],
  [' Application/JSON ; Charset="UTF-8" ', 'application/json', 'UTF-8'],
  ['text/plain;format=flowed; charset = iso-8859-1', 'text/plain', 'iso-8859-1'],
  ['text/plain; xcharset=a', 'text/plain', undefined],
  ['text/plain; charset=a; charset=b', 'text/plain', 'a'],
])('%j is %j in the charset %j', (header, essence, charset) => {
  expect(readMediaType(header)).toEqual({ essence, charset })
})

const TEXT =
  'text/plain text/x-whatever application/json application/ld+json application/xml image/svg+xml ' +
  'application/javascript application/x-javascript application/ecmascript application/x-www-form-urlencoded ' +
  'application/graphql application/yaml application/x-ndjson'

test.each(TEXT.split(' '))('%s is text', (essence) => {
  expect(isText(essence)).toBe(true)
})

test.each([
  '',
  'image/png',
  'application/pdf',
  'application/octet-stream',
  'application/json-seq',
  'x/text/plain',
])('isText(): rejects %j', (essence) => {
  expect(isText(essence)).toBe(false)
})

test.each([
  ['application/pdf', 'pdf', []],
  ['text/html', 'html', ['Source', 'Preview']],
  ['application/xhtml+xml', 'html', ['Source', 'Preview']],
  ['image/svg+xml', 'image', ['Preview', 'Source']],
  ['image/png', 'image', []],
  ['audio/mpeg', 'audio', []],
  ['video/mp4', 'video', []],
  ['application/json', undefined, ['Pretty', 'Raw', 'Tree']],
  ['text/json', undefined, ['Pretty', 'Raw', 'Tree']],
  ['application/problem+json', undefined, ['Pretty', 'Raw', 'Tree']],
  ['text/plain', undefined, []],
])('%s is displayed as %j, in the views %j', (essence, lens, views) => {
  expect([getLens(essence), getViews(essence)]).toEqual([lens, views])
})
