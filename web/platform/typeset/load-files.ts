import type { SizedFile } from '#lib/typeset/fonts/font-index.ts'
import { TYPESET_INDEX, type TypesetIndex } from '#lib/typeset/fonts/font-index.ts'
import { fetchOrFail, loadFile } from '../worker/load-file.ts'
import type { LoadingMeter } from '../worker/loading-meter.ts'

const FAILURE = 'The fonts could not be loaded'

/** Fetches files of one folder at once. Throws a UserError where they cannot be had. */
export function loadFiles(
  folder: string,
  files: readonly SizedFile[],
  meter: LoadingMeter,
): Promise<Uint8Array<ArrayBuffer>[]> {
  return Promise.all(
    files.map((file) => loadFile({ ...file, file: `${folder}${file.file}` }, meter, FAILURE)),
  )
}

/** Fetches the list of what there is in a folder. */
export async function loadIndex(folder: string): Promise<TypesetIndex> {
  return (await fetchOrFail(`${folder}${TYPESET_INDEX}`, FAILURE)).json()
}
