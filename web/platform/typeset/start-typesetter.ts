import { type SizedFile, TYPESET_INDEX, type TypesetIndex } from '#lib/typeset/fonts/font-index.ts'
import { FontSet } from '#lib/typeset/fonts/font-set.ts'
import { startFontDecoder } from '#lib/typeset/fonts/woff2.ts'
import { startShaper } from '#lib/typeset/harfbuzz/shaper.ts'
import { type Subsetter, startSubsetter } from '#lib/typeset/harfbuzz/subsetter.ts'
import type { Loading } from '#lib/worker/answer-jobs.ts'
import { fetchOrFail, LoadingMeter, loadFile } from '../worker/load-file.ts'

/** HarfBuzz with its fonts, fetched on first use. */
export type Typesetter = {
  /** Loads the fonts and reports progress, until the next call. */
  fonts(report: (loading: Loading) => void): Promise<FontSet>
  subsetter(): Promise<Subsetter>
}

export function startTypesetter(): Typesetter {
  let meter = new LoadingMeter(() => {})
  const load = (files: readonly SizedFile[]) => loadFiles(TYPESET_DATA, files, meter)
  const engine = retried(async () => {
    const index: TypesetIndex = await loadIndex(TYPESET_DATA)
    const [shaper, decoder] = await load([index.shaper, index.decoder])
    const [shape, decode] = await Promise.all([
      compiled(shaper).then(startShaper),
      compiled(decoder).then(startFontDecoder),
    ])
    return { fonts: new FontSet(index, shape, decode, load), index }
  })
  const subsetter = retried(async () => {
    const { index } = await engine()
    const [bytes] = await load([index.subsetter])
    return startSubsetter(await compiled(bytes))
  })
  return {
    async fonts(report) {
      meter = new LoadingMeter(report)
      return (await engine()).fonts
    },
    subsetter,
  }
}

function compiled(bytes = new Uint8Array()): Promise<WebAssembly.Module> {
  return WebAssembly.compile(bytes)
}

/** Caches a value; a load that failed without a connection is retried on the next call. */
function retried<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

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
async function loadIndex(folder: string): Promise<TypesetIndex> {
  return (await fetchOrFail(`${folder}${TYPESET_INDEX}`, FAILURE)).json()
}
