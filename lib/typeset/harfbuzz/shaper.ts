import { call, getBlob, getTag, type HarfBuzzExports, putBytes } from './memory.ts'

/** Text in one font, one direction and one script, as glyphs from left to right. Lengths are font units. */
export type ShapedGlyph = {
  readonly glyph: number
  /** Index of the glyph's first character in the text. */
  readonly cluster: number
  readonly advance: number
  readonly x: number
  readonly y: number
  /** Whether the text cannot be split before this cluster without reshaping both parts. */
  readonly isTied: boolean
}

/** A font at one weight, open in the shaper. Lengths are font units, `descent` below 0. */
export type ShaperFont = {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  glyphOf(codePoint: number): number
  advanceOf(glyph: number): number
  shape(text: string, direction: 'ltr' | 'rtl', language: string): ShapedGlyph[]
}

export type Shaper = { open(font: Uint8Array, weight: number): ShaperFont }

const WORD = 4
const LEFT_TO_RIGHT = 4
const RIGHT_TO_LEFT = 5
const UNSAFE_TO_BREAK = 1
/** Joiners and direction control characters have no glyph. */
const REMOVE_INVISIBLE = 8
/** `hb_glyph_info_t` and `hb_glyph_position_t`: five words each. */
const RECORD = 5
const PAGE_BYTES = 65536

/** Starts `harfbuzz.wasm`. Its five imports are those that a C runtime requires of its environment. */
export async function startShaper(module: WebAssembly.Module): Promise<Shaper> {
  const stop = () => {
    throw new Error('HarfBuzz has stopped')
  }
  let engine: HarfBuzzExports | undefined
  const grow = (bytes: number) => {
    const memory = engine?.memory
    if (!memory) return 0
    try {
      memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES))
      return 1
    } catch {
      return 0
    }
  }
  const instance = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: { proc_exit: stop },
    env: {
      _emscripten_runtime_keepalive_clear() {},
      _abort_js: stop,
      _setitimer_js: () => 0,
      emscripten_resize_heap: grow,
    },
  })
  // The exports of a module are untyped; `call` reports a missing name.
  const exports = instance.exports as HarfBuzzExports
  engine = exports
  call(exports, '__wasm_call_ctors')
  const buffer = call(exports, 'hb_buffer_create')
  call(exports, 'hb_buffer_set_flags', buffer, REMOVE_INVISIBLE)
  const faces = new WeakMap<Uint8Array, number>()
  const faceOf = (font: Uint8Array) => {
    const face = faces.get(font) ?? call(exports, 'hb_face_create', getBlob(exports, font), 0)
    faces.set(font, face)
    return face
  }
  return { open: (font, weight) => openFont(exports, buffer, faceOf(font), weight) }
}

function openFont(engine: HarfBuzzExports, buffer: number, face: number, weight: number): ShaperFont {
  const font = call(engine, 'hb_font_create', face)
  setWeight(engine, font, weight)
  const unitsPerEm = call(engine, 'hb_face_get_upem', face)
  const [ascent, descent, lineGap] = extents(engine, font)
  return {
    unitsPerEm,
    ascent,
    descent,
    lineGap,
    glyphOf: (codePoint) => nominalGlyph(engine, font, codePoint),
    advanceOf: (glyph) => call(engine, 'hb_font_get_glyph_h_advance', font, glyph),
    shape: (text, direction, language) => shape(engine, buffer, font, text, direction, language),
  }
}

/** `hb_variation_t`: a tag and a 32-bit float. Widths would be those of another weight without it. */
function setWeight(engine: HarfBuzzExports, font: number, weight: number): void {
  const variation = new DataView(new ArrayBuffer(2 * WORD))
  variation.setUint32(0, getTag('wght'), true)
  variation.setFloat32(WORD, weight, true)
  const pointer = putBytes(engine, new Uint8Array(variation.buffer))
  call(engine, 'hb_font_set_variations', font, pointer, 1)
  engine.free(pointer)
}

function extents(engine: HarfBuzzExports, font: number): [number, number, number] {
  const pointer = engine.malloc(12 * WORD)
  call(engine, 'hb_font_get_h_extents', font, pointer)
  const [ascent = 0, descent = 0, lineGap = 0] = new Int32Array(engine.memory.buffer, pointer, 3)
  engine.free(pointer)
  return [ascent, descent, lineGap]
}

function nominalGlyph(engine: HarfBuzzExports, font: number, codePoint: number): number {
  const pointer = engine.malloc(WORD)
  const isThere = call(engine, 'hb_font_get_nominal_glyph', font, codePoint, pointer)
  const [glyph = 0] = new Uint32Array(engine.memory.buffer, pointer, 1)
  engine.free(pointer)
  return isThere ? glyph : 0
}

function shape(
  engine: HarfBuzzExports,
  buffer: number,
  font: number,
  text: string,
  direction: 'ltr' | 'rtl',
  language: string,
): ShapedGlyph[] {
  call(engine, 'hb_buffer_clear_contents', buffer)
  const units = Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
  const pointer = putBytes(engine, new Uint8Array(units.buffer))
  call(engine, 'hb_buffer_add_utf16', buffer, pointer, text.length, 0, text.length)
  engine.free(pointer)
  call(engine, 'hb_buffer_set_direction', buffer, direction === 'rtl' ? RIGHT_TO_LEFT : LEFT_TO_RIGHT)
  call(engine, 'hb_buffer_set_language', buffer, getLanguage(engine, language))
  call(engine, 'hb_buffer_guess_segment_properties', buffer)
  call(engine, 'hb_shape', font, buffer, 0, 0)
  return readGlyphs(engine, buffer)
}

function getLanguage(engine: HarfBuzzExports, language: string): number {
  const bytes = new TextEncoder().encode(language)
  const pointer = putBytes(engine, bytes)
  const found = call(engine, 'hb_language_from_string', pointer, bytes.length)
  engine.free(pointer)
  return found
}

function readGlyphs(engine: HarfBuzzExports, buffer: number): ShapedGlyph[] {
  const count = call(engine, 'hb_buffer_get_length', buffer)
  const infos = call(engine, 'hb_buffer_get_glyph_infos', buffer, 0)
  const positions = call(engine, 'hb_buffer_get_glyph_positions', buffer, 0)
  const info = new Uint32Array(engine.memory.buffer, infos, count * RECORD)
  const position = new Int32Array(engine.memory.buffer, positions, count * RECORD)
  const glyphs: ShapedGlyph[] = []
  for (let at = 0; at < count * RECORD; at += RECORD)
    glyphs.push({
      glyph: info[at] ?? 0,
      isTied: ((info[at + 1] ?? 0) & UNSAFE_TO_BREAK) !== 0,
      cluster: info[at + 2] ?? 0,
      advance: position[at] ?? 0,
      x: position[at + 2] ?? 0,
      y: position[at + 3] ?? 0,
    })
  return glyphs
}
