import type { XmlElement } from '../../../markup/read-xml.ts'
import type { Block, Inline } from '../../blocks.ts'
import type { DrawingContent } from './drawing.ts'
import { numberText } from './number-text.ts'
import { inSmallCapitals, isSame, withLink } from './run-style.ts'
import { anchoredAlign, type Segment } from './segments.ts'
import type { DocxSource, NoteSource, Part } from './source.ts'
import { plainSymbols } from './symbols.ts'
import { type TextProperties, textStyle } from './text-properties.ts'
import { omitUndefined } from './values.ts'

export type RunContext = {
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

/** Collects the segments of a paragraph; merges neighboring text of one style. */
export class SegmentCollector {
  readonly segments: Segment[] = []
  readonly #context: RunContext

  constructor(context: RunContext) {
    this.#context = context
  }

  add(inline: Inline): void {
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

  addText(written: string, properties: TextProperties, target: string | undefined): void {
    const text = plainSymbols(properties.caps ? written.toUpperCase() : written, properties.fontName)
    if (text === '') return
    const style = withLink(textStyle(properties, FROM_RIGHT.test(text)), target)
    if (!properties.smallCaps || properties.caps) {
      this.add({ kind: 'text', text, style })
      return
    }
    for (const part of inSmallCapitals(text, style)) this.add(part)
  }

  addBookmark(name: string): void {
    this.segments.push({ kind: 'bookmark', name })
  }

  addBreak(type: string | undefined): void {
    if (type === 'page') this.segments.push({ kind: 'page-break' })
    else if (type === 'column') this.segments.push({ kind: 'column-break' })
    else this.add({ kind: 'line-break' })
  }

  addPageField(shows: 'number' | 'count', properties: TextProperties): void {
    this.add({ kind: 'page-field', shows, style: textStyle(properties, false) })
  }

  addSymbol({ attributes }: XmlElement, properties: TextProperties): void {
    const code = Number.parseInt(attributes['w:char'] ?? '', 16)
    if (Number.isFinite(code))
      this.addText(plainSymbols(String.fromCharCode(code), attributes['w:font']), properties, undefined)
  }

  addDrawing({ parts, anchor }: DrawingContent, target: string | undefined): void {
    for (const part of parts)
      if (part.kind === 'box') this.#addBox(part.element)
      else {
        const image = target === undefined || part.image.link ? part.image : { ...part.image, link: target }
        if (anchor)
          this.segments.push({ kind: 'anchored', image, ...omitUndefined({ align: anchoredAlign(anchor) }) })
        else this.add({ kind: 'image', ...image })
      }
  }

  #addBox(element: XmlElement): void {
    const blocks = this.#context.blocks(element, this.#context.part)
    const isEmpty = blocks.every((block) => block.kind === 'paragraph' && block.content.length === 0)
    if (!isEmpty) this.segments.push({ kind: 'blocks', blocks })
  }

  addNote(reference: XmlElement, properties: TextProperties): void {
    const { footnotes } = this.#context.source
    const note = this.#noteOf(reference, footnotes)
    if (note && !this.#context.isInMargin)
      this.add({
        kind: 'note-mark',
        text: note.mark,
        note: note.blocks(),
        style: textStyle(properties, false),
      })
  }

  addEndnote(reference: XmlElement, properties: TextProperties): void {
    const note = this.#noteOf(reference, this.#context.source.endnotes)
    if (note) this.add({ kind: 'text', text: note.mark, style: { ...textStyle(properties, false) } })
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
}
