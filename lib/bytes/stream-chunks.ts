/** Yields the chunks of a stream, to its end. WebKit does not support `for await` over a stream. */
export async function* streamChunks<T>(stream: ReadableStream<T>): AsyncGenerator<T, void, undefined> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // An early break cancels the stream.
    await reader.cancel()
  }
}
