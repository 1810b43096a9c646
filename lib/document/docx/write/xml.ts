import { escapeXml } from '../../../markup/write-xml.ts'

type Value = string | number | undefined

/** An element with its attributes, those without a value left out, around content that is XML already. */
export function tag(name: string, attributes: Readonly<Record<string, Value>> = {}, content = ''): string {
  let text = `<${name}`
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) text += ` ${key}="${escapeXml(String(value))}"`
  return content === '' ? `${text}/>` : `${text}>${content}</${name}>`
}

/** `<w:name w:val="value"/>`, or nothing without a value. */
export function val(name: string, value: Value): string {
  return value === undefined ? '' : tag(name, { 'w:val': value })
}

/** Returns a toggle property that is on or off; empty if undefined. */
export function toggle(name: string, isOn: boolean | undefined): string {
  if (isOn === undefined) return ''
  return isOn ? tag(name) : tag(name, { 'w:val': '0' })
}

export function twips(points: number | undefined): number | undefined {
  return points === undefined ? undefined : Math.round(points * 20)
}

export function emu(points: number): number {
  return Math.max(1, Math.round(points * 12_700))
}

/** A color as the format has it. */
export function hex(color: string): string {
  return color.slice(1).toUpperCase()
}
