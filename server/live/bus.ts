/** Notifies the subscribers of a topic, in every process, of a change. The change itself is read from the database. */
export type Bus = {
  readonly publish: (topic: string) => void
  /**
   * Calls the listener after each change, and after an interruption that might have hidden changes. Returns a function
   * that unsubscribes.
   */
  readonly subscribe: (topic: string, listener: () => void) => () => void
  readonly close: () => Promise<void>
}

/** The listeners of each topic. */
export class Listeners {
  readonly #byTopic = new Map<string, Set<() => void>>()

  add(topic: string, listener: () => void): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set()
    this.#byTopic.set(topic, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#byTopic.get(topic) === listeners) this.#byTopic.delete(topic)
    }
  }

  notify(topic: string): void {
    for (const listener of [...(this.#byTopic.get(topic) ?? [])]) listener()
  }

  notifyAll(): void {
    for (const topic of [...this.#byTopic.keys()]) this.notify(topic)
  }
}

/** The bus of a server that is one process. */
export function createLocalBus(): Bus {
  const listeners = new Listeners()
  return {
    publish: (topic) => queueMicrotask(() => listeners.notify(topic)),
    subscribe: (topic, listener) => listeners.add(topic, listener),
    close: async () => {},
  }
}
