/** Exports of both builds of HarfBuzz, besides functions of `hb_`. Pointers are byte offsets in `memory`. */
export type HarfBuzzExports = {
  readonly memory: WebAssembly.Memory
  malloc(bytes: number): number
  free(pointer: number): void
} & Record<string, (...values: number[]) => number>

/** Copies bytes into the memory of an engine; the caller frees them. */
export function putBytes(engine: HarfBuzzExports, bytes: Uint8Array): number {
  const pointer = engine.malloc(bytes.length)
  if (pointer === 0) throw new RangeError('The memory for fonts is full')
  new Uint8Array(engine.memory.buffer, pointer, bytes.length).set(bytes)
  return pointer
}

/** A blob that owns a copy of the bytes for as long as the engine lives. */
export function getBlob(engine: HarfBuzzExports, bytes: Uint8Array): number {
  const READ_ONLY = 1
  return call(engine, 'hb_blob_create', putBytes(engine, bytes), bytes.length, READ_ONLY, 0, 0)
}

/** Calls an export by its name; one that is not there is a bug. */
export function call(engine: HarfBuzzExports, name: string, ...values: number[]): number {
  const found = engine[name]
  if (!found) throw new Error(`HarfBuzz has no ${name}`)
  return found(...values)
}

/** Four letters as OpenType writes them: `wght`, `GSUB`. */
export function getTag(text: string): number {
  let tag = 0
  for (let i = 0; i < 4; i++) tag = (tag << 8) | text.charCodeAt(i)
  return tag >>> 0
}
