import { childElements, getChild, textWithin, type XmlElement } from '../../../markup/read-xml.ts'
import type { Block, Inline } from '../../blocks.ts'
import { chooseAlternate } from './alternate.ts'
import { type DrawingContent, readDrawing } from './drawing.ts'
import { type Fields, fieldEffect } from './fields.ts'
import { numberText } from './number-text.ts'
import { inSmallCapitals, isSame, mirroredChars, readAloud, withLink } from './run-style.ts'
import { anchoredAlign, type Segment } from './segments.ts'
import type { DocxSource, NoteSource, Part } from './source.ts'
import { plainSymbols } from './symbols.ts'
import { readTextProperties, type TextProperties, textStyle, toggleProperties } from './text-properties.ts'
import { omitUndefined, valOf } from './values.ts'
import { readVml } from './vml.ts'

type RunContext = {
  readonly source: DocxSource
  readonly part: Part
  /** Base style of the paragraph's text. */
  readonly base: TextProperties
  readonly isInMargin: boolean
  /** Reads the contents of boxes and notes. */
  readonly blocks: (element: XmlElement, part: Part) => Block[]
  /** Replacement of `w:footnoteRef` within a note. */
  readonly ownNote: string | undefined
}

const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Reads what a paragraph holds (ECMA-376, 17.3.3). */
export class RunReader {
  readonly segments: Segment[] = []
  readonly #context: RunContext
  readonly #fields: Fields

