import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { childElements, elementsWithin, readXml, type XmlElement } from '../../../markup/read-xml.ts'
import { paragraph, testDocument } from '../../../typeset/documents.fixture.ts'
import type { Block, TextStyle } from '../../blocks.ts'
import { writeDocx } from '../../write-docx.ts'

/** In which order ECMA-376's schema (part 1, annex A) has what stands within; Word calls a file in another one damaged. */
const ORDER: Readonly<Record<string, string>> = {
  'w:pPr':
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  'w:rPr':
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath',
  'w:tblPr':
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription',
  'w:tcPr':
    'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  'w:tcBorders': 'top start left bottom end right insideH insideV tl2br tr2bl',
  'w:pBdr': 'top left bottom right between bar',
  'w:lvl': 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr',
  'w:sectPr':
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings',
  'w:style':
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr',
}

const ALL: TextStyle = {
  font: 'mono',
  size: 9,
  bold: true,
  italic: true,
  color: '#112233',
  underline: true,
  strike: true,
  highlight: '#ffee00',
  script: 'super',
  language: 'de',
}
const LINE = { width: 1, color: '#445566' }
const BORDERS = { top: LINE, right: LINE, bottom: LINE, left: LINE }

const BLOCKS: readonly Block[] = [
  { kind: 'heading', level: 1, content: [{ kind: 'text', text: 'All', style: ALL }], keepWithNext: true },
  paragraph('much', {
    content: [{ kind: 'text', text: 'much', style: ALL }],
    align: 'justify',
    direction: 'rtl',
    spaceBefore: 3,
    spaceAfter: 4,
    lineHeight: { times: 1.5 },
    indentStart: 9,
    firstLine: 5,
    keepTogether: true,
    tabs: [{ at: 72, align: 'end', leader: '.' }],
  }),
  { kind: 'list', marker: 'decimal', items: [{ blocks: [paragraph('one')] }] },
  { kind: 'group', role: 'part', blocks: [paragraph('boxed')], shade: '#eeeeee', borders: BORDERS },
  {
    kind: 'table',
    align: 'center',
    borders: BORDERS,
    padding: { top: 1, right: 2, bottom: 3, left: 4 },
    columns: [{ points: 60 }, { points: 90 }],
    headerRows: 1,
    rows: [
      {
        cells: [
          {
            blocks: [paragraph('a')],
            columnSpan: 2,
            shade: '#ffee00',
            borders: BORDERS,
            verticalAlign: 'middle',
          },
        ],
      },
      { cells: [{ blocks: [paragraph('b')], rowSpan: 2 }, { blocks: [paragraph('c')] }] },
      { cells: [{ blocks: [paragraph('d')] }] },
    ],
  },
]

const files = Object.entries(unzipSync(writeDocx(testDocument(BLOCKS)))).flatMap(([path, bytes]) =>
  /^word\/[a-z]+\d*\.xml$/.test(path) ? [readXml(strFromU8(bytes))] : [],
)
const found = (name: string): XmlElement[] =>
  files.flatMap((root) => [...elementsWithin(root)].filter((element) => element.name === name))

test.each(Object.entries(ORDER))('the children of %s are in the order of the schema', (name, order) => {
  const known = order.split(' ')
  const all = found(name)
  expect([name, all.length > 0]).toEqual([name, true])
  for (const element of all) {
    const children = childElements(element).map((child) => child.name.slice(2))
    expect(children.filter((child) => !known.includes(child))).toEqual([])
    expect(children).toEqual(children.toSorted((a, b) => known.indexOf(a) - known.indexOf(b)))
  }
})
