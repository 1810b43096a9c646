import { expect, test } from 'vitest'
import type { TextDocument } from '../../document/blocks.ts'
import { cellOf, paragraph, testDocument } from '../documents.fixture.ts'
import { testEngine } from '../engine.fixture.ts'
import { objectsOf } from '../objects.fixture.ts'
import { judge, qpdfCheck } from '../pdf-validators.fixture.ts'
import { typeset } from '../typeset.ts'
import { getTable } from './embed-font.ts'

/*
 * The conditions of PDF/A-3b (ISO 19005-3:2012) that concern our output, one by one, and those of Factur-X 1.0 on the
 * file around the XML. No validator for archives is available, so this list replaces it.
 */

const XML = new TextEncoder().encode('<rsm:CrossIndustryInvoice/>')
const HALF_RED = { kind: 'pixels', width: 1, height: 1, bytes: Uint8Array.of(255, 0, 0, 128) } as const

const DOCUMENT: TextDocument = testDocument(
  [
    { ...paragraph('Rechnung & Überblick'), kind: 'heading', level: 1 },
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'Grüße ₹ ' },
        { kind: 'text', text: 'bold', style: { bold: true, highlight: '#ffff00' } },
        { kind: 'text', text: ' a link', style: { link: 'https://example.com/', underline: true } },
        { kind: 'text', text: ' مرحبا 🙂' },
      ],
    },
    { kind: 'image-block', source: HALF_RED, width: 40, height: 40, alt: 'A red square' },
    {
      kind: 'table',
      headerRows: 1,
      columns: ['content', { share: 1 }],
      rows: [{ cells: [cellOf('A'), cellOf('B')] }, { cells: [cellOf('1'), cellOf('')] }],
    },
  ],
  {
    meta: {
      title: 'Rechnung & mehr',
      author: 'Ana <a@b.c>',
      subject: 'Übersicht',
      keywords: ['eins', 'zwei'],
      createdAt: new Date('2026-04-17T10:00:00Z'),
    },
    language: 'de',
  },
)

const made = testEngine().then(({ fonts, subsetter }) =>
  typeset(DOCUMENT, fonts, subsetter, {
    isArchive: true,
    attachments: [
      {
        name: 'factur-x.xml',
        bytes: XML,
        mimeType: 'text/xml',
        description: 'The invoice as XML',
        relationship: 'Alternative',
      },
    ],
    invoice: { fileName: 'factur-x.xml', profile: 'BASIC' },
  }),
)
const objects = made.then(({ bytes }) => objectsOf(bytes))
const catalog = objects.then((all) => all.at(all.trailer, '/Root'))
const xmp = objects.then(async (all) =>
  new TextDecoder().decode(all.bytes(reference(await catalog, '/Metadata'))),
)

function reference(dict: unknown, key: string): string {
  return String(Reflect.get(Object(dict), key))
}

test('it is a whole PDF without a syntax error', async () => {
  expect(await qpdfCheck((await made).bytes)).toContain('No syntax or stream encoding errors found')
})

test('6.1.2: the first line is %PDF-1.7, the second has four bytes beyond ASCII', async () => {
  const { bytes } = await made
  expect(new TextDecoder('latin1').decode(bytes.subarray(0, 9))).toBe('%PDF-1.7\n')
  expect(bytes[9]).toBe('%'.charCodeAt(0))
  expect([...bytes.subarray(10, 14)].every((byte) => byte > 127)).toBe(true)
})

