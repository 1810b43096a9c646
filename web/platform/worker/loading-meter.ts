import type { Loading } from '#lib/worker/answer-jobs.ts'

/** Adds up the progress of several files, before the compression of HTTP: the total grows as more are requested. */
export class LoadingMeter {
  readonly #onProgress: (loading: Loading) => void
  #received = 0
  #total = 0

  constructor(report: (loading: Loading) => void) {
    this.#onProgress = report
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
    this.#onProgress({ receivedBytes: this.#received, totalBytes: this.#total })
  }
}
