import { expect, test } from 'vitest'
import { toStackTrace } from './stack-trace.ts'

test('toStackTrace(): contains kind and location of a bug, but not its message, which can quote parameters', () => {
  const trace = toStackTrace(new TypeError('"my secret text" is not iterable\nand goes on'))
  expect(trace).toMatch(/^TypeError\n {4}at .*stack-trace\.test\.ts/)
  expect(trace).not.toContain('secret')
  expect(toStackTrace('my secret text')).toBe('something that is no Error was thrown')
})
