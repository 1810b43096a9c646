/** Creates a limiter (semaphore): runs at most so many tasks at once, in order of arrival. */
export function limitConcurrency(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async (work) => {
    if (underWay === max) await new Promise<void>((resolve) => waiting.push(resolve))
    else underWay++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Passes its slot to the next one.
      if (next) next()
      else underWay--
    }
  }
}

/** For password hashes, a tenth of a second each. Node has four threads, for files too: a page would wait behind all. */
export const onPasswordThreads = limitConcurrency(2)

/** For the compression of pages: pages that many request must not delay passwords. */
export const onCompressionThread = limitConcurrency(1)
