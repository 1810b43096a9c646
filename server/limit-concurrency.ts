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

/**
 * For work that occupies a thread for long: password hashes, compression. Node has four threads, for files too, so a
 * page would wait behind all password attempts.
 */
export const onLimitedThreads = limitConcurrency(2)