test('6.1.3: the trailer has an ID of two strings, nothing is encrypted, nothing follows the end', async () => {
  const all = await objects
  const [first, second] = [0, 1].map((index) => all.at(all.trailer, '/ID', index))
  expect(first).toMatch(/^b:[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(all.at(all.trailer, '/Encrypt')).toBeNull()
  expect(new TextDecoder('latin1').decode((await made).bytes.slice(-7))).toMatch(/\n%%EOF\n$/)
})

test('6.1.7: streams have no LZW, no encryption and no external files', async () => {
  const filters = (await objects).where((dict) => '/Filter' in dict).map((dict) => dict['/Filter'])
  expect(new Set(filters)).toEqual(new Set(['/FlateDecode']))
  expect((await objects).where((dict) => '/F' in dict && '/Length' in dict)).toEqual([])
})

test('6.2.3: one output intent, with a profile of sRGB', async () => {
  const all = await objects
  const intents = all.at(await catalog, '/OutputIntents')
  expect(intents).toHaveLength(1)
  const intent = all.at(intents, 0)
  expect(intent).toMatchObject({ '/S': '/GTS_PDFA1', '/OutputConditionIdentifier': 'u:sRGB' })
  expect(all.at(intent, '/DestOutputProfile', '/N')).toBe(3)
  const profile = all.bytes(reference(intent, '/DestOutputProfile'))
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
  expect(view.getUint32(0)).toBe(profile.length)
  const tagAt = (at: number) => new TextDecoder('latin1').decode(profile.subarray(at, at + 4))
  expect([tagAt(12), tagAt(16), tagAt(20), tagAt(36)]).toEqual(['mntr', 'RGB ', 'XYZ ', 'acsp'])
  expect(view.getUint8(8)).toBeLessThanOrEqual(4)
})

test('6.2.4: colors are RGB or gray, which the output intent defines', async () => {
  const all = await objects
  const spaces = all.where((dict) => dict['/Subtype'] === '/Image').map((dict) => dict['/ColorSpace'])
  expect(spaces).toEqual(['/DeviceRGB'])
  expect(await operators()).not.toMatch(/ [kK]\n| (cs|CS|scn|SCN|sh)\n/)
})

test('6.2.8: pictures are not smoothed, and have no alternates', async () => {
  const [image] = (await objects).where((dict) => dict['/Subtype'] === '/Image')
  expect(image).not.toHaveProperty('/Interpolate')
  expect(image).not.toHaveProperty('/Alternates')
})

test('6.2.10: nothing is transparent; half a red is blended with white', async () => {
  const all = await objects
  expect(all.where((dict) => '/SMask' in dict || '/Group' in dict || '/ca' in dict || '/CA' in dict)).toEqual(
    [],
  )
  const resources = all.at(await catalog, '/Pages', '/Kids', 0, '/Resources')
  const image = all.bytes(reference(all.at(resources, '/XObject'), '/I1'))
  expect([...image]).toEqual([255, 127, 127])
})

test('6.2.11: every font is embedded, with the widths that the file itself has, and no glyph is missing', async () => {
  const all = await objects
  const fonts = all.where((dict) => dict['/Subtype'] === '/CIDFontType2')
  expect(fonts.length).toBeGreaterThanOrEqual(4)
  for (const font of fonts) {
    expect(font['/CIDToGIDMap']).toBe('/Identity')
    const file = all.bytes(reference(all.at(font, '/FontDescriptor'), '/FontFile2'))
    const widths = getTable(file, 'hmtx')
    const count = getTable(file, 'hhea')?.getUint16(34) ?? 0
    const perEm = getTable(file, 'head')?.getUint16(18) ?? 0
    const rows = all.at(font, '/W')
    if (!Array.isArray(rows)) throw new Error('A font has no widths')
    for (let at = 0; at < rows.length; at += 2)
      for (const [index, width] of Object(rows[at + 1]).entries()) {
        const glyph = Number(rows[at]) + index
        expect(glyph).toBeGreaterThan(0)
        const own = widths?.getUint16(Math.min(glyph, count - 1) * 4) ?? 0
        expect(Math.abs(own * (1000 / perEm) - width)).toBeLessThan(1)
      }
  }
  for (const font of all.where((dict) => dict['/Subtype'] === '/Type0'))
    expect(font['/Encoding']).toBe('/Identity-H')
})

test('6.3: annotations are links that print, and have words', async () => {
  const links = (await objects).where((dict) => dict['/Type'] === '/Annot')
  expect(links).toMatchObject([
    {
      '/Subtype': '/Link',
      '/F': 4,
      '/Contents': 'u: a link',
      '/A': { '/S': '/URI', '/URI': 'u:https://example.com/' },
    },
  ])
})

test('6.5: nothing acts by itself', async () => {
  const all = await objects
  expect(
    all.where((dict) => '/AA' in dict || '/OpenAction' in dict || '/JS' in dict || '/XFA' in dict),
  ).toEqual([])
  expect(new Set(all.where((dict) => '/S' in dict && '/URI' in dict).map((dict) => dict['/S']))).toEqual(
    new Set(['/URI']),
  )
})

test('6.6: readable metadata says PDF/A-3b, and the same as the information dictionary', async () => {
  const all = await objects
  expect(all.at(await catalog, '/Metadata', '/Filter')).toBeNull()
  const text = await xmp
  expect(text).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>')
  expect(text).toContain('<rdf:li xml:lang="x-default">Rechnung &amp; mehr</rdf:li>')
  expect(text).toContain('<dc:creator><rdf:Seq><rdf:li>Ana &lt;a@b.c&gt;</rdf:li></rdf:Seq></dc:creator>')
  expect(text).toContain('<pdf:Keywords>eins, zwei</pdf:Keywords>')
  expect(text).toContain('<xmp:CreateDate>2026-04-17T10:00:00Z</xmp:CreateDate>')
  expect(text).toContain('<xmp:ModifyDate>2026-04-17T10:00:00Z</xmp:ModifyDate>')
  expect(all.at(all.trailer, '/Info')).toEqual({
    '/Title': 'u:Rechnung & mehr',
    '/Author': 'u:Ana <a@b.c>',
    '/Subject': 'u:Übersicht',
    '/Keywords': 'u:eins, zwei',
    '/Creator': 'u:Sundry',
    '/Producer': 'u:Sundry',
    '/CreationDate': 'u:D:20260417100000Z',
    '/ModDate': 'u:D:20260417100000Z',
  })
})

test('6.6.2.3: the statements of Factur-X are described by an extension schema', async () => {
  const text = await xmp
  expect(text).toContain(
    '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
  )
  const described = [...text.matchAll(/<pdfaProperty:name>(\w+)</g)].map(([, name]) => name)
  const stated = [...text.matchAll(/<fx:(\w+)>([^<]*)</g)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries(stated)).toEqual({
    DocumentType: 'INVOICE',
    DocumentFileName: 'factur-x.xml',
    Version: '1.0',
    ConformanceLevel: 'BASIC',
  })
  expect(described.sort()).toEqual(stated.map(([name]) => name).sort())
})

test('6.7: it is tagged, and has a language', async () => {
  const all = await objects
  expect(all.at(await catalog, '/MarkInfo', '/Marked')).toBe(true)
  expect(all.at(await catalog, '/Lang')).toBe('u:de')
  expect(all.at(await catalog, '/StructTreeRoot', '/K', 0, '/S')).toBe('/Document')
})

test('6.8: the one attachment is the invoice, and says what it is to the document', async () => {
  const all = await objects
  const files = all.at(await catalog, '/AF')
  expect(files).toHaveLength(1)
  const file = all.at(files, 0)
  expect(file).toMatchObject({
    '/Type': '/Filespec',
    '/F': 'u:factur-x.xml',
    '/UF': 'u:factur-x.xml',
    '/Desc': 'u:The invoice as XML',
    '/AFRelationship': '/Alternative',
  })
  expect(all.at(file, '/EF', '/F')).toMatchObject({
    '/Type': '/EmbeddedFile',
    '/Subtype': '/text/xml',
    '/Params': { '/Size': XML.length, '/ModDate': 'u:D:20260417100000Z' },
  })
  expect(all.at(await catalog, '/Names', '/EmbeddedFiles', '/Names', 0)).toBe('u:factur-x.xml')
  expect(await judge((await made).bytes, 'pdfdetach', ['-list', '{}'])).toBe(
    '1 embedded files\n1: factur-x.xml\n',
  )
})

test('without the archive option the PDF has no PDF/A claim and preserves transparency', async () => {
  const { fonts, subsetter } = await testEngine()
  const { bytes } = await typeset(DOCUMENT, fonts, subsetter)
  const all = await objectsOf(bytes)
  expect(all.where((dict) => '/SMask' in dict)).toHaveLength(1)
  expect(all.at(all.trailer, '/Root', '/OutputIntents')).toBeNull()
  const text = new TextDecoder().decode(all.bytes(reference(all.at(all.trailer, '/Root'), '/Metadata')))
  expect(text).not.toContain('pdfaid:part')
})

async function operators(): Promise<string> {
  const all = await objects
  return new TextDecoder('latin1').decode(
    all.bytes(reference(all.at(await catalog, '/Pages', '/Kids', 0), '/Contents')),
  )
}
