import { afterEach, expect, test, vi } from 'vitest'
import { UserError } from '#lib/result/user-error.ts'
import type { Loading } from '#lib/worker/answer-jobs.ts'
import { fetchOrFail, LoadingMeter, loadFile } from './load-file.ts'

afterEach(() => vi.unstubAllGlobals())

const LOST = new UserError('The engine could not be loaded', 'Check your connection, then try again.')
const FAILURE = 'The engine could not be loaded'

/** Returns a response with these chunks. */
function inChunks(...chunks: readonly number[][]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(Uint8Array.from(chunk))
        controller.close()
      },
    }),
  )
}

test('loadFile(): joins the chunks of a file and reports progress in its own bytes', async () => {
  vi.stubGlobal('fetch', async () => inChunks([1, 2], [3, 4, 5, 6], [7, 8]))
  const reports: Loading[] = []
  const meter = new LoadingMeter((loading) => reports.push(loading))
  const file = { file: '/assets/engine.wasm', bytes: 8 }
  expect(await loadFile(file, meter, FAILURE)).toEqual(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8))
  expect(reports.map(({ receivedBytes, totalBytes }) => [receivedBytes, totalBytes])).toEqual([
    [0, 8],
    [2, 8],
    [6, 8],
    [8, 8],
  ])
})

test('a successful response is returned unchanged, an error yields none', async () => {
  vi.stubGlobal('fetch', async () => new Response('yes', { status: 200 }))
  expect(await (await fetchOrFail('/a', FAILURE)).text()).toBe('yes')
  vi.stubGlobal('fetch', async () => new Response('no', { status: 503 }))
  await expect(fetchOrFail('/a', FAILURE)).rejects.toThrow(LOST)
})
