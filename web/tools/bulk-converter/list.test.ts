import * as v from 'valibot'
import { expect, test } from 'vitest'
import { acceptFiles } from './accept-files.ts'
import { getStatus, getSummary, type ListedFile, orderKey } from './listed-file.ts'
import { resultNames, savedName } from './result-names.ts'
import { Settings } from './settings.ts'
import type { Source } from './source.ts'

const SETTINGS = v.parse(Settings, {})
const MB = 1024 * 1024
const sized = (name: string, size: number) => ({ name, size })
const sound: Source = { kind: 'sound', extension: 'wav', isRenamed: false }

function listed(known: Partial<ListedFile> = {}): ListedFile {
  const file = new File([new Uint8Array(3 * MB)], 'a.wav')
  return { id: 1, file, source: sound, own: 'mp3', made: undefined, work: undefined, ...known }
}
const converted = (bytes: number): ListedFile => {
  const one = listed()
  const files = [{ name: 'a.mp3', blob: new Blob([new Uint8Array(bytes)]) }]
  return {
    ...one,
    made: { key: orderKey(one, SETTINGS), result: { ok: true, value: { files, notes: [] } } },
  }
}
const failed = (): ListedFile => {
  const one = listed()
  const problem = { message: 'No', detail: '' }
  return { ...one, made: { key: orderKey(one, SETTINGS), result: { ok: false, problem } } }
}

test('acceptFiles(): accepts the first 50 files, and reports the others in one sentence', () => {
  const files = Array.from({ length: 52 }, (_, index) => sized(`${index}.png`, 10))
  const { accepted, errors } = acceptFiles([sized('before.png', 1)], files, 50)
  expect(accepted).toEqual(files.slice(0, 49))
  expect(errors).toEqual(['You can convert up to 50 files at a time.'])
})

test.each([
  ['empty', [sized('a', 0)], ['"a" is empty.']],
  ['too large', [sized('a', 500 * MB + 1)], ['"a" is too large (500.1 MB). The limit is 500 MB.']],
  ['as large as can be', [sized('a', 500 * MB)], []],
  [
    'too much together',
    ['a', 'b', 'c', 'd', 'e'].map((name) => sized(name, 480 * MB)),
    ['"e" was not added. All files together can be up to 2 GB.'],
  ],
] as const)(
  'acceptFiles(): reports a file that is %s by name, and accepts the others',
  (_, files, errors) => {
    const answer = acceptFiles([], [...files, sized('last', 1)], 50)
    expect(answer.errors).toEqual(errors)
    expect(answer.accepted.at(-1)).toEqual(sized('last', 1))
  },
)

test('accepts two gigabytes in total, and not a byte more', () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => sized(name, 500 * MB))
  expect(acceptFiles(four, [sized('e', 48 * MB)], 50).errors).toEqual([])
  expect(acceptFiles(four, [sized('e', 48 * MB + 1)], 50).errors).toEqual([
    '"e" was not added. All files together can be up to 2 GB.',
  ])
})

test('the summary counts what was converted and what failed, and the bytes of what was converted', () => {
  expect(getSummary([listed()], SETTINGS)).toBe('')
  expect(getSummary([converted(MB), converted(MB / 2), failed()], SETTINGS)).toBe(
    '2 converted, 1 failed, 6 MB → 1.5 MB',
  )
  expect(getSummary([failed()], SETTINGS)).toBe('0 converted, 1 failed')
})

test('getStatus(): results of other settings are outdated, and current again when the settings are restored', () => {
  const one = converted(1)
  expect(getStatus(one, SETTINGS)).toBe('converted')
  expect(getStatus(one, { ...SETTINGS, bitRate: '320' })).toBe('ready')
  // Pictures have a quality, sounds have not.
  expect(getStatus(one, { ...SETTINGS, quality: 40 })).toBe('converted')
  expect(getStatus({ ...one, own: 'wav' }, SETTINGS)).toBe('ready')
  expect(getStatus({ ...one, work: { fraction: undefined, loading: undefined } }, SETTINGS)).toBe('waiting')
  expect(getStatus({ ...one, work: { fraction: 0, loading: undefined } }, SETTINGS)).toBe('converting')
})

test('new files have the old name with another ending, pages a number as long as the last', () => {
  expect(resultNames('Grüße.tar.gz', 'pdf', 1)).toEqual(['Grüße.tar.pdf'])
  expect(resultNames('.hidden', 'png', 1)).toEqual(['.hidden.png'])
  expect(resultNames('scan.pdf', 'jpg', 12).slice(8, 10)).toEqual(['scan-09.jpg', 'scan-10.jpg'])
  expect([savedName('scan.pdf', 'jpg', 12), savedName('scan.pdf', 'jpg', 1)]).toEqual([
    'scan.zip',
    'scan.jpg',
  ])
})
