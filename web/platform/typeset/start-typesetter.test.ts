import { afterEach, expect, test, vi } from 'vitest'
import { UserError } from '#lib/result/user-error.ts'
import type { Loading } from '#lib/worker/answer-jobs.ts'
import { LoadingMeter } from '../worker/load-file.ts'
import { loadFiles } from './start-typesetter.ts'

afterEach(() => vi.unstubAllGlobals())

const FILES: Record<string, Uint8Array> = {
  '/fonts/a.ttf': Uint8Array.of(1, 2, 3, 4),
  '/fonts/b.ttf': Uint8Array.of(5, 6),
}

function serve(): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const bytes = FILES[url]
    return bytes ? new Response(bytes.slice()) : new Response('', { status: 404 })
  })
}

test('loadFiles(): returns files in order, and progress adds up over all requested files', async () => {
  serve()
  const reported: Loading[] = []
  const meter = new LoadingMeter((loading) => reported.push(loading))
  const load = (file: string, bytes: number) => loadFiles('/fonts/', [{ file, bytes }], meter)
  expect(await load('a.ttf', 4)).toEqual([FILES['/fonts/a.ttf']])
  expect(await load('b.ttf', 2)).toEqual([FILES['/fonts/b.ttf']])
  expect(reported).toEqual([
    { receivedBytes: 0, totalBytes: 4 },
    { receivedBytes: 4, totalBytes: 4 },
    { receivedBytes: 4, totalBytes: 6 },
    { receivedBytes: 6, totalBytes: 6 },
  ])
})

test.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'the connection is lost on the way',
    async () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            controller.enqueue(Uint8Array.of(1))
            controller.error(new TypeError('network error'))
          },
        }),
      ),
  ],
  ['the server has no such file', async () => new Response('', { status: 404 })],
])('shows instructions if %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  const loading = loadFiles('/fonts/', [{ file: 'a.ttf', bytes: 4 }], new LoadingMeter(() => {}))
  await expect(loading).rejects.toThrow(
    new UserError('The fonts could not be loaded', 'Check your connection, then try again.'),
  )
})
