import { expect, test } from 'vitest'
import { FIRST_REQUEST } from '../api-request.ts'
import { withFiles } from './with-files.ts'

const [first, second] = [new File(['1'], 'a'), new File(['2'], 'b')]

test('one file is the body, several are parts, and existing parts remain', () => {
  expect(withFiles(FIRST_REQUEST, [first])).toEqual({
    ...FIRST_REQUEST,
    method: 'POST',
    format: 'File',
    file: first,
  })
  const two = withFiles({ ...FIRST_REQUEST, method: 'PUT' }, [first, second])
  const part = { value: '', isOn: true, isFile: true, name: 'file' }
  expect(two).toEqual({
    ...FIRST_REQUEST,
    method: 'PUT',
    format: 'Multipart',
    parts: [
      { ...part, id: 1, file: first },
      { ...part, id: 2, file: second },
    ],
  })
  expect(withFiles(two, [first]).parts).toEqual([...two.parts, { ...part, id: 3, file: first }])
})
