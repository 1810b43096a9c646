import { expect, test } from 'vitest'
import { getFileName } from './file-name.ts'

test.each([
  ['https://example.com', 'qrcode_https___example_com.png'],
  ['Hello World, this is longer than twenty', 'qrcode_hello_world__this_is.png'],
  ['日本', 'qrcode___.png'],
])('%s is saved as %s', (text, name) => {
  expect(getFileName(text, 'png')).toBe(name)
})
