/** The light of each of the 256 levels of sRGB, from 0 to 1 (IEC 61966-2-1). */
export const LIGHT = Float32Array.from({ length: 256 }, (_, level) => getLight(level / 255))

/** Distinct steps of light in the conversion back to levels: in the darkest part 2.5 per level. */
const STEPS = 8192
const LEVELS = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(255 * getLevel(step / STEPS)))

/** The level, 0 to 255, that is nearest to this light; light below 0 and above 1 is cut off. */
export function nearestLevel(light: number): number {
  const step = light <= 0 ? 0 : light >= 1 ? STEPS : (light * STEPS + 0.5) | 0
  return LEVELS[step] ?? 0
}

/** From sRGB as stored, 0 to 1, to light. */
export function getLight(stored: number): number {
  return stored <= 0.04045 ? stored / 12.92 : ((stored + 0.055) / 1.055) ** 2.4
}

/** From light to sRGB as stored. */
export function getLevel(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}
