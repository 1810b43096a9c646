import { getChild, getChildren, type XmlElement } from '../../../markup/read-xml.ts'
import { numberText } from './number-text.ts'
import { type ParagraphProperties, readParagraphProperties } from './paragraph-properties.ts'
import { readTextProperties, type TextProperties } from './text-properties.ts'
import type { Theme } from './theme.ts'
import { integerOf, isOn, valOf } from './values.ts'

/** One level of a list (ECMA-376, 17.9.6). */
export type Level = {
  readonly start: number
  readonly format: string
  /** With `%1` where the number of level 1 stands. */
  readonly pattern: string
  readonly follow: 'tab' | 'space' | 'none'
  readonly paragraph: ParagraphProperties
  readonly text: TextProperties
  readonly styleId: string | undefined
  /** Numbers of all levels in digits. */
  readonly isLegal: boolean
  /** Level that restarts this one; any higher one if undefined, none if 0. */
  readonly restart: number | undefined
}

type Instance = {
  readonly abstractId: string
  readonly levels: ReadonlyMap<number, Level>
  readonly restarts: ReadonlyMap<number, number>
}

/** Lists of a document: instances of definitions, with one continuous count per definition. */
export class Numbering {
  readonly #instances = new Map<string, Instance>()
  readonly #counts = new Map<string, number[]>()
  readonly #begun = new Set<string>()
  readonly #theme: Theme

  /** `styleNumbering` returns the instance that a list style names. */
  constructor(
    root: XmlElement | undefined,
    theme: Theme,
    styleNumbering: (styleId: string) => string | undefined,
  ) {
    this.#theme = theme
    const definitions = new Map(
      getChildren(root, 'w:abstractNum').map((one) => [one.attributes['w:abstractNumId'] ?? '', one]),
    )
    const instances = new Map(getChildren(root, 'w:num').map((one) => [one.attributes['w:numId'] ?? '', one]))
    for (const [id, element] of instances) {
      let abstractId = valOf(element, 'w:abstractNumId') ?? ''
      const link = valOf(definitions.get(abstractId), 'w:numStyleLink')
      const linked = link === undefined ? undefined : instances.get(styleNumbering(link) ?? '')
      if (linked) abstractId = valOf(linked, 'w:abstractNumId') ?? abstractId
      this.#instances.set(id, this.#instance(abstractId, definitions.get(abstractId), element))
    }
  }

  #instance(abstractId: string, definition: XmlElement | undefined, element: XmlElement): Instance {
    const levels = new Map<number, Level>()
    const restarts = new Map<number, number>()
    for (const level of getChildren(definition, 'w:lvl')) levels.set(indexOf(level), this.#level(level))
    for (const override of getChildren(element, 'w:lvlOverride')) {
      const index = indexOf(override)
      const own = getChild(override, 'w:lvl')
      if (own) levels.set(index, this.#level(own))
      const start = integerOf(valOf(override, 'w:startOverride'))
      if (start !== undefined) restarts.set(index, start)
    }
    return { abstractId, levels, restarts }
  }

  #level(element: XmlElement): Level {
    const follow = valOf(element, 'w:suff')
    return {
      start: integerOf(valOf(element, 'w:start')) ?? 0,
      format:
        valOf(element, 'w:numFmt') ??
        valOf(getChild(element, 'mc:AlternateContent', 'mc:Fallback'), 'w:numFmt') ??
        'decimal',
      pattern: valOf(element, 'w:lvlText') ?? '',
      follow: follow === 'space' ? 'space' : follow === 'nothing' ? 'none' : 'tab',
      paragraph: readParagraphProperties(getChild(element, 'w:pPr'), this.#theme),
      text: readTextProperties(getChild(element, 'w:rPr'), this.#theme),
      styleId: valOf(element, 'w:pStyle'),
      isLegal: isOn(element, 'w:isLgl') ?? false,
      restart: integerOf(valOf(element, 'w:lvlRestart')),
    }
  }

  level(id: string | undefined, index: number): Level | undefined {
    return this.#instances.get(id ?? '')?.levels.get(index)
  }

  /** The level of a list that is the one of a paragraph style. */
  levelOfStyle(id: string | undefined, styleId: string | undefined): number | undefined {
    const levels = this.#instances.get(id ?? '')?.levels
    return [...(levels ?? [])].find(
      ([, level]) => level.styleId !== undefined && level.styleId === styleId,
    )?.[0]
  }

  /** Counts one more item and returns its label. */
  next(
    id: string,
    index: number,
  ): { readonly text: string; readonly number: number; readonly list: string } | undefined {
    const instance = this.#instances.get(id)
    const level = instance?.levels.get(index)
    if (!instance || !level) return undefined
    const counts = this.#counts.get(instance.abstractId) ?? []
    this.#counts.set(instance.abstractId, counts)
    this.#restart(id, index, instance, counts)
    counts[index] = (counts[index] ?? level.start - 1) + 1
    for (let deeper = index + 1; deeper < counts.length; deeper++) {
      const { restart } = instance.levels.get(deeper) ?? {}
      if (restart === undefined || (restart > 0 && index < restart)) delete counts[deeper]
    }
    return {
      text: this.#text(instance, level, counts),
      number: counts[index] ?? level.start,
      list: instance.abstractId,
    }
  }

  /** The first item of an instance with a start value starts there. */
  #restart(id: string, index: number, { restarts }: Instance, counts: (number | undefined)[]): void {
    const start = restarts.get(index)
    const key = `${id} ${index}`
    if (start === undefined || this.#begun.has(key)) return
    this.#begun.add(key)
    counts[index] = start - 1
  }

  #text({ levels }: Instance, level: Level, counts: readonly (number | undefined)[]): string {
    return level.pattern.replace(/%([1-9])/g, (_, digit: string) => {
      const index = Number(digit) - 1
      const own = levels.get(index)
      const format = level.isLegal && own !== level ? 'decimal' : (own?.format ?? 'decimal')
      return numberText(counts[index] ?? own?.start ?? 1, format)
    })
  }
}

function indexOf(element: XmlElement): number {
  return integerOf(element.attributes['w:ilvl']) ?? 0
}
