import type { Settings } from '../settings.ts'

/** Content that ZXing read in an image of a design; undefined until it has run. */
type Reading = { readonly text: string | undefined }

export type Verdict =
  | { readonly kind: 'unchecked' | 'good' }
  /** Each cause is a sentence that also says what to do. */
  | { readonly kind: 'doubtful'; readonly causes: readonly string[] }

/** Scanners want that much between dark and light, as WCAG 2 measures it. */
const MIN_CONTRAST = 3

/** Whether a design can be expected to scan: its colors, and what a reader read in its pixels. */
export function verdictOn(
  settings: Settings,
  wanted: string,
  reading: Reading | undefined,
  hasLogo: boolean,
): Verdict {
  const causes = colorCauses(settings)
  if (reading && reading.text !== wanted && causes.length === 0) causes.push(unreadCause(settings, hasLogo))
  if (causes.length > 0) return { kind: 'doubtful', causes }
  return { kind: reading ? 'good' : 'unchecked' }
}

/** Warnings about colors that scanners cannot distinguish. */
export function colorCauses({ foreground, background, isTransparent }: Settings): string[] {
  const [dark, light] = [luminance(foreground), luminance(isTransparent ? '#ffffff' : background)]
  const contrast = (Math.max(dark, light) + 0.05) / (Math.min(dark, light) + 0.05)
  if (contrast < MIN_CONTRAST)
    return [
      `The contrast is ${contrast.toFixed(1)}:1, and scanners need ${MIN_CONTRAST}:1. Choose a darker foreground or a lighter background.`,
    ]
  if (dark > light) return ['The code is lighter than its background. Swap the two colors.']
  return []
}

function unreadCause({ modules, eyes }: Settings, hasLogo: boolean): string {
  if (hasLogo) return 'The logo hides too much of the code. Make it smaller or remove it.'
  if (modules !== 'Square' || eyes !== 'Square')
    return 'Its shapes are too fine. Choose square ones or a larger size.'
  return 'Its modules are too fine. Choose a larger size.'
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
