import { expect, test } from 'vitest'
import { createLog, type LogFormat, type LogLevel } from './log.ts'

function written(format: LogFormat, level: LogLevel): string[] {
  const lines: string[] = []
  const log = createLog((text) => lines.push(text), { format, level, now: () => Date.UTC(2026, 3, 17, 10) })
  log('ready')
  log('a limit is near', { level: 'warn' })
  log('error x', { fields: { request: 'abc', status: 500 } })
  return lines
}

test('as text, a line for each', () => {
  expect(written('text', 'info')).toEqual(['ready\n', 'a limit is near\n', 'error x\n'])
})

test('as JSON, with its time and level, and the parts that programs read in place of the words', () => {
  expect(written('json', 'info')).toEqual([
    '{"time":"2026-04-17T10:00:00.000Z","level":"info","message":"ready"}\n',
    '{"time":"2026-04-17T10:00:00.000Z","level":"warn","message":"a limit is near"}\n',
    '{"time":"2026-04-17T10:00:00.000Z","level":"error","request":"abc","status":500}\n',
  ])
})

test('omits lines below LOG_LEVEL', () => {
  expect(written('text', 'warn')).toEqual(['a limit is near\n', 'error x\n'])
  expect(written('text', 'error')).toEqual(['error x\n'])
})
