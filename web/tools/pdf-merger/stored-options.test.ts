import * as v from 'valibot'
import { expect, test } from 'vitest'
import { StoredOptions } from './stored-options.ts'

test('defaults to the name merged_document.pdf, without bookmarks or empty pages', () => {
  expect(v.parse(StoredOptions, { password: 'secret' })).toEqual({
    fileName: 'merged_document.pdf',
    title: '',
    bookmarkPerFile: false,
    startOnOddPage: false,
  })
})
