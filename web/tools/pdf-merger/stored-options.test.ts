import * as v from 'valibot'
import { expect, test } from 'vitest'
import { StoredOptions } from './stored-options.ts'

test('what is merged is called merged_document.pdf, without bookmarks or blank pages of its own', () => {
  expect(v.parse(StoredOptions, { password: 'secret' })).toEqual({
    fileName: 'merged_document.pdf',
    title: '',
    bookmarkPerFile: false,
    startOnOddPage: false,
  })
})
