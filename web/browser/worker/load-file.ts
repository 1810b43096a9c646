import { UserError } from '#lib/outcome/user-error.ts'
import type { SizedFile } from '#lib/typeset/fonts/font-index.ts'
import type { LoadingMeter } from './loading-meter.ts'

/** Fetches a file whose sizes are known, and tells the meter as it comes. Throws a UserError with the failure's sentence. */
export async function loadFile(
  { file, bytes: sizeBytes, wireBytes }: SizedFile,
  meter: LoadingMeter,
  failure: string,
): Promise<Uint8Array<ArrayBuffer>> {
  meter.expect(wireBytes)
  const { body } = await answerFrom(file, failure)
  const bytes = new Uint8Array(sizeBytes)
  const reader = body?.getReader()
  for (let at = 0; ; ) {
    const { value } = (await reader?.read().catch(() => fail(failure))) ?? {}
    if (!value) return bytes
    bytes.set(value, at)
    at += value.length
    // What is read is unpacked; what is told is what was sent.
    meter.receive((value.length * wireBytes) / sizeBytes)
  }
}

export async function answerFrom(address: string, failure: string): Promise<Response> {
  const response = await fetch(address).catch(() => fail(failure))
  return response.ok ? response : fail(failure)
}

function fail(failure: string): never {
  throw new UserError(failure, 'Check your connection, then try again.')
}
