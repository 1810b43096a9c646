/** Whether no pixel of these (RGBA, 8 bits) lets anything through. */
export function isOpaque(pixels: Uint8Array | Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}
