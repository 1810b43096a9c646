import type { DocumentFont, TextStyle } from '../../blocks.ts'
import { hex, tag, toggle, val } from './xml.ts'

/** Fonts available to every recipient, metric-compatible with ours if possible. */
export const FONT_NAMES: Readonly<Record<DocumentFont, string>> = {
  sans: 'Calibri',
  mono: 'Consolas',
  carlito: 'Calibri',
  caladea: 'Cambria',
  arimo: 'Arial',
  tinos: 'Times New Roman',
  cousine: 'Courier New',
}
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Whether a run must be marked as text from right to left. */
export function isFromRight(text: string): boolean {
  return FROM_RIGHT.test(text)
}

/** Returns the properties of a run (ECMA-376, 17.3.2.28) in schema order: differences from the surrounding style. */
export function runProperties(style: TextStyle, base: TextStyle, fromRight = false): string {
  const own = <Key extends keyof TextStyle>(key: Key) => (style[key] === base[key] ? undefined : style[key])
  const font = style.code && !base.code ? 'mono' : own('font')
  const size = own('size')
  const bold = own('bold')
  const italic = own('italic')
  const language = own('language')
  const color = own('color')
  const inner = [
    font && fontTag(font),
    toggle('w:b', bold),
    toggle('w:bCs', bold),
    toggle('w:i', italic),
    toggle('w:iCs', italic),
    toggle('w:strike', own('strike')),
    color && val('w:color', hex(color)),
    size && sizeTags(size),
    own('underline') === undefined ? '' : val('w:u', style.underline ? 'single' : 'none'),
    style.highlight && tag('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': hex(style.highlight) }),
    style.script && val('w:vertAlign', style.script === 'super' ? 'superscript' : 'subscript'),
    fromRight ? tag('w:rtl') : '',
    language && languageTag(language, fromRight),
  ]
  return wrapXml('w:rPr', inner.join(''))
}

export function fontTag(font: DocumentFont): string {
  const name = FONT_NAMES[font]
  return tag('w:rFonts', { 'w:ascii': name, 'w:hAnsi': name, 'w:cs': name })
}

export function sizeTags(size: number): string {
  const halfPoints = Math.max(2, Math.round(size * 2))
  return val('w:sz', halfPoints) + val('w:szCs', halfPoints)
}

/** A language in the place of its script. */
export function languageTag(language: string, fromRight: boolean): string {
  if (fromRight || /^(ar|he|fa|ur|yi)\b/.test(language)) return tag('w:lang', { 'w:bidi': language })
  return tag('w:lang', /^(zh|ja|ko)\b/.test(language) ? { 'w:eastAsia': language } : { 'w:val': language })
}

export function wrapXml(name: string, inner: string): string {
  return inner === '' ? '' : tag(name, {}, inner)
}
