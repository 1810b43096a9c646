import { call, getBlob, getTag, type HarfBuzzExports } from './memory.ts'

type SubsetRequest = {
  readonly font: Uint8Array
  /** Retains these glyphs under their numbers… */
  readonly glyphs?: Iterable<number>
  /** …or those of these characters, under new numbers, with all that shaping needs. */
  readonly codePoints?: Iterable<number>
  /** Without it, all weights are retained. */
  readonly weight?: number
}

export type Subsetter = { subset(request: SubsetRequest): Uint8Array<ArrayBuffer> }

const NO_HINTING = 0x1
const RETAIN_GLYPH_NUMBERS = 0x2
const DROPPED_TABLES = 3
/** A PDF names glyphs by number, in the order and place that shaping gave them. */
const NOT_FOR_DRAWING = [
  'GSUB',
  'GPOS',
  'GDEF',
  'kern',
  'name',
  'STAT',
  'BASE',
  'post',
  'DSIG',
  'meta',
  'OS/2',
  'cmap',
  'gasp',
  'vhea',
  'vmtx',
  'VORG',
  'MVAR',
  'avar',
]

/** Starts `harfbuzz-subset.wasm`, which imports nothing. */
export async function startSubsetter(module: WebAssembly.Module): Promise<Subsetter> {
  const instance = await WebAssembly.instantiate(module)
  // The exports of a module are untyped; `call` reports a missing name.
  const engine = instance.exports as HarfBuzzExports
  call(engine, '_initialize')
  const faces = new WeakMap<Uint8Array, number>()
  const faceOf = (font: Uint8Array) => {
    const face = faces.get(font) ?? call(engine, 'hb_face_create', getBlob(engine, font), 0)
    faces.set(font, face)
    return face
  }
  return { subset: (request) => subset(engine, faceOf(request.font), request) }
}

function subset(engine: HarfBuzzExports, face: number, request: SubsetRequest): Uint8Array<ArrayBuffer> {
  const input = call(engine, 'hb_subset_input_create_or_fail')
  try {
    if (request.glyphs) keepGlyphs(engine, input, request.glyphs)
    if (request.codePoints) {
      const characters = call(engine, 'hb_subset_input_unicode_set', input)
      for (const codePoint of request.codePoints) call(engine, 'hb_set_add', characters, codePoint)
      call(engine, 'hb_subset_input_set_flags', input, NO_HINTING)
    }
    // A missing axis is not an error: the font has one weight.
    if (request.weight !== undefined) pinWeight(engine, input, face, request.weight)
    const made = call(engine, 'hb_subset_or_fail', face, input)
    if (made === 0) throw new Error('HarfBuzz could not make a subset of a font')
    const bytes = getBytes(engine, made)
    call(engine, 'hb_face_destroy', made)
    return bytes
  } finally {
    call(engine, 'hb_subset_input_destroy', input)
  }
}

function keepGlyphs(engine: HarfBuzzExports, input: number, glyphs: Iterable<number>): void {
  const retained = call(engine, 'hb_subset_input_glyph_set', input)
  for (const glyph of glyphs) call(engine, 'hb_set_add', retained, glyph)
  const dropped = call(engine, 'hb_subset_input_set', input, DROPPED_TABLES)
  for (const table of NOT_FOR_DRAWING) call(engine, 'hb_set_add', dropped, getTag(table))
  call(engine, 'hb_subset_input_set_flags', input, NO_HINTING | RETAIN_GLYPH_NUMBERS)
}

function pinWeight(engine: HarfBuzzExports, input: number, face: number, weight: number): void {
  call(engine, 'hb_subset_input_pin_all_axes_to_default', input, face)
  call(engine, 'hb_subset_input_pin_axis_location', input, face, getTag('wght'), weight)
}

function getBytes(engine: HarfBuzzExports, face: number): Uint8Array<ArrayBuffer> {
  const blob = call(engine, 'hb_face_reference_blob', face)
  const start = call(engine, 'hb_blob_get_data', blob, 0)
  const length = call(engine, 'hb_blob_get_length', blob)
  const bytes = new Uint8Array(engine.memory.buffer, start, length).slice()
  call(engine, 'hb_blob_destroy', blob)
  return bytes
}
