import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Log } from '../log.ts'
import { onceClosed } from './once-closed.ts'

/** Characters sent at once: a few pages of a socket's buffer. */
const CHUNK_CHARS = 64 * 1024
const encoder = new TextEncoder()

type TextStream = {
  readonly headers: Readonly<Record<string, string>>
  readonly log: Log
  /** Called once: after the last chunk, after an error, or when the response closes. */
  readonly onEnd?: () => void
}

/**
 * Responds with text that is generated as fast as the client reads it, however long it is; other requests are served in
 * between. An error is logged and breaks the connection, so that the client knows that the text is incomplete. A HEAD
 * request gets the headers and generates nothing.
 */
export function streamText(
  context: Context,
  chunks: AsyncIterable<string>,
  { headers, log, onEnd = () => {} }: TextStream,
): Response {
  const all = { 'cache-control': 'no-store', ...headers }
  if (context.req.method === 'HEAD') {
    onEnd()
    return context.body(null, 200, all)
  }
  const iterator = chunks[Symbol.asyncIterator]()
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    onEnd()
  }
  const stop = () => {
    end()
    return iterator.return?.()
  }
  onceClosed(context, () => void stop())
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      try {
        await setImmediate()
        const { text, isLast } = await gather(iterator)
        // The client has left in between.
        if (isOver) return
        if (text !== '') controller.enqueue(encoder.encode(text))
        if (!isLast) return
        end()
        controller.close()
      } catch (error) {
        if (isOver) return
        end()
        log(`error in a download ${error instanceof Error ? error.stack : error}`)
        controller.error(error)
      }
    },
    async cancel() {
      await stop()
    },
  }
  // Nothing is generated before it can be sent.
  return context.body(new ReadableStream(source, { highWaterMark: 0 }), 200, all)
}

/** Joins the next chunks to one that is worth sending. */
async function gather(iterator: AsyncIterator<string>): Promise<{ text: string; isLast: boolean }> {
  let text = ''
  while (text.length < CHUNK_CHARS) {
    const { value, done } = await iterator.next()
    if (done) return { text, isLast: true }
    text += value
  }
  return { text, isLast: false }
}
