/** Collects the items of a generator. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

/** Joins chunks of text. */
export async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  return (await collect(chunks)).join('')
}
