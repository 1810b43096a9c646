/** The least time that some work took in so many rounds, in milliseconds. */
export function bestTime(work: () => unknown, rounds: number): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...times)
}
