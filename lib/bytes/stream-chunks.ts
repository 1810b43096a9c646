/** The pieces of a stream, to its end. WebKit has no `for await` over a stream itself. */
export async function* streamChunks<T>(stream: ReadableStream<T>): AsyncGenerator<T, void, undefined> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Whoever stops early wants no more of it.
    await reader.cancel()
  }
}
