import type { WheelName } from './wheel-names.ts'

/** The wheel's own colors. */
export const WHEEL_COLORS = [
  '#b3401a',
  '#2f5fb3',
  '#e3ab2f',
  '#1f6f43',
  '#b0307a',
  '#3f9bc8',
  '#e37a45',
  '#6b4fb8',
  '#86ab3c',
  '#c2414f',
  '#0f7480',
  '#a8731c',
  '#84359c',
  '#5ab598',
  '#4a5568',
] as const

/**
 * A color for each segment: its own, or the next of the wheel's that no neighbor has, the first and the last being
 * neighbors too. Only colors that the visitor chose can meet.
 */
export function segmentColors(names: readonly Pick<WheelName, 'color'>[]): string[] {
  const colors: string[] = []
  names.forEach(({ color }, index) => {
    const isLast = index === names.length - 1
    const before = index === 0 ? names.at(-1)?.color : colors[index - 1]
    const usedColors = [before, names[index + 1]?.color, isLast && colors[0]]
    const free = WHEEL_COLORS.map((_, step) => WHEEL_COLORS[(index + step) % WHEEL_COLORS.length] ?? '')
    colors.push(color || (free.find((one) => !usedColors.includes(one)) ?? ''))
  })
  return colors
}

const DARK_INK = '#1d1b17'
const LIGHT_INK = '#ffffff'

/** Black or white, whichever is easier to read on a color (WCAG 2.2, relative luminance). */
export function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  // Luminance with equal contrasts: (L + 0.05)² = 1.05 · 0.061, with 0.011 for the dark ink.
  return luminance > 0.203 ? DARK_INK : LIGHT_INK
}
