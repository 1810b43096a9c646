import type { Loading } from '#lib/worker/messages.ts'

/** Adds up what several files bring over the wire: what is expected grows as more is asked for. */
export class LoadingMeter {
  readonly #tell: (loading: Loading) => void
  #received = 0
  #total = 0

  constructor(tell: (loading: Loading) => void) {
    this.#tell = tell
  }

  expect(bytes: number): void {
    this.#total += bytes
    this.#report()
  }

  receive(bytes: number): void {
    this.#received += bytes
    this.#report()
  }

  #report(): void {
    this.#tell({ receivedBytes: Math.round(this.#received), totalBytes: this.#total })
  }
}
