/** Frames in a row that rule out a header by chance, except at the start of the bytes. */
const SURE_FRAMES = 3

/**
 * Returns whether bytes end within a frame. `sizeAt` returns the size of the frame at an offset, or undefined if there
 * is not a header. Frames that are followed by something else, such as a tag, are whole.
 */
export function endsInFrame(
  bytes: Uint8Array,
  sizeAt: (bytes: Uint8Array, at: number) => number | undefined,
): boolean {
  for (let start = 0; start < bytes.length; start++) {
    let [at, frames] = [start, 0]
    for (let size = sizeAt(bytes, at); size; size = sizeAt(bytes, at)) {
      at += size
      frames++
      if (at >= bytes.length) break
    }
    if (frames >= (start === 0 ? 1 : SURE_FRAMES)) return at > bytes.length
  }
  return false
}

/** Returns the size of a frame of AAC with a header (ADTS; ISO/IEC 13818-7, 6.2), in bytes. */
export function adtsFrameSize(bytes: Uint8Array, at: number): number | undefined {
  const [sync = 0, layer = 0, , high = 0, middle = 0, low = 0] = bytes.subarray(at, at + 6)
  if (sync !== 0xff || (layer & 0xf6) !== 0xf0) return undefined
  const size = ((high & 3) << 11) | (middle << 3) | (low >> 5)
  return size >= 7 ? size : undefined
}
