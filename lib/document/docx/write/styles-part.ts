import type { TextDocument, TextStyle } from '../../blocks.ts'
import { FONT_NAMES, fontTag, languageTag, runProperties, sizeTags } from './inline-xml.ts'
import { tag, toggle, val } from './xml.ts'

const HEADING_SIZES = [2, 1.5, 1.25, 1.1, 1, 0.9] as const
const SIZE = 10

/** Returns the base text style of a heading. */
export function headingStyle(base: TextStyle, level: number): TextStyle {
  return { ...base, bold: true, size: (base.size ?? SIZE) * (HEADING_SIZES[level - 1] ?? 1) }
}

/** Returns the contents of `w:styles` (ECMA-376, 17.7). */
export function stylesXml({ style = {}, language }: TextDocument): string {
  const font = FONT_NAMES[style.font ?? 'sans']
  const defaults = tag(
    'w:docDefaults',
    {},
    tag(
      'w:rPrDefault',
      {},
      tag(
        'w:rPr',
        {},
        tag('w:rFonts', { 'w:ascii': font, 'w:hAnsi': font, 'w:cs': font, 'w:eastAsia': font }) +
          sizeTags(style.size ?? SIZE) +
          languageTag(language, false),
      ),
    ) +
      tag(
        'w:pPrDefault',
        {},
        tag('w:pPr', {}, tag('w:spacing', { 'w:after': 0, 'w:line': 240, 'w:lineRule': 'auto' })),
      ),
  )
  const headings = [1, 2, 3, 4, 5, 6].map((level) =>
    paragraphStyle(
      `Heading${level}`,
      `heading ${level}`,
      toggle('w:keepNext', true) + toggle('w:keepLines', true) + val('w:outlineLvl', level - 1),
      runProperties(headingStyle(style, level), style),
    ),
  )
  return [
    defaults,
    tag(
      'w:style',
      { 'w:type': 'paragraph', 'w:default': 1, 'w:styleId': 'Normal' },
      val('w:name', 'Normal') + tag('w:qFormat'),
    ),
    ...headings,
    paragraphStyle('ListParagraph', 'List Paragraph', '', ''),
    paragraphStyle('Quote', 'Quote', tag('w:ind', { 'w:left': 360 }), ''),
    paragraphStyle('Header', 'header', '', ''),
    paragraphStyle('Footer', 'footer', '', ''),
    paragraphStyle(
      'FootnoteText',
      'footnote text',
      '',
      tag('w:rPr', {}, sizeTags(Math.max(7, (style.size ?? SIZE) - 1))),
    ),
    characterStyle('Hyperlink', 'Hyperlink', val('w:color', '0563C1') + val('w:u', 'single')),
    characterStyle('FootnoteReference', 'footnote reference', val('w:vertAlign', 'superscript')),
    characterStyle('Code', 'Code', fontTag('mono')),
    tag(
      'w:style',
      { 'w:type': 'table', 'w:default': 1, 'w:styleId': 'TableNormal' },
      val('w:name', 'Normal Table') +
        tag(
          'w:tblPr',
          {},
          tag('w:tblInd', { 'w:w': 0, 'w:type': 'dxa' }) +
            tag(
              'w:tblCellMar',
              {},
              ['top', 'left', 'bottom', 'right']
                .map((side) =>
                  tag(`w:${side}`, { 'w:w': side === 'left' || side === 'right' ? 80 : 60, 'w:type': 'dxa' }),
                )
                .join(''),
            ),
        ),
    ),
  ].join('')
}

function paragraphStyle(id: string, name: string, paragraph: string, run: string): string {
  const properties = paragraph === '' ? '' : tag('w:pPr', {}, paragraph)
  return tag(
    'w:style',
    { 'w:type': 'paragraph', 'w:styleId': id },
    val('w:name', name) +
      val('w:basedOn', 'Normal') +
      val('w:next', 'Normal') +
      tag('w:qFormat') +
      properties +
      run,
  )
}

function characterStyle(id: string, name: string, run: string): string {
  return tag(
    'w:style',
    { 'w:type': 'character', 'w:styleId': id },
    val('w:name', name) + tag('w:rPr', {}, run),
  )
}
