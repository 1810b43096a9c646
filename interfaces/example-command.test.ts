import { expect, test } from 'vitest'
import { exampleCommand } from './example-command.ts'
import { createTestOperation } from './testing/operation.fixture.ts'

test.each<
  [
    Parameters<typeof createTestOperation>[0],
    Parameters<typeof exampleCommand>[1]['params'],
    readonly string[],
  ]
>([
  [undefined, { count: 2 }, ['try', '--count', '2']],
  ['text', { given: '-x', hasHeader: true }, ['try', '--header', '--', '-x']],
  ['text', { given: 'x', hasHeader: false }, ['try', '--no-header', '--', 'x']],
  ['text', { given: 'x', names: ['a', 'b'] }, ['try', '--names', 'a', '--names', 'b', '--', 'x']],
  ['text', { given: 'x', edits: [{ at: 1 }] }, ['try', '--edits', '[{"at":1}]', '--', 'x']],
  ['file', { given: { name: 'a.txt', text: 'é' } }, ['try', '--file', 'a.txt']],
  [
    'files',
    {
      given: [
        { name: 'a', base64: '+/8=' },
        { name: 'b', text: '' },
      ],
    },
    ['try', '--file', 'a', '--file', 'b'],
  ],
])('exampleCommand(): input %s of %j becomes %j', (accepts, params, args) => {
  expect(exampleCommand(createTestOperation(accepts), { params: params, result: '' }).args).toEqual(args)
})

test('exampleCommand(): decodes files of an example to bytes', () => {
  const given = [
    { name: 'a', base64: '+/8=' },
    { name: 'b', text: 'é' },
  ]
  expect(exampleCommand(createTestOperation('files'), { params: { given }, result: '' }).files).toEqual([
    { name: 'a', bytes: new Uint8Array([0xfb, 0xff]) },
    { name: 'b', bytes: new Uint8Array([0xc3, 0xa9]) },
  ])
})
