import { UserError } from '#lib/outcome/user-error.ts'
import { type SizedFile, TYPESET_INDEX, type TypesetIndex } from '#lib/typeset/fonts/font-index.ts'
import type { LoadingMeter } from './loading-meter.ts'

/** Fetches files of one folder at once. Throws a UserError where they cannot be had. */
export function loadFiles(
  folder: string,
  files: readonly SizedFile[],
  meter: LoadingMeter,
): Promise<Uint8Array<ArrayBuffer>[]> {
  meter.expect(files.reduce((sum, { wireBytes }) => sum + wireBytes, 0))
  return Promise.all(
    files.map(({ file, bytes, wireBytes }) =>
      // What is read is unpacked; what is told is what was sent.
      loadFile(`${folder}${file}`, bytes, (read) => meter.receive((read * wireBytes) / bytes)),
    ),
  )
}

/** Fetches the list of what there is in a folder. */
export async function loadIndex(folder: string): Promise<TypesetIndex> {
  return (await answerOf(`${folder}${TYPESET_INDEX}`)).json()
}

async function loadFile(
  address: string,
  sizeBytes: number,
  tell: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = await answerOf(address)
  const bytes = new Uint8Array(sizeBytes)
  const reader = body?.getReader()
  for (let at = 0; ; ) {
    const { value } = (await reader?.read().catch(fail)) ?? {}
    if (!value) return bytes
    bytes.set(value, at)
    at += value.length
    tell(value.length)
  }
}

async function answerOf(address: string): Promise<Response> {
  const response = await fetch(address).catch(fail)
  return response.ok ? response : fail()
}

function fail(): never {
  throw new UserError('The fonts could not be loaded', 'Check your connection, then try again.')
}
