import { childElements, findElement, getChild, type XmlElement } from '../../../markup/read-xml.ts'
import { getColor } from './values.ts'

/** Named fonts and colors of a theme (ECMA-376, 20.1.6). */
export type Theme = {
  readonly fonts: Readonly<Record<string, string>>
  readonly colors: Readonly<Record<string, string>>
}

/** As `themeColor` names them, where the theme has another name for them (17.18.97). */
const COLOR_NAMES: Readonly<Record<string, string>> = {
  dark1: 'dk1',
  light1: 'lt1',
  dark2: 'dk2',
  light2: 'lt2',
  text1: 'dk1',
  background1: 'lt1',
  text2: 'dk2',
  background2: 'lt2',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
}

export function readTheme(root: XmlElement | undefined): Theme {
  const colors: Record<string, string> = {}
  const scheme = findElement(root, 'a:clrScheme')
  for (const entry of scheme ? childElements(scheme) : []) {
    const [value] = childElements(entry)
    const color = getColor(value?.attributes.lastClr ?? value?.attributes.val)
    if (color) colors[entry.name.slice(2)] = color
  }
  const fonts: Record<string, string> = {}
  for (const kind of ['major', 'minor']) {
    const latin = getChild(findElement(root, `a:${kind}Font`), 'a:latin')?.attributes.typeface
    if (latin) for (const part of ['Ascii', 'HAnsi']) fonts[`${kind}${part}`] = latin
  }
  return { fonts, colors }
}

/** A color of the theme, lighter or darker as `tint` and `shade` say (hexadecimal shares of 255). */
export function themeColor(theme: Theme, name: string, tint?: string, shade?: string): string | undefined {
  const color = theme.colors[COLOR_NAMES[name] ?? name]
  if (!color) return undefined
  if (shade) return mixedColor(color, '#000000', Number.parseInt(shade, 16) / 255)
  return tint ? mixedColor(color, '#ffffff', Number.parseInt(tint, 16) / 255) : color
}

/** So much of one color, the rest of another. */
export function mixedColor(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const level = (color: string) => Number.parseInt(color.slice(at, at + 2), 16)
    return Math.round(level(one) * share + level(other) * (1 - share))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
