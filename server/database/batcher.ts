/**
 * Creates a batcher: collects items for a few milliseconds and passes them on together, so that many writers share one
 * commit. Each caller gets its own result, or the error of the batch.
 */
export function createBatcher<T, R>(
  work: (items: readonly T[]) => Promise<readonly R[]>,
  { delayMs, max }: { readonly delayMs: number; readonly max: number },
): (item: T) => Promise<R> {
  type Waiting = { readonly item: T; resolve(result: R): void; reject(error: unknown): void }
  let waiting: Waiting[] = []
  let isUnderWay = false

  /** Schedules a run. A busy event loop is late: requests received until then are read before the work starts. */
  function runIn(ms: number): void {
    setTimeout(() => setImmediate(run), ms)
  }

  async function run(): Promise<void> {
    const batch = waiting.slice(0, max)
    waiting = waiting.slice(max)
    try {
      const results = await work(batch.map(({ item }) => item))
      if (results.length !== batch.length) throw new Error('The work has not answered every item')
      for (const [index, result] of results.entries()) batch[index]?.resolve(result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    // Clients with a response can send again immediately: a batch of few items would take as long as one of all.
    if (waiting.length > 0) runIn(waiting.length < max ? delayMs : 0)
    else isUnderWay = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isUnderWay) runIn(delayMs)
      isUnderWay = true
    })
}
