import { UserError } from '#lib/outcome/user-error.ts'
import { type SizedFile, TYPESET_INDEX, type TypesetIndex } from '#lib/typeset/fonts/font-index.ts'
import type { Loading } from '#lib/worker/messages.ts'

/** Fetches files of one folder at once, and tells how much of them has come over the wire. */
export async function loadFiles(
  folder: string,
  files: readonly SizedFile[],
  tell: (loading: Loading) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const totalBytes = files.reduce((sum, { wireBytes }) => sum + wireBytes, 0)
  let receivedBytes = 0
  tell({ receivedBytes, totalBytes })
  return Promise.all(
    files.map((file) =>
      loadFile(`${folder}${file.file}`, file.bytes, (bytes) => {
        // What is read is unpacked; what is told is what was sent.
        receivedBytes += (bytes * file.wireBytes) / file.bytes
        tell({ receivedBytes: Math.round(receivedBytes), totalBytes })
      }),
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
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) return bytes
    bytes.set(value, at)
    at += value.length
    tell(value.length)
  }
}

async function answerOf(address: string): Promise<Response> {
  const response = await fetch(address).catch(() => undefined)
  if (response?.ok) return response
  throw new UserError('The fonts could not be loaded', 'Check your connection, then try again.')
}
