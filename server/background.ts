/** Work that continues after the response, so that its timing reveals nothing. */
export type Background = {
  /** Starts the work; logs its failure. */
  readonly run: (work: () => Promise<void>) => void
  /** Resolves when nothing is under way. */
  readonly idle: () => Promise<void>
}

export function createBackground(log: (line: string) => void): Background {
  const underWay = new Set<Promise<void>>()
  return {
    run(work) {
      const running = work()
        .catch((error: unknown) => log(`error ${error instanceof Error ? error.stack : error}`))
        .finally(() => underWay.delete(running))
      underWay.add(running)
    },
    async idle() {
      // Work can start further work.
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
