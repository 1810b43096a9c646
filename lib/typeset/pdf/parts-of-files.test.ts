import { expect, test } from 'vitest'
import { type PdfObject, PdfRef } from '../../pdf/objects.ts'
import { PdfBuilder } from '../../pdf/pdf-builder.ts'
import { formatObject } from '../../pdf/write-pdf.ts'
import { toUnicode } from './to-unicode.ts'
import { pdfDate } from './write-attachment.ts'
import { destination, writeOutline } from './write-outline.ts'
import { xmpPacket } from './xmp.ts'

const PAGE = new PdfRef(99)

/** The bookmarks for headings of these levels, each as its title with those below it. */
function outlineOf(levels: string): unknown {
  const builder = new PdfBuilder()
  const entries = levels.split('').map((level, index) => ({
    level: Number(level),
    text: `${level}${'abcdef'[index]}`,
    page: PAGE,
    y: 10,
  }))
  const root = writeOutline(entries, builder)
  const dictOfRef = (value: PdfObject | undefined) => {
    const found = value instanceof PdfRef ? builder.objects.get(value) : undefined
    return found instanceof Map ? found : new Map<string, PdfObject>()
  }
  const below = (parent: PdfRef): unknown[] => {
    const shown: unknown[] = []
    for (
      let next = dictOfRef(parent).get('First');
      next instanceof PdfRef;
      next = dictOfRef(next).get('Next')
    ) {
      const title = formatObject(dictOfRef(next).get('Title') ?? null).slice(1, -1)
      const inner = below(next)
      shown.push(inner.length > 0 ? [title, dictOfRef(next).get('Count'), ...inner] : title)
    }
    return shown
  }
  return root && [dictOfRef(root).get('Count'), ...below(root)]
}

// ISO 32000-1, 12.3.3: a count of all that shows below, when all is open.
test.each<[string, unknown]>([
  ['', undefined],
  ['1', [1, '1a']],
  ['11', [2, '1a', '1b']],
  ['12321', [5, ['1a', 3, ['2b', 1, '3c'], '2d'], '1e']],
  ['212', [3, '2a', ['1b', 1, '2c']]],
  ['132', [3, ['1a', 2, '3b', '2c']]],
])('headings of the levels %s are bookmarks under one another', (levels, expected) => {
  expect(outlineOf(levels)).toEqual(expected)
})

test('a destination on a page preserves the zoom of the reader and is precise to a thousandth of a point', () => {
  expect(formatObject(destination(PAGE, 12.34567))).toBe('[99 0 R /XYZ null 12.346 null]')
})

test('a moment is written in universal time', () => {
  expect(pdfDate(new Date('2026-04-07T09:05:03.999Z')).bytes).toBe('D:20260407090503Z')
  expect(pdfDate(new Date('2026-01-01T00:30:00+02:00')).bytes).toBe('D:20251231223000Z')
})

// ISO 32000-1, 9.10.3: at most 100 rows in a block; text in UTF-16BE.
test('toUnicode(): lists glyphs with their text, in order and in blocks of a hundred', () => {
  const map = toUnicode(
    new Map([
      [258, '\u{1F600}'],
      [3, 'ffi'],
      [4, ''],
    ]),
  )
  expect(map).toContain('2 beginbfchar\n<0003> <006600660069>\n<0102> <D83DDE00>\nendbfchar\n')
  const many = toUnicode(new Map(Array.from({ length: 201 }, (_, glyph) => [glyph, 'a'])))
  expect(many.match(/\d+ beginbfchar/g)).toEqual(['100 beginbfchar', '100 beginbfchar', '1 beginbfchar'])
  expect(toUnicode(new Map())).not.toContain('beginbfchar')
})

test('xmpPacket(): writes each property once, escaped for XML', () => {
  const meta = {
    title: 'A & <B> "C"\u0001',
    author: 'Ann',
    subject: 'Plans',
    keywords: ['one', 'two'],
    createdAt: new Date('2026-04-17T10:00:00.123Z'),
  }
  const xmp = xmpPacket(meta, 'de', true, undefined)
  for (const part of [
    '<rdf:li>de</rdf:li>',
    '<rdf:li xml:lang="x-default">A &amp; &lt;B&gt; &quot;C&quot;</rdf:li>',
    '<dc:creator><rdf:Seq><rdf:li>Ann</rdf:li></rdf:Seq></dc:creator>',
    '<dc:description><rdf:Alt><rdf:li xml:lang="x-default">Plans</rdf:li></rdf:Alt></dc:description>',
    '<pdf:Keywords>one, two</pdf:Keywords>',
    '<xmp:CreateDate>2026-04-17T10:00:00Z</xmp:CreateDate>\n<xmp:ModifyDate>2026-04-17T10:00:00Z</xmp:ModifyDate>',
    '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
  ])
    expect(xmp).toContain(part)
  expect(xmp).not.toContain('factur-x')
})

test('xmpPacket(): omits unknown properties', () => {
  const xmp = xmpPacket({ title: '' }, 'en', false, undefined)
  expect(xmp).not.toMatch(/dc:creator|dc:description|pdf:Keywords|xmp:CreateDate|pdfaid:part|undefined|false/)
})

test('an invoice says its file and its profile', () => {
  const xmp = xmpPacket({ title: 'x' }, 'en', true, { fileName: 'factur-x.xml', profile: 'EN 16931' })
  expect(xmp).toContain(
    '<fx:DocumentType>INVOICE</fx:DocumentType>\n<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>\n<fx:Version>1.0</fx:Version>\n<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
  )
})
