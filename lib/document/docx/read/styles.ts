import { getChild, getChildren, type XmlElement } from '../../../markup/read-xml.ts'
import { type ParagraphProperties, readParagraphProperties, withTabs } from './paragraph-properties.ts'
import { readTableProperties, type TableProperties } from './table-properties.ts'
import { readTextProperties, type TextProperties } from './text-properties.ts'
import type { Theme } from './theme.ts'
import { isTrue, valOf } from './values.ts'

/** Style, including the properties of its base styles. */
export type Style = {
  readonly name: string
  readonly paragraph: ParagraphProperties
  readonly text: TextProperties
  readonly table: TableProperties
  /** Styles of a table's parts: `firstRow`, `band1Horz`… (ECMA-376, 17.18.89). */
  readonly parts: ReadonlyMap<string, TablePart>
}

type TablePart = {
  readonly paragraph: ParagraphProperties
  readonly text: TextProperties
  readonly table: TableProperties
}

const NOTHING: Style = { name: '', paragraph: {}, text: {}, table: {}, parts: new Map() }
const MAX_ANCESTORS = 50

/** The styles of a document, each with all that it inherits. */
export class StyleSheet {
  readonly defaults: { readonly paragraph: ParagraphProperties; readonly text: TextProperties }
  readonly #elements = new Map<string, XmlElement>()
  readonly #resolved = new Map<string, Style>()
  readonly defaultIds = new Map<string, string>()
  readonly #theme: Theme

  constructor(root: XmlElement | undefined, theme: Theme) {
    this.#theme = theme
    const defaults = getChild(root, 'w:docDefaults')
    this.defaults = {
      text: readTextProperties(getChild(defaults, 'w:rPrDefault', 'w:rPr'), theme),
      paragraph: readParagraphProperties(getChild(defaults, 'w:pPrDefault', 'w:pPr'), theme),
    }
    for (const style of getChildren(root, 'w:style')) {
      const { 'w:styleId': id = '', 'w:type': type = 'paragraph', 'w:default': isDefault } = style.attributes
      this.#elements.set(id, style)
      if (isTrue(isDefault)) this.defaultIds.set(type, id)
    }
  }

  /** Returns the style of an id, or the default one of its type. */
  style(id: string | undefined, type: 'paragraph' | 'character' | 'table'): Style {
    const known = id !== undefined && this.#elements.has(id) ? id : this.defaultIds.get(type)
    return known === undefined ? NOTHING : this.#resolve(known, 0)
  }

  #resolve(id: string, depth: number): Style {
    const known = this.#resolved.get(id)
    if (known) return known
    const element = this.#elements.get(id)
    if (!element || depth > MAX_ANCESTORS) return NOTHING
    const base = valOf(element, 'w:basedOn')
    const style = this.#over(base === undefined ? NOTHING : this.#resolve(base, depth + 1), element)
    this.#resolved.set(id, style)
    return style
  }

  #over(base: Style, element: XmlElement): Style {
    const own = this.#part(element)
    const parts = new Map(base.parts)
    for (const part of getChildren(element, 'w:tblStylePr')) {
      const name = part.attributes['w:type'] ?? ''
      parts.set(name, mergedPart(parts.get(name), this.#part(part)))
    }
    return { ...mergedPart(base, own), name: valOf(element, 'w:name') ?? '', parts }
  }

  #part(element: XmlElement): TablePart {
    return {
      paragraph: readParagraphProperties(getChild(element, 'w:pPr'), this.#theme),
      text: readTextProperties(getChild(element, 'w:rPr'), this.#theme),
      table: readTableProperties(element, this.#theme),
    }
  }
}

function mergedPart(below: TablePart | undefined, above: TablePart): TablePart {
  if (!below) return above
  return {
    paragraph: mergedParagraph(below.paragraph, above.paragraph),
    text: { ...below.text, ...above.text },
    table: {
      ...below.table,
      ...above.table,
      borders: { ...below.table.borders, ...above.table.borders },
      cellMargins: { ...below.table.cellMargins, ...above.table.cellMargins },
    },
  }
}

export function mergedParagraph(below: ParagraphProperties, above: ParagraphProperties): ParagraphProperties {
  return {
    ...below,
    ...above,
    ...(below.tabs || above.tabs ? { tabs: withTabs(below.tabs, above.tabs) } : {}),
  }
}
