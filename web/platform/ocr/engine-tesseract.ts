import { type GrayImage, grayBitmap } from '#lib/image/scan/gray-image.ts'
import { withBase } from '#lib/net/base-path.ts'
import { readEngineAnswer } from '#lib/ocr/engine-answer.ts'
import { type LanguageData, type LayoutMode, SEGMENTATION } from '#lib/ocr/ocr-options.ts'
import type { SeenPage } from '#lib/ocr/read-page.ts'
import { UserError } from '#lib/result/user-error.ts'
import { type LoadingMeter, loadFile } from '../worker/load-file.ts'

/** The folder of Tesseract on our origin and the sizes of its files; set by `build/tesseract-engine.ts`. */
declare const TESSERACT_ENGINE: string
declare const TESSERACT_SIZES: Readonly<Record<string, number>>

/** Used part of Tesseract's API in the engine's script; the package has no types. */
type Api = {
  Init(dataPath: null, languages: string, mode: number): number
  SetVariable(name: string, value: string): unknown
  SetImageFile(orientation: number, angle: number): number
  Recognize(monitor: null): number
  GetJSONText(): string
  Clear(): void
  End(): void
}
type Core = {
  readonly TessBaseAPI: new () => Api
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
}
type Start = (settings: {
  wasmBinary: Uint8Array
  TesseractProgress: (percent: number) => void
  print: () => void
  printErr: () => void
}) => Promise<Core>

/** `OEM_LSTM_ONLY`: the neural network, which is all that these builds have. */
const NEURAL = 1
/** Path of the page in the engine's file system. */
const PAGE = '/input'

let core: Promise<Core> | undefined
let api: { readonly languages: string; readonly value: Api } | undefined
let notify = (_percent: number) => {}

export type Reader = {
  /** Reads a page; calls `report` with 0 to 1. */
  readonly read: (page: GrayImage, layout: LayoutMode, report: (fraction: number) => void) => SeenPage
}

/** Creates a reader with these languages, fetching missing data. Throws a UserError if that fails. */
export async function openReader(languages: readonly LanguageData[], meter: LoadingMeter): Promise<Reader> {
  core ??= startCore(meter).catch((error: unknown) => {
    // A load that failed without a connection is retried for the next page.
    core = undefined
    throw error
  })
  const [engine, tesseract] = await Promise.all([core, languageApi(languages, meter)])
  return { read: (page, layout, report) => readPage(engine, tesseract, page, layout, report) }
}

async function startCore(meter: LoadingMeter): Promise<Core> {
  const name = chooseCore()
  const failure = 'The text reader could not be loaded'
  const bytes = TESSERACT_SIZES[`${name}.wasm`]
  if (!bytes) throw new Error(`${name}.wasm has no size`)
  const [script, wasmBinary] = await Promise.all([
    // A separate file on our origin: the bundler must not include it.
    import(/* @vite-ignore */ `${TESSERACT_ENGINE}${name}.js`).catch(() => {
      throw new UserError(failure, 'Check your connection, then try again.')
    }) as Promise<{ readonly default: Start }>,
    loadFile({ file: `${TESSERACT_ENGINE}${name}.wasm`, bytes }, meter, failure),
  ])
  return script.default({
    wasmBinary,
    TesseractProgress: (percent) => notify(percent),
    print: () => {},
    printErr: () => {},
  })
}

/** Several languages are read together, the first one before the others. */
async function languageApi(languages: readonly LanguageData[], meter: LoadingMeter): Promise<Api> {
  const key = languages.map(({ code }) => code).join('+')
  if (api?.languages === key) return api.value
  const data = await Promise.all(
    languages.map(({ address, bytes, name }) =>
      loadFile({ file: withBase(address), bytes }, meter, `The data for ${name} could not be loaded`),
    ),
  )
  const engine = await core
  if (!engine) throw new Error('The engine is not there')
  api?.value.End()
  api = undefined
  for (const [index, { code }] of languages.entries())
    engine.FS.writeFile(`./${code}.traineddata`, data[index] ?? new Uint8Array())
  const value = new engine.TessBaseAPI()
  if (value.Init(null, key, NEURAL) !== 0)
    throw new UserError(`The data for ${languages.map(({ name }) => name).join(' and ')} is damaged`)
  // The engine has its own copy.
  for (const { code } of languages) engine.FS.unlink(`./${code}.traineddata`)
  // Dark pages are inverted before this step; otherwise every doubtful line would be read twice.
  value.SetVariable('tessedit_do_invert', '0')
  api = { languages: key, value }
  return value
}

function readPage(
  engine: Core,
  tesseract: Api,
  page: GrayImage,
  layout: LayoutMode,
  report: (fraction: number) => void,
): SeenPage {
  notify = (percent) => report(Math.min(1, Math.max(0, (percent - FOUND) / (100 - FOUND))))
  engine.FS.writeFile(PAGE, grayBitmap(page))
  tesseract.SetVariable('tessedit_pageseg_mode', SEGMENTATION[layout])
  tesseract.SetVariable('user_defined_dpi', '300')
  if (tesseract.SetImageFile(1, 0) !== 0) throw new RangeError('The engine has no memory for this page')
  tesseract.Recognize(null)
  const seen = readEngineAnswer(tesseract.GetJSONText())
  tesseract.Clear()
  return seen
}

/** Percentage at which lines are found and recognition starts. */
const FOUND = 30

// The smallest modules that use an instruction: (func (result v128) i32.const 0 i8x16.splat), and the same with
// i8x16.relaxed_swizzle (WebAssembly 3.0, 2.4.2).
const HEAD = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10]
const SIMD = [...HEAD, 8, 1, 6, 0, 65, 0, 253, 15, 11]
const RELAXED = [...HEAD, 15, 1, 13, 0, 65, 0, 253, 15, 65, 0, 253, 15, 253, 128, 2, 11]

/** The name of the fastest build of Tesseract that this browser runs. */
export function chooseCore(): string {
  const runs = (bytes: readonly number[]) => WebAssembly.validate(Uint8Array.from(bytes))
  if (runs(RELAXED)) return 'tesseract-core-relaxedsimd-lstm'
  return runs(SIMD) ? 'tesseract-core-simd-lstm' : 'tesseract-core-lstm'
}