  constructor(context: RunContext, fields: Fields) {
    this.#context = context
    this.#fields = fields
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
      case 'w:sdt': {
        const content = getChild(child, 'w:sdtContent')
        content && this.read(content, link)
        return
      }
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
        if (name && name !== '_GoBack') this.segments.push({ kind: 'bookmark', name })
        return
      }
      case 'mc:AlternateContent':
        this.read(chooseAlternate(child), link)
        return
      case 'm:oMath':
      case 'm:oMathPara':
        this.#context.source.notes.add('formulas')
        this.#addText(textWithin(child), this.#context.base, link)
        return
    }
  }

  /** Reads the content between direction control characters, if the element sets a direction. */
  #readTurned(element: XmlElement, link: string | undefined): void {
    const [opener, closer] = mirroredChars(element)
    this.#addText(opener, this.#context.base, link)
    this.read(element, link)
    this.#addText(closer, this.#context.base, link)
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
      this.#addPageField(effect.shows, run ? this.#properties(run) : this.#context.base)
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
        this.#markField(child.attributes['w:fldCharType'], properties)
        return
      case 'w:instrText':
        this.#fields.instruct(textWithin(child))
        return
      case 'mc:AlternateContent':
        for (const part of childElements(chooseAlternate(child))) this.#readPart(part, properties, link)
        return
    }
    if (this.#fields.isSilent || properties.hidden) return
    const target = link ?? this.#fields.link
    switch (child.name) {
      case 'w:t':
        this.#addText(textWithin(child), properties, target)
        return
      case 'w:tab':
      case 'w:ptab':
        this.#addText('\t', properties, target)
        return
      case 'w:noBreakHyphen':
        this.#addText('\u2011', properties, target)
        return
      case 'w:softHyphen':
        this.#addText('\u00AD', properties, target)
        return
      case 'w:cr':
        this.#add({ kind: 'line-break' })
        return
      case 'w:br':
        this.#addBreak(child.attributes['w:type'])
        return
      case 'w:sym':
        this.#addSymbol(child, properties)
        return
      case 'w:drawing':
        this.#addDrawing(readDrawing(child, this.#context.source, this.#context.part), target)
        return
      case 'w:pict':
      case 'w:object':
        this.#addDrawing(readVml(child, this.#context.source, this.#context.part), target)
        return
      case 'w:ruby':
        this.#addRuby(child, properties, target)
        return
      case 'w:footnoteReference':
        this.#addNote(child, properties)
        return
      case 'w:endnoteReference':
        this.#addEndnote(child, properties)
        return
      case 'w:footnoteRef':
      case 'w:endnoteRef':
        this.#addText(this.#context.ownNote ?? '', properties, undefined)
        return
      case 'w:commentReference':
        this.#context.source.notes.add('comments')
        return
    }
  }

  #markField(type: string | undefined, properties: TextProperties): void {
    if (type === 'begin') {
      this.#fields.begin()
      return
    }
    const effect =
      type === 'separate' ? this.#fields.separate() : type === 'end' ? this.#fields.end() : undefined
    if (effect?.kind === 'page-field') this.#addPageField(effect.shows, properties)
  }

  #addBreak(type: string | undefined): void {
    if (type === 'page') this.segments.push({ kind: 'page-break' })
    else if (type === 'column') this.segments.push({ kind: 'column-break' })
    else this.#add({ kind: 'line-break' })
  }

  #addPageField(shows: 'number' | 'count', properties: TextProperties): void {
    this.#add({ kind: 'page-field', shows, style: textStyle(properties, false) })
  }

  #addSymbol({ attributes }: XmlElement, properties: TextProperties): void {
    const code = Number.parseInt(attributes['w:char'] ?? '', 16)
    if (Number.isFinite(code))
      this.#addText(plainSymbols(String.fromCharCode(code), attributes['w:font']), properties, undefined)
  }

  #addText(written: string, properties: TextProperties, target: string | undefined): void {
    const text = plainSymbols(properties.caps ? written.toUpperCase() : written, properties.fontName)
    if (text === '') return
    const style = withLink(textStyle(properties, FROM_RIGHT.test(text)), target)
    if (!properties.smallCaps || properties.caps) {
      this.#add({ kind: 'text', text, style })
      return
    }
    for (const part of inSmallCapitals(text, style)) this.#add(part)
  }

  #addDrawing({ parts, anchor }: DrawingContent, target: string | undefined): void {
    for (const part of parts)
      if (part.kind === 'box') this.#addBox(part.element)
      else {
        const image = target === undefined || part.image.link ? part.image : { ...part.image, link: target }
        if (anchor)
          this.segments.push({ kind: 'anchored', image, ...omitUndefined({ align: anchoredAlign(anchor) }) })
        else this.#add({ kind: 'image', ...image })
      }
  }

  #addBox(element: XmlElement): void {
    const blocks = this.#context.blocks(element, this.#context.part)
    const isEmpty = blocks.every((block) => block.kind === 'paragraph' && block.content.length === 0)
    if (!isEmpty) this.segments.push({ kind: 'blocks', blocks })
  }

  /** Adds the ruby text in brackets after its base, the fallback of browsers without ruby. */
  #addRuby(ruby: XmlElement, properties: TextProperties, target: string | undefined): void {
    const base = getChild(ruby, 'w:rubyBase')
    if (base) this.read(base, target)
    const aloud = readAloud(ruby)
    if (aloud !== '') this.#addText(`(${aloud})`, properties, target)
  }

  #addNote(reference: XmlElement, properties: TextProperties): void {
    const { footnotes } = this.#context.source
    const note = this.#noteOf(reference, footnotes)
    if (note && !this.#context.isInMargin)
      this.#add({
        kind: 'note-mark',
        text: note.mark,
        note: note.blocks(),
        style: textStyle(properties, false),
      })
  }

  #addEndnote(reference: XmlElement, properties: TextProperties): void {
    const note = this.#noteOf(reference, this.#context.source.endnotes)
    if (note) this.#add({ kind: 'text', text: note.mark, style: { ...textStyle(properties, false) } })
  }

  #noteOf({ attributes }: XmlElement, notes: NoteSource) {
    const id = attributes['w:id'] ?? ''
    const element = notes.byId.get(id)
    const { part } = notes
    if (!element || !part) return undefined
    notes.met.push(id)
    const mark = attributes['w:customMarkFollows'] ? '' : numberText(notes.met.length, notes.format)
    return { mark, blocks: () => this.#context.blocks(element, part) }
  }

  #add(inline: Inline): void {
    const last = this.segments.at(-1)
    if (
      inline.kind === 'text' &&
      last?.kind === 'inline' &&
      last.inline.kind === 'text' &&
      isSame(last.inline.style, inline.style)
    )
      this.segments[this.segments.length - 1] = {
        kind: 'inline',
        inline: { ...inline, text: last.inline.text + inline.text },
      }
    else this.segments.push({ kind: 'inline', inline })
  }
}
