import { expect, test } from 'vitest'
import { toStackTrace } from './stack-trace.ts'

test('a bug is told by its kind and its place, without its message, which may quote a question', () => {
  const trace = toStackTrace(new TypeError('"my secret text" is not iterable\nand goes on'))
  expect(trace).toMatch(/^TypeError\n {4}at .*stack-trace\.test\.ts/)
  expect(trace).not.toContain('secret')
  expect(toStackTrace('my secret text')).toBe('something that is no Error was thrown')
})
