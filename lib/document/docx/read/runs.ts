import {
  childElements,
  getChild,
  getChildren,
  textWithin,
  type XmlElement,
} from '../../../markup/read-xml.ts'
import { chooseAlternate } from './alternate.ts'
import { readDrawing } from './drawing.ts'
import { type Fields, fieldEffect } from './fields.ts'
import { controlContent } from './form-fields.ts'
import { formulaText } from './formula.ts'
import { mirroredChars, readAloud } from './run-style.ts'
import { type RunContext, SegmentCollector } from './segment-collector.ts'
import type { Segment } from './segments.ts'
import { readTextProperties, type TextProperties, toggleProperties } from './text-properties.ts'
import { valOf } from './values.ts'
import { readVml } from './vml.ts'

/** Reads the content of a paragraph (ECMA-376, 17.3.3). */
export class RunReader {
  readonly #context: RunContext
  readonly #collector: SegmentCollector
  readonly #fields: Fields

  constructor(context: RunContext, fields: Fields) {
    this.#context = context
    this.#collector = new SegmentCollector(context)
    this.#fields = fields
  }

  get segments(): readonly Segment[] {
    return this.#collector.segments
  }

  read(element: XmlElement, link?: string): void {
    for (const child of childElements(element)) this.#readChild(child, link)
  }

  #readChild(child: XmlElement, link: string | undefined): void {
    switch (child.name) {
      case 'w:r':
        this.#readRun(child, link)
        return
      case 'w:hyperlink':
        this.read(child, this.#target(child) ?? link)
        return
      case 'w:fldSimple':
        this.#readSimpleField(child, link)
        return
      case 'w:sdt':
        this.read(controlContent(child), link)
        return
      case 'w:ins':
      case 'w:moveTo':
      case 'w:smartTag':
      case 'w:customXml':
        this.read(child, link)
        return
      case 'w:bdo':
      case 'w:dir':
        this.#readTurned(child, link)
        return
      case 'w:bookmarkStart': {
        const name = child.attributes['w:name']
        if (name && name !== '_GoBack') this.#collector.addBookmark(name)
        return
      }
      case 'mc:AlternateContent':
        this.read(chooseAlternate(child), link)
        return
      case 'm:oMathPara':
        this.#readFormulas(child, link)
        return
      case 'm:oMath':
        this.#context.source.notes.add('formulas')
        this.#collector.addText(formulaText(child), this.#context.base, link)
        return
    }
  }

  /** Reads the formulas of a math paragraph, each on its own line. */
  #readFormulas(paragraph: XmlElement, link: string | undefined): void {
    for (const [index, formula] of getChildren(paragraph, 'm:oMath').entries()) {
      if (index > 0) this.#collector.add({ kind: 'line-break' })
      this.#readChild(formula, link)
    }
  }

  /** Reads the content between direction control characters, if the element sets a direction. */
  #readTurned(element: XmlElement, link: string | undefined): void {
    const [opener, closer] = mirroredChars(element)
    this.#collector.addText(opener, this.#context.base, link)
    this.read(element, link)
    this.#collector.addText(closer, this.#context.base, link)
  }

  #target({ attributes }: XmlElement): string | undefined {
    const found = this.#context.part.relationships.get(attributes['r:id'] ?? '')
    const place = attributes['w:anchor']
    if (found?.isExternal) return place ? `${found.target}#${place}` : found.target
    return place ? `#${place}` : undefined
  }

  #readSimpleField(field: XmlElement, link: string | undefined): void {
    const effect = fieldEffect(field.attributes['w:instr'] ?? '')
    if (effect.kind === 'page-field') {
      const [run] = childElements(field).filter(({ name }) => name === 'w:r')
      this.#collector.addPageField(effect.shows, run ? this.#properties(run) : this.#context.base)
      return
    }
    this.read(field, effect.kind === 'link' ? effect.target : link)
  }

  #properties(run: XmlElement): TextProperties {
    const { source, base } = this.#context
    const element = getChild(run, 'w:rPr')
    if (!element) return base
    const styleId = valOf(element, 'w:rStyle')
    const styled =
      styleId === undefined ? base : toggleProperties(base, source.styles.style(styleId, 'character').text)
    return { ...styled, ...readTextProperties(element, source.theme) }
  }

  #readRun(run: XmlElement, link: string | undefined): void {
    const properties = this.#properties(run)
    for (const child of childElements(run)) this.#readPart(child, properties, link)
  }

  #readPart(child: XmlElement, properties: TextProperties, link: string | undefined): void {
    switch (child.name) {
      case 'w:fldChar':
        this.#markField(child, properties)
        return
      case 'w:instrText':
        this.#fields.instruct(textWithin(child))
        return
      case 'mc:AlternateContent':
        for (const part of childElements(chooseAlternate(child))) this.#readPart(part, properties, link)
        return
    }
    if (this.#fields.isSilent || properties.hidden) return
    if (child.name !== 'w:rPr') this.#fields.noteText()
    const target = link ?? this.#fields.link
    switch (child.name) {
      case 'w:t':
        this.#collector.addText(textWithin(child), properties, target)
        return
      case 'w:tab':
      case 'w:ptab':
        this.#collector.addText('\t', properties, target)
        return
      case 'w:noBreakHyphen':
        this.#collector.addText('\u2011', properties, target)
        return
      case 'w:softHyphen':
        this.#collector.addText('\u00AD', properties, target)
        return
      case 'w:cr':
        this.#collector.add({ kind: 'line-break' })
        return
      case 'w:br':
        this.#collector.addBreak(child.attributes['w:type'])
        return
      case 'w:sym':
        this.#collector.addSymbol(child, properties)
        return
      case 'w:drawing':
        this.#collector.addDrawing(readDrawing(child, this.#context.source, this.#context.part), target)
        return
      case 'w:pict':
      case 'w:object':
        this.#collector.addDrawing(readVml(child, this.#context.source, this.#context.part), target)
        return
      case 'w:ruby':
        this.#addRuby(child, properties, target)
        return
      case 'w:footnoteReference':
        this.#collector.addNote(child, properties)
        return
      case 'w:endnoteReference':
        this.#collector.addEndnote(child, properties)
        return
      case 'w:footnoteRef':
      case 'w:endnoteRef':
        this.#collector.addText(this.#context.ownNote ?? '', properties, undefined)
        return
      case 'w:commentReference':
        this.#context.source.notes.add('comments')
        return
    }
  }

  #markField(mark: XmlElement, properties: TextProperties): void {
    const type = mark.attributes['w:fldCharType']
    if (type === 'begin') {
      this.#fields.begin(mark)
      return
    }
    const effect =
      type === 'separate' ? this.#fields.separate() : type === 'end' ? this.#fields.end() : undefined
    if (effect?.kind === 'page-field') this.#collector.addPageField(effect.shows, properties)
    if (effect?.kind === 'form-value') this.#collector.addText(effect.text, properties, undefined)
  }

  /** Adds the ruby text in brackets after its base, the fallback of browsers without ruby. */
  #addRuby(ruby: XmlElement, properties: TextProperties, target: string | undefined): void {
    const base = getChild(ruby, 'w:rubyBase')
    if (base) this.read(base, target)
    const aloud = readAloud(ruby)
    if (aloud !== '') this.#collector.addText(`(${aloud})`, properties, target)
  }
}
