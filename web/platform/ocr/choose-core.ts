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
