import { getChild, getChildren, textWithin, type XmlElement } from '../../../markup/read-xml.ts'
import type { Block, ImageSource, PageBreak, PageSetup } from '../../blocks.ts'
import { imageSource } from '../../image-source.ts'
import { Notes } from '../../notes.ts'
import { getTitle, type ReadDocument } from '../../read-document.ts'
import { BodyReader } from './body.ts'
import { numberText } from './number-text.ts'
import { Numbering } from './numbering.ts'
import { type DocxPackage, noDocument, openPackage } from './open-package.ts'
import { inColumns, isContinuous, type MarginParts, marginParts, pageSetup } from './sections.ts'
import { type DocxSettings, type DocxSource, getPart, type NoteSource } from './source.ts'
import { StyleSheet } from './styles.ts'
import { textStyle } from './text-properties.ts'
import { readTheme } from './theme.ts'
import { integerOf, isOn, points, valOf } from './values.ts'

/** Decodes a picture that is neither JPEG nor PNG; undefined for one that it does not know. */
type DecodeImage = (bytes: Uint8Array) => Promise<ImageSource | undefined>

/** Reads the bytes of a .docx file (ECMA-376, WordprocessingML). Throws UserError for what is none. */
export async function readDocx(bytes: Uint8Array, name: string, decode?: DecodeImage): Promise<ReadDocument> {
  const pack = openPackage(bytes)
  const main = pack.xml(pack.main)
  if (main?.name !== 'w:document') throw noDocument()
  const source = await openSource(pack, decode)
  const body = getChild(main, 'w:body')
  const reader = new BodyReader(source)
  const sections = body ? reader.sections(body, getPart(pack, pack.main)) : []
  const { page, blocks } = withSectionBreaks(sections, source, reader)
  const core = pack.xml('docProps/core.xml')
  const title = getChild(core, 'dc:title')
  const author = getChild(core, 'dc:creator')
  const { text } = source.styles.defaults
  return {
    document: {
      meta: {
        title: (title && textWithin(title).trim()) || getTitle(name),
        ...(author && textWithin(author).trim() ? { author: textWithin(author).trim() } : {}),
      },
      language: text.language ?? 'en',
      direction: isOn(sections.at(-1)?.section, 'w:bidi') ? 'rtl' : 'ltr',
      style: textStyle(text, false),
      page,
      blocks: [...blocks, ...endnoteBlocks(source, reader)],
    },
    notes: source.notes.sentences,
  }
}

async function openSource(pack: DocxPackage, decode: DecodeImage | undefined): Promise<DocxSource> {
  const main = getPart(pack, pack.main)
  const target = (type: string) =>
    [...main.relationships.values()].find((one) => one.type === type && !one.isExternal)?.target
  const xml = (type: string) => {
    const path = target(type)
    return path === undefined ? undefined : pack.xml(path)
  }
  const theme = readTheme(xml('theme'))
  const styles = new StyleSheet(xml('styles'), theme)
  const settings = xml('settings')
  return {
    package: pack,
    theme,
    styles,
    numbering: new Numbering(
      xml('numbering'),
      theme,
      (id) => styles.style(id, 'paragraph').paragraph.numberingId,
    ),
    notes: new Notes(),
    images: await getImages(pack, decode),
    settings: getSettings(settings),
    footnotes: noteSource(pack, target('footnotes'), 'w:footnote', settings),
    endnotes: noteSource(pack, target('endnotes'), 'w:endnote', settings),
  }
}

async function getImages(pack: DocxPackage, decode: DecodeImage | undefined): Promise<DocxSource['images']> {
  const known = new Map<string, ImageSource | undefined>()
  for (const path of pack.imagePaths) {
    const bytes = pack.bytes(path)
    if (bytes) known.set(path, imageSource(bytes) ?? (await decode?.(bytes)))
  }
  return (path) => known.get(path.toLowerCase())
}

function getSettings(settings: XmlElement | undefined): DocxSettings {
  const compat = getChild(settings, 'w:compat')
  const mode = getChildren(compat, 'w:compatSetting').find(
    ({ attributes }) => attributes['w:name'] === 'compatibilityMode',
  )
  return {
    tabEvery: points(valOf(settings, 'w:defaultTabStop')) || 36,
    hasEvenPages: isOn(settings, 'w:evenAndOddHeaders') ?? false,
    addsSpaces: isOn(compat, 'w:doNotUseHTMLParagraphAutoSpacing') ?? false,
    compatibility: integerOf(mode?.attributes['w:val']) ?? 12,
  }
}

function noteSource(
  pack: DocxPackage,
  path: string | undefined,
  name: string,
  settings: XmlElement | undefined,
): NoteSource {
  const root = path === undefined ? undefined : pack.xml(path)
  const fallback = name === 'w:footnote' ? 'decimal' : 'lowerRoman'
  const notes = getChildren(root, name).filter(
    ({ attributes }) => attributes['w:type'] === undefined || attributes['w:type'] === 'normal',
  )
  return {
    part: path === undefined ? undefined : getPart(pack, path),
    byId: new Map(notes.map((note) => [note.attributes['w:id'] ?? '', note])),
    format: valOf(getChild(settings, `${name}Pr`), 'w:numFmt') ?? fallback,
    met: [],
  }
}

/** Returns the body with a page break before each section that starts a page. */
function withSectionBreaks(
  sections: ReturnType<BodyReader['sections']>,
  source: DocxSource,
  reader: BodyReader,
): { page: PageSetup; blocks: Block[] } {
  const blocks: Block[] = []
  let parts: MarginParts = new Map()
  let first: PageSetup | undefined
  for (const [index, { blocks: own, section }] of sections.entries()) {
    parts = marginParts(section, parts, source, reader)
    const page = pageSetup(section, parts, source)
    const last = blocks.at(-1)
    const isOnNew = first && !isContinuous(section)
    if (isOnNew && last?.kind === 'page-break' && !last.page) blocks.pop()
    if (isOnNew) blocks.push({ kind: 'page-break', page } satisfies PageBreak)
    first ??= page
    const next = sections[index + 1]
    for (const block of inColumns(own, section, next !== undefined && isContinuous(next.section)))
      blocks.push(block)
  }
  return { page: first ?? pageSetup(undefined, parts, source), blocks }
}

/** Word's line above notes is two inches long. */
const NOTE_LINE = 144

/** Returns the endnotes for the end of the document, below a short line, like in Word. */
function endnoteBlocks({ endnotes }: DocxSource, reader: BodyReader): Block[] {
  const { part, byId, met, format } = endnotes
  if (!part || met.length === 0) return []
  const notes = met.flatMap((id) => {
    const note = byId.get(id)
    return note ? reader.blocks(note, part, false, numberText(met.indexOf(id) + 1, format)) : []
  })
  return [
    { kind: 'rule', width: 0.5, length: NOTE_LINE, color: '#000000', spaceBefore: 6, spaceAfter: 4 },
    ...notes,
  ]
}
