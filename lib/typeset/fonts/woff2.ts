/** Returns a font as TrueType: decodes WOFF2, and returns TrueType unchanged. Throws an Error for a damaged WOFF2 file. */
export type FontDecoder = (font: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

/** Exports of `woff2.wasm`, under the names that the compiler gave them. Pointers are byte offsets in the memory. */
type Exports = {
  /** `memory` */
  readonly s: WebAssembly.Memory
  /** `__wasm_call_ctors` */
  t(): void
  /** The table of functions. */
  readonly u: WebAssembly.Table
  /** `malloc` */
  v(bytes: number): number
  /** `free` */
  w(pointer: number): void
}

/** The first four bytes of a WOFF2 file: `wOF2`. */
const SIGNATURE = 0x774f4632
const WORD = 4
const PAGE_BYTES = 65536

/**
 * Starts `woff2.wasm`, the decoder of Google as `wawoff2` 2.0.1 compiles it. The script of that package is not used: it
 * makes functions of strings, which the Content-Security-Policy forbids. Its imports, one letter each, register types
 * and functions (Emscripten's embind).
 */
export async function startFontDecoder(module: WebAssembly.Module): Promise<FontDecoder> {
  let exports: Exports | undefined
  let booleanType = -1
  let decompress: readonly [invoker: number, target: number] = [0, 0]
  let result: Uint8Array<ArrayBuffer> | undefined
  const ignore = () => {}
  const stop = () => {
    throw new Error('The WOFF2 decoder has stopped')
  }
  const words = (pointer: number, count: number) =>
    exports ? new Uint32Array(exports.s.buffer, pointer, count) : new Uint32Array(count)
  const embind = {
    // _embind_register_bool, _embind_register_function, _emval_take_value
    h(type: number) {
      booleanType = type
    },
    r(_name: number, _count: number, _types: number, _signature: number, invoker: number, target: number) {
      decompress = [invoker, target]
    },
    g(type: number, value: number) {
      // It returns false, or a view of memory that the next font overwrites.
      const [length = 0, start = 0] = words(value, 2)
      result =
        type === booleanType || !exports ? undefined : new Uint8Array(exports.s.buffer, start, length).slice()
      return 0
    },
    // Types of other values, and counters of references.
    ...{
      a: ignore,
      b: ignore,
      c: ignore,
      d: ignore,
      f: ignore,
      i: ignore,
      l: ignore,
      m: ignore,
      n: ignore,
      q: ignore,
    },
  }
  const runtime = {
    // __cxa_allocate_exception, __cxa_throw, abort, emscripten_memcpy_big, emscripten_resize_heap
    ...{ k: stop, j: stop, e: stop },
    o(to: number, from: number, bytes: number) {
      if (exports) new Uint8Array(exports.s.buffer).copyWithin(to, from, from + bytes)
    },
    p(bytes: number) {
      const missing = bytes - (exports?.s.buffer.byteLength ?? 0)
      return exports && exports.s.grow(Math.ceil(missing / PAGE_BYTES)) >= 0 ? 1 : 0
    },
  }
  const instance = await WebAssembly.instantiate(module, { a: { ...embind, ...runtime } })
  // TypeScript cannot know the exports of a module; the tests decode fonts with them.
  const engine = instance.exports as Exports
  exports = engine
  engine.t()
  return (font) => {
    if (!isWoff2(font)) return font
    const [invoker, target] = decompress
    // A `std::string` is passed as its length and its bytes.
    const pointer = engine.v(WORD + font.length)
    words(pointer, 1)[0] = font.length
    new Uint8Array(engine.s.buffer, pointer + WORD).set(font)
    engine.u.get(invoker)(target, pointer)
    engine.w(pointer)
    if (!result) throw new Error('A font is damaged')
    return result
  }
}

function isWoff2({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  return byteLength > WORD && new DataView(buffer, byteOffset).getUint32(0) === SIGNATURE
}
