import { UserError } from '#lib/result/user-error.ts'
import type { SizedFile } from '#lib/typeset/fonts/font-index.ts'
import type { Loading } from '#lib/worker/answer-jobs.ts'

/** Fetches a file of known size and reports progress to the meter. Throws a UserError with the failure's sentence. */
export async function loadFile(
  { file, bytes }: SizedFile,
  meter: LoadingMeter,
  failure: string,
): Promise<Uint8Array<ArrayBuffer>> {
  meter.expect(bytes)
  const { body } = await fetchOrFail(file, failure)
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      meter.receive(chunk.length)
      controller.enqueue(chunk)
    },
  })
  const counted = new Response(body?.pipeThrough(counter) ?? null)
  return new Uint8Array(await counted.arrayBuffer().catch(() => fail(failure)))
}

export async function fetchOrFail(url: string, failure: string): Promise<Response> {
  const response = await fetch(url).catch(() => fail(failure))
  return response.ok ? response : fail(failure)
}

function fail(failure: string): never {
  throw new UserError(failure, 'Check your connection, then try again.')
}

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
