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
      // Its place goes to the next one.
      if (next) next()
      else underWay--
    }
  }
}

/**
 * For what holds a thread for long: hashes of passwords, compression. Node has four threads, for files too, so a page would
 * wait behind all passwords that are tried.
 */
export const onLimitedThreads = limitConcurrency(2)
