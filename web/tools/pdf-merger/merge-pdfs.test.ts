import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import {
  bytesToText,
  decodeText,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
  textToBytes,
} from '#lib/pdf/objects.ts'
import { readPageTree } from '#lib/pdf/page-tree.ts'
import { openPdf, type PdfFile } from '#lib/pdf/pdf-file.ts'
import { readNameTree, readNumberTree } from '#lib/pdf/trees.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { DEFAULT_MERGE_OPTIONS, type MergeOptions, mergePdfs, type PdfSource } from './merge-pdfs.ts'
import { buildPdf, sampleForm, samplePdf, sampleWithPlaces, streamOf } from './pdfs.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'pdf-merger-'))
const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url)))
const options = (some: Partial<MergeOptions>): MergeOptions => ({ ...DEFAULT_MERGE_OPTIONS, ...some })
const named = (...all: Uint8Array[]): PdfSource[] =>
  all.map((bytes, i) => ({ name: `${'abcdefghij'[i]}.pdf`, bytes }))

/** Runs a native program on a file; returns the output of both streams. */
function ask(program: string, bytes: Uint8Array, ...args: string[]): string {
  const path = join(folder, 'asked.pdf')
  writeFileSync(path, bytes)
  const { stdout, stderr } = spawnSync(
    program,
    args.map((arg) => (arg === '@' ? path : arg)),
    { encoding: 'utf8' },
  )
  return stdout + stderr
}

async function merge(documents: readonly PdfSource[], some: Partial<MergeOptions> = {}) {
  const { bytes, notes } = await mergePdfs(documents, options(some))
  expect(ask('qpdf', bytes, '--check', '@')).toContain('No syntax or stream encoding errors found')
  const file = await openPdf(bytes)
  return { bytes, notes, file, pages: readPageTree(file).pages }
}

/** The words on each page, from content streams that our samples leave unfiltered. */
function wordsOf(file: PdfFile): string[] {
  return readPageTree(file).pages.map(({ dict }) => {
    const content = file.resolve(dict.get('Contents'))
    const text = content instanceof PdfStream ? new TextDecoder('latin1').decode(content.bytes) : ''
    return /\((.*)\) Tj/.exec(text)?.[1] ?? ''
  })
}

/** An object as plain data: names with a slash, pages as their position, other references followed. */
function plain(
  file: PdfFile,
  value: PdfObject | undefined,
  without: readonly string[] = ['Parent', 'P'],
): unknown {
  const page =
    value instanceof PdfRef ? readPageTree(file).pages.findIndex((p) => p.number === value.number) : -1
  if (page !== -1) return `page ${page + 1}`
  const object = file.resolve(value)
  if (object instanceof PdfName) return `/${object.text}`
  if (object instanceof PdfString) return decodeText(object.bytes)
  if (Array.isArray(object)) return object.map((item) => plain(file, item, without))
  const dict = object instanceof PdfStream ? object.dict : object
  if (!(dict instanceof Map)) return dict
  return Object.fromEntries(
    [...dict].filter(([key]) => !without.includes(key)).map(([k, v]) => [k, plain(file, v, without)]),
  )
}

type Shown = { title: string; page: unknown; count: unknown; below: Shown[] }

function outlineOf(file: PdfFile, parent: PdfObject | undefined = file.catalog.get('Outlines')): Shown[] {
  const shown: Shown[] = []
  for (let item = file.dict(file.dict(parent)?.get('First')); item; item = file.dict(item.get('Next'))) {
    const action = file.dict(item.get('A'))
    const page = plain(file, item.get('Dest') ?? action?.get('D'))
    shown.push({
      title: String(plain(file, item.get('Title'))),
      page,
      count: item.get('Count'),
      below: outlineOf(file, item),
    })
  }
  return shown
}

describe('pages', () => {
  test('are in list order with their content streams unchanged', async () => {
    const { file } = await merge(named(samplePdf('A'), samplePdf('B', { pageCount: 3 })))
    expect(wordsOf(file)).toEqual(['A page 1', 'A page 2', 'B page 1', 'B page 2', 'B page 3'])
  })

  test('keep their inherited attributes: size, crop box, rotation, fonts', async () => {
    const nested = buildPdf({
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 /MediaBox [0 0 100 200] /Rotate 90 /Resources << /Font << /F1 9 0 R >> >> >>',
      3: '<< /Type /Pages /Parent 2 0 R /Kids [4 0 R] /Count 1 /CropBox [10 10 90 190] >>',
      4: '<< /Type /Page /Parent 3 0 R >>',
      5: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 50 60] /Rotate 0 >>',
      9: '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
    })
    const { file, pages } = await merge(named(nested, samplePdf('B')))
    const font = { Type: '/Font', Subtype: '/Type1', BaseFont: '/Times-Roman' }
    expect(pages.slice(0, 2).map(({ dict }) => plain(file, dict))).toEqual([
      {
        Type: '/Page',
        Resources: { Font: { F1: font } },
        MediaBox: [0, 0, 100, 200],
        CropBox: [10, 10, 90, 190],
        Rotate: 90,
      },
      { Type: '/Page', Resources: { Font: { F1: font } }, MediaBox: [0, 0, 50, 60] },
    ])
  })

  test('are selected by range, in its order, with repeats, and rotated', async () => {
    const bytes = samplePdf('A', { pageCount: 5, page: { 2: '/Rotate 270' } })
    const { file, pages } = await merge([
      { name: 'a.pdf', bytes, pages: '4-,2,2,-1', turns: { 2: 180, 4: -90 } },
    ])
    expect(wordsOf(file)).toEqual(['A page 4', 'A page 5', 'A page 2', 'A page 2', 'A page 1'])
    expect(pages.map(({ dict }) => dict.get('Rotate'))).toEqual([270, undefined, 90, 90, undefined])
  })

  test('are padded with empty pages of the previous size, so that each file starts on an odd page', async () => {
    const { file, pages } = await merge(
      named(samplePdf('A', { pageCount: 1, page: '/MediaBox [0 0 10 20]' }), samplePdf('B'), samplePdf('C')),
      { startOnOddPage: true },
    )
    expect(wordsOf(file)).toEqual(['A page 1', '', 'B page 1', 'B page 2', 'C page 1', 'C page 2'])
    expect(plain(file, pages[1]?.dict.get('MediaBox'))).toEqual([0, 0, 10, 20])
  })

  test('that are omitted are not included by links, fields or bookmarks', async () => {
    const { file } = await merge([{ name: 'a.pdf', bytes: sampleWithPlaces('A', 3), pages: '1' }])
    const [page] = readPageTree(file).pages
    const links = (file.array(page?.dict.get('Annots')) ?? []).map((link) => plain(file, link))
    const dead = { Type: '/Annot', Subtype: '/Link', Rect: [0, 0, 10, 10] }
    expect(links).toEqual([dead, dead, dead])
    expect(outlineOf(file)).toEqual([
      { title: 'A one', page: ['page 1', '/Fit'], count: undefined, below: [] },
    ])
    expect(Object.keys(Object.fromEntries(file.catalog))).toEqual(['Type', 'Pages', 'Outlines'])
  })

  test('of twenty different files read the same in poppler', async () => {
    const files = Array.from({ length: 20 }, (_, i) => samplePdf(`File ${i}`, { pageCount: (i % 4) + 1 }))
    const { bytes } = await merge(files.map((file, i) => ({ name: `${i}.pdf`, bytes: file })))
    const expected = files.flatMap((_, i) =>
      Array.from({ length: (i % 4) + 1 }, (_, n) => `File ${i} page ${n + 1}`),
    )
    const words = ask('pdftotext', bytes, '@', '-')
      .split('\f')
      .map((page) => page.trim())
    expect(words).toEqual([...expected, ''])
    expect(ask('pdfinfo', bytes, '@')).toMatch(/Pages: +50\n/)
  })

  test('fill a tree of more than one level and remain in order', async () => {
    const bytes = samplePdf('A', { pageCount: 150 })
    const { file } = await merge(named(bytes, bytes))
    const words = wordsOf(file)
    expect([words.length, words[63], words[64], words[150], words[299]]).toEqual([
      300,
      'A page 64',
      'A page 65',
      'A page 1',
      'A page 150',
    ])
  })
})

describe('outlines and destinations', () => {
  test('every file keeps its bookmarks, pointing at the merged pages', async () => {
    const { file } = await merge(named(sampleWithPlaces('A'), sampleWithPlaces('B')))
    const outline = outlineOf(file)
    expect(outline.map(({ title, page, count }) => [title, page, count])).toEqual([
      ['A one', ['page 1', '/Fit'], 1],
      ['A two', '/old', undefined],
      ['B one', ['page 4', '/Fit'], 1],
      ['B two', '/old_2', undefined],
    ])
    expect(outline.map(({ below }) => below)).toEqual([
      [{ title: 'A below', page: 'chapter', count: undefined, below: [] }],
      [],
      [{ title: 'B below', page: 'chapter_2', count: undefined, below: [] }],
      [],
    ])
    expect(file.dict(file.catalog.get('Outlines'))?.get('Count')).toBe(6)
  })

  test('one bookmark per file contains the file’s own', async () => {
    const { file } = await merge(
      [
        { name: 'Träume.pdf', bytes: sampleWithPlaces('A') },
        { name: 'b.PDF', bytes: samplePdf('B') },
      ],
      { bookmarkPerFile: true },
    )
    expect(outlineOf(file).map(({ title, page, count }) => [title, page, count])).toEqual([
      ['Träume', ['page 1', '/Fit'], -3],
      ['b', ['page 4', '/Fit'], undefined],
    ])
    expect(outlineOf(file)[0]?.below.map(({ title }) => title)).toEqual(['A one', 'A two'])
  })

  test('links and named destinations of both kinds lead to their own file’s pages', async () => {
    const { file, pages } = await merge(named(sampleWithPlaces('A'), sampleWithPlaces('B')))
    expect(plain(file, file.catalog.get('Dests'))).toEqual({
      old: ['page 2', '/Fit'],
      old_2: ['page 5', '/Fit'],
    })
    const tree = readNameTree(file, file.dict(file.catalog.get('Names'))?.get('Dests'))
    expect([...tree].map(([name, value]) => [name, plain(file, value)])).toEqual([
      ['chapter', ['page 3', '/XYZ', 0, 400, null]],
      ['chapter_2', ['page 6', '/XYZ', 0, 400, null]],
    ])
    const links = pages.map(({ dict }) =>
      (file.array(dict.get('Annots')) ?? []).map((link) => file.dict(link)),
    )
    const targets = (page: number) =>
      links[page]?.map((link) => plain(file, link?.get('Dest') ?? link?.get('A')))
    expect(targets(0)).toEqual(['chapter', { S: '/GoTo', D: '/old' }, ['page 2', '/Fit']])
    expect(targets(3)).toEqual(['chapter_2', { S: '/GoTo', D: '/old_2' }, ['page 5', '/Fit']])
  })

  test('links work between pages of one file with other files between them', async () => {
    const bytes = sampleWithPlaces('A')
    const list = [
      { name: 'a.pdf', bytes, pages: '1' },
      { name: 'b.pdf', bytes: samplePdf('B') },
      { name: 'a.pdf', bytes, pages: '2-3' },
    ]
    const { file, pages } = await merge(list)
    const [, , link] = file.array(pages[0]?.dict.get('Annots')) ?? []
    expect(plain(file, file.dict(link)?.get('Dest'))).toEqual(['page 4', '/Fit'])
    expect(outlineOf(file).map(({ title }) => title)).toEqual(['A one', 'A two'])
  })
})

describe('forms', () => {
  test('same-named fields remain independent, each with its value and its font', async () => {
    const { file } = await merge(
      named(sampleForm('A', 'Ann'), sampleForm('B', 'Bob', 'Courier'), sampleForm('C', 'Cy')),
    )
    const form = file.dict(file.catalog.get('AcroForm'))
    const fields = (file.array(form?.get('Fields')) ?? []).map((field) => file.dict(field))
    expect(fields.map((field) => ['T', 'V', 'DA'].map((key) => plain(file, field?.get(key))))).toEqual([
      ['Name', 'Ann', '/Helv 12 Tf 0 g'],
      ['address', null, '/Helv 0 Tf 0 g'],
      ['Name_2', 'Bob', '/Helv_2 12 Tf 0 g'],
      ['address_2', null, '/Helv_2 0 Tf 0 g'],
      ['Name_3', 'Cy', '/Helv 12 Tf 0 g'],
      ['address_3', null, '/Helv 0 Tf 0 g'],
    ])
    const base = (name: string) => ({ Type: '/Font', Subtype: '/Type1', BaseFont: `/${name}` })
    expect(plain(file, form?.get('DR'))).toEqual({
      Font: { Helv: base('Helvetica'), Helv_2: base('Courier') },
    })
    expect(form?.get('NeedAppearances')).toBe(true)
  })

  test('are the same to another reader, and fields are those of the pages', async () => {
    const { bytes, file, pages } = await merge(named(sampleForm('A', 'Ann'), sampleForm('B', 'Bob')))
    const form = (await PDFDocument.load(bytes)).getForm()
    expect(form.getFields().map((field) => field.getName())).toEqual([
      'Name',
      'address.city',
      'Name_2',
      'address_2.city',
    ])
    expect(form.getTextField('Name_2').getText()).toBe('Bob')
    expect(form.getTextField('address_2.city').getText()).toBe('Bob city')
    const [root] = file.array(file.dict(file.catalog.get('AcroForm'))?.get('Fields')) ?? []
    expect(file.array(pages[0]?.dict.get('Annots'))).toEqual([root])
  })

  test('a new name is one that no field has', async () => {
    const second = samplePdf('B', {
      catalog: '/AcroForm << /Fields [100 0 R 101 0 R] >>',
      page: { 1: '/Annots [100 0 R 101 0 R]' },
      objects: {
        100: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (Name) /Rect [0 0 9 9] >>',
        101: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (Name_2) /Rect [0 0 9 9] >>',
      },
    })
    const { bytes } = await merge(named(sampleForm('A', 'Ann'), second))
    const form = (await PDFDocument.load(bytes)).getForm()
    expect(form.getFields().map((field) => field.getName())).toEqual([
      'Name',
      'address.city',
      'Name_3',
      'Name_2',
    ])
  })

  test('lose fields whose pages are omitted', async () => {
    const { bytes } = await merge([{ name: 'a.pdf', bytes: sampleForm('A', 'Ann'), pages: '2' }])
    const form = (await PDFDocument.load(bytes)).getForm()
    expect(form.getFields().map((field) => field.getName())).toEqual(['address.city'])
  })

  test('a page included twice has independent fields', async () => {
    const { bytes } = await merge([{ name: 'a.pdf', bytes: sampleForm('A', 'Ann'), pages: '1,1' }])
    const form = (await PDFDocument.load(bytes)).getForm()
    expect(form.getFields().map((field) => field.getName())).toEqual(['Name', 'Name_2'])
  })

  test('say what is lost: signatures and XFA', async () => {
    const signed = samplePdf('A', {
      catalog: '/AcroForm << /Fields [100 0 R] /SigFlags 3 /XFA (x) >>',
      page: { 1: '/Annots [100 0 R]' },
      objects: {
        100: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (S) /V << /Type /Sig /ByteRange [0 1 2 3] >> /Rect [0 0 1 1] >>',
      },
    })
    const { file, notes } = await merge(named(signed, samplePdf('B')))
    expect(notes).toEqual([
      'a.pdf: Its digital signature was taken off: it covers the original file only.',
      'a.pdf: Its XFA form was left out; its plain form fields were kept.',
    ])
    const [field] = file.array(file.dict(file.catalog.get('AcroForm'))?.get('Fields')) ?? []
    expect(file.dict(field)?.has('V')).toBe(false)
  })
})

describe('the document around the pages', () => {
  test('labels remain those of each file', async () => {
    const roman = samplePdf('A', {
      pageCount: 4,
      catalog: '/PageLabels << /Nums [0 << /S /r >> 2 << /S /D /P (A-) /St 7 >>] >>',
    })
    const { bytes, file } = await merge([
      { name: 'a.pdf', bytes: roman, pages: '1,3-4' },
      ...named(samplePdf('B')),
    ])
    const labels = readNumberTree(file, file.catalog.get('PageLabels'))
    expect([...labels].map(([page, label]) => [page, plain(file, label, [])])).toEqual([
      [0, { S: '/r' }],
      [1, { S: '/D', P: 'A-', St: 7 }],
      [3, { S: '/D' }],
    ])
    const seen: unknown = JSON.parse(ask('qpdf', bytes, '--json', '--json-key=pagelabels', '@'))
    expect(seen).toMatchObject({ pagelabels: [{ index: 0 }, { index: 1 }, { index: 3 }] })
  })

  test('attachments of all files are kept, the same file’s once', async () => {
    const withFile = (text: string) =>
      samplePdf('A', {
        catalog: '/Names << /EmbeddedFiles << /Names [(note) 100 0 R] >> >>',
        objects: {
          100: '<< /Type /Filespec /F (note.txt) /EF << /F 101 0 R >> >>',
          101: streamOf(text, '/Type /EmbeddedFile'),
        },
      })
    const first = withFile('one')
    const { bytes, file } = await merge(named(first, withFile('two'), first))
    const tree = readNameTree(file, file.dict(file.catalog.get('Names'))?.get('EmbeddedFiles'))
    expect([...tree.keys()]).toEqual(['note', 'note_2'])
    expect(ask('qpdf', bytes, '--show-attachment=note_2', '@')).toBe('two')
  })

  test('layers are kept with their initial visibility', async () => {
    const layered = (config: string) =>
      samplePdf('A', {
        catalog: `/OCProperties << /OCGs [100 0 R 101 0 R] /D << ${config} /Order [100 0 R 101 0 R] >> >>`,
        page: '/Resources << /Properties << /L 100 0 R >> >>',
        objects: { 100: '<< /Type /OCG /Name (Plan) >>', 101: '<< /Type /OCG /Name (Notes) >>' },
      })
    const first = layered('/OFF [101 0 R]')
    const { file, pages } = await merge(named(first, layered('/BaseState /OFF /ON [101 0 R]'), first))
    const properties = file.dict(file.catalog.get('OCProperties'))
    const groups = file.array(properties?.get('OCGs')) ?? []
    expect(groups.map((group) => plain(file, file.dict(group)?.get('Name')))).toEqual([
      'Plan',
      'Notes',
      'Plan',
      'Notes',
    ])
    expect(file.dict(properties?.get('D'))?.get('OFF')).toEqual([groups[1], groups[2]])
    const layerOf = (page: number) =>
      file.dict(file.dict(pages[page]?.dict.get('Resources'))?.get('Properties'))?.get('L')
    expect([layerOf(0), layerOf(2), layerOf(4)]).toEqual([groups[0], groups[2], groups[0]])
  })

  test('tags of completely included files are merged; otherwise a note is added', async () => {
    const tagged = samplePdf('A', {
      catalog: '/MarkInfo << /Marked true >> /StructTreeRoot 100 0 R',
      page: { 1: '/StructParents 0', 2: '/StructParents 1' },
      objects: {
        100: '<< /Type /StructTreeRoot /K 101 0 R /ParentTree << /Nums [0 [101 0 R] 1 [101 0 R]] >> /RoleMap << /Big /H1 >> >>',
        101: '<< /Type /StructElem /S /Big /P 100 0 R /Pg 11 0 R /K [0] >>',
      },
    })
    const other = samplePdf('B', { catalog: '/Lang (de)' })
    const again = buildPdfAgain(tagged)
    const { file, pages, notes } = await merge([
      ...named(tagged, again),
      { name: 'c.pdf', bytes: buildPdfAgain(again), pages: '1' },
    ])
    expect(pages.map(({ dict }) => dict.get('StructParents'))).toEqual([0, 1, 2, 3, undefined])
    const root = file.dict(file.catalog.get('StructTreeRoot'))
    const elements = file.array(file.dict(root?.get('K'))?.get('K')) ?? []
    expect(elements.map((element) => plain(file, file.dict(element)?.get('Pg')))).toEqual([
      'page 1',
      'page 3',
    ])
    expect(
      [...readNumberTree(file, root?.get('ParentTree')).values()].map((value) => file.array(value)),
    ).toEqual([0, 0, 1, 1].map((i) => [elements[i]]))
    expect(notes).toEqual(['c.pdf: Its tags were left out, because not all of its pages were taken.'])
    expect(plain(file, file.catalog.get('MarkInfo'))).toEqual({ Marked: false })
    const all = await merge(named(tagged, again))
    expect(plain(all.file, all.file.catalog.get('MarkInfo'))).toEqual({ Marked: true })
    expect((await merge(named(other, samplePdf('C')))).file.catalog.has('StructTreeRoot')).toBe(false)
  })

  test('the title is the visitor’s, or else the first file’s', async () => {
    const titled = samplePdf('A', {
      objects: { 100: '<< /Title (First) /Author (Me) >>' },
      trailer: '/Info 100 0 R',
    })
    const infoOf = async (title: string) => {
      const { file } = await merge(named(titled, samplePdf('B')), { title })
      return plain(file, file.trailer.get('Info'))
    }
    expect(await infoOf('')).toEqual({ Title: 'First', Author: 'Me' })
    expect(await infoOf('Büro')).toEqual({ Title: 'Büro', Author: 'Me' })
  })
})

/** Returns the same file with other bytes, so that it counts as another file. */
function buildPdfAgain(bytes: Uint8Array): Uint8Array {
  return new Uint8Array([...bytes, 10])
}

describe('size', () => {
  const image = streamOf(
    '\x80\x7F\x01\xFE'.repeat(5000),
    '/Type /XObject /Subtype /Image /Width 100 /Height 200 /BitsPerComponent 8 /ColorSpace /DeviceGray',
  )
  const withImage = (name: string) =>
    samplePdf(name, {
      page: '/Resources << /XObject << /I 100 0 R >> /Font << /F1 3 0 R >> >>',
      objects: { 100: image },
    })

  test('a file merged with itself is smaller than 1.2 times its size', async () => {
    const bytes = withImage('A')
    const merged = await merge(named(bytes, bytes))
    expect(merged.bytes.length).toBeLessThan(1.2 * bytes.length)
    const copy = await merge(named(bytes, buildPdfAgain(bytes)))
    expect(copy.bytes.length).toBeLessThan(1.2 * bytes.length)
  })

  test('different files share the images and fonts that they have in common', async () => {
    const { bytes, file } = await merge(named(withImage('A'), withImage('B'), withImage('C')))
    expect(bytes.length).toBeLessThan(1.2 * withImage('A').length)
    expect(wordsOf(file)).toEqual(['A page 1', 'A page 2', 'B page 1', 'B page 2', 'C page 1', 'C page 2'])
  })

  test('streams that differ in one byte remain separate', async () => {
    const change = (bytes: Uint8Array) =>
      bytes.map((byte, i) => (i === bytes.lastIndexOf(0xfe) - 800 ? 7 : byte))
    const merged = await merge(named(withImage('A'), change(withImage('A'))))
    expect(merged.bytes.length).toBeGreaterThan(2 * 20000)
  })
})

describe('files that make trouble', () => {
  test.each([
    'rc4-40.pdf',
    'rc4-128.pdf',
    'aes-128.pdf',
    'aes-256-r5.pdf',
    'aes-256.pdf',
    'owner-only.pdf',
    'owner-only-128.pdf',
  ])('%s is merged unencrypted, character by character', async (name) => {
    const password = name === 'aes-256.pdf' ? 'usér' : 'user'
    const { bytes, file } = await merge([{ name, bytes: fixture(name), password }, ...named(samplePdf('B'))])
    const { file: clear } = await merge(named(sampleForm('Secret', 'a \\(b\\) \\\\ \\r c'), samplePdf('B')))
    expect(plain(file, file.catalog)).toEqual(plain(clear, clear.catalog))
    expect(file.trailer.has('Encrypt')).toBe(false)
    expect(ask('pdftotext', bytes, '@', '-')).toContain('Secret page 2')
  })

  test.each<[string, Partial<PdfSource> & { bytes: Uint8Array }, string]>([
    ['no password', { bytes: fixture('aes-256.pdf') }, 'x.pdf: it is protected by a password'],
    ['a wrong password', { bytes: fixture('aes-256.pdf'), password: 'no' }, 'Wrong password for x.pdf'],
    ['no PDF', { bytes: textToBytes('hello') }, 'x.pdf: it is not a PDF'],
    ['nothing to save', { bytes: textToBytes('%PDF-1.4 hello') }, 'x.pdf: it is damaged beyond repair'],
    ['no pages', { bytes: samplePdf('A', { pageCount: 0 }) }, 'x.pdf: it has no pages'],
    ['a wrong range', { bytes: samplePdf('A'), pages: '1,2-5' }, 'x.pdf: Page range "2-5" is outside 1–2'],
  ])('%s is reported with the name of the file', async (_, source, detail) => {
    const failed = mergePdfs([...named(samplePdf('B')), { name: 'x.pdf', ...source }])
    await expect(failed).rejects.toMatchObject({
      problem: { message: 'An error occurred while merging the PDFs', detail },
    })
  })

  test('rebuilds an invalid cross-reference table', async () => {
    const text = new TextDecoder('latin1').decode(sampleWithPlaces('A'))
    const damaged = [
      text.replace(/\d{10}(?= 00000 n)/g, '0000000007'),
      text.replace(/startxref\n\d+/, 'startxref\n99'),
      text.slice(0, text.indexOf('xref\n0')),
      text.replaceAll('\n', '\r\n'),
      `HTTP/1.1 200 OK\r\n\r\n${text}`,
    ]
    for (const broken of damaged) {
      const { file } = await merge(named(textToBytes(broken), samplePdf('B')))
      expect(wordsOf(file)).toEqual(['A page 1', 'A page 2', 'A page 3', 'B page 1', 'B page 2'])
      expect(outlineOf(file)[0]?.below[0]?.page).toBe('chapter')
    }
  })

  test('pages whose contents were cut off are empty, and the merged file is sound', async () => {
    const whole = samplePdf('a', { pageCount: 4 })
    const cut = whole.slice(0, bytesToText(whole).indexOf('53 0 obj'))
    const { bytes } = await mergePdfs(named(cut, samplePdf('b')))
    const { pages } = readPageTree(await openPdf(bytes))
    expect(pages.map(({ dict }) => dict.has('Contents'))).toEqual([true, true, false, false, true, true])
    expect(ask('qpdf', bytes, '--check', '@')).not.toContain('WARNING')
  })

  test('a truncated file with object streams yields its remaining pages', async () => {
    const { bytes } = await mergePdfs(named(sampleWithPlaces('A'), samplePdf('B')))
    const cut = bytes.slice(0, bytes.length - 60)
    const { file } = await merge(named(cut, samplePdf('C')))
    expect(wordsOf(file)).toEqual([
      'A page 1',
      'A page 2',
      'A page 3',
      'B page 1',
      'B page 2',
      'C page 1',
      'C page 2',
    ])
  })

  test('a truncated file yields its remaining pages, with a note', async () => {
    const text = new TextDecoder('latin1').decode(samplePdf('A', { pageCount: 3 }))
    const withoutTree = text.slice(text.indexOf('11 0 obj'), text.indexOf('53 0 obj'))
    const { file, notes } = await merge(named(textToBytes(`%PDF-1.7\n${withoutTree}`), samplePdf('B')))
    expect(wordsOf(file)).toEqual(['A page 1', 'A page 2', '', 'B page 1', 'B page 2'])
    expect(notes).toEqual([
      'a.pdf: It was damaged and has been repaired; check that its pages are all there.',
    ])
  })

  test('a stream whose length is a reference, or wrong, keeps its bytes', async () => {
    const content = 'BT /F1 12 Tf (the word stream in endobj) Tj ET'
    const lengths = samplePdf('A', {
      objects: {
        51: `<< /Length 100 0 R >>\nstream\n${content}\nendstream`,
        52: `<< /Length 3 >>\nstream\n${content}\nendstream`,
        100: String(content.length),
      },
    })
    const { file } = await merge(named(lengths, samplePdf('B')))
    expect(wordsOf(file).slice(0, 2)).toEqual(['the word stream in endobj', 'the word stream in endobj'])
  })

  test('objects that a hybrid file hides from old readers are found', async () => {
    const text = new TextDecoder('latin1').decode(samplePdf('A'))
    const [, previous = ''] = /startxref\n(\d+)/.exec(text) ?? []
    const container = `90 0 obj\n${streamOf('91 0 (Hidden)', '/Type /ObjStm /N 1 /First 5')}\nendobj\n`
    const streamAt = text.length + container.length
    const places = streamOf('\x02\x5A\x00', '/Type /XRef /W [1 1 1] /Index [91 1] /Size 92')
    const start = streamAt + `92 0 obj\n${places}\nendobj\n`.length
    const whole = `${text}${container}92 0 obj\n${places}\nendobj\nxref\n90 2\n${String(text.length).padStart(10, '0')} 00000 n \n0000000000 00000 f \ntrailer\n<< /Size 93 /Root 1 0 R /Info << /Title 91 0 R >> /XRefStm ${streamAt} /Prev ${previous} >>\nstartxref\n${start}\n%%EOF\n`
    const { file } = await merge(named(textToBytes(whole), samplePdf('B')))
    expect(plain(file, file.trailer.get('Info'))).toEqual({ Title: 'Hidden' })
  })

  test('of several revisions the last one counts', async () => {
    const first = samplePdf('A')
    const text = new TextDecoder('latin1').decode(first)
    const content = streamOf('BT (Changed) Tj ET')
    const previous = /startxref\n(\d+)/.exec(text)?.[1]
    const start = text.length + `51 0 obj\n${content}\nendobj\n`.length
    const update = `51 0 obj\n${content}\nendobj\nxref\n51 1\n${String(text.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 60 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${start}\n%%EOF\n`
    const { file } = await merge(named(textToBytes(text + update), samplePdf('B')))
    expect(wordsOf(file).slice(0, 2)).toEqual(['Changed', 'A page 2'])
  })

  test('bytes changed at random end in a merged file or in words for the visitor', async () => {
    const { bytes } = await mergePdfs(named(sampleWithPlaces('A'), sampleForm('B', 'x')))
    const wholes = [bytes, sampleWithPlaces('A'), fixture('rc4-128.pdf'), fixture('owner-only.pdf')]
    let state = 7
    const next = (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return (state >>> 8) % below
    }
    for (const whole of wholes.flatMap((bytes) => Array.from({ length: 60 }, () => bytes.slice()))) {
      for (let i = 0; i < 8; i++) whole[next(whole.length)] = next(3) === 0 ? 48 + next(10) : next(256)
      const merged = await toResultAsync(() =>
        mergePdfs([{ name: 'x', bytes: whole, password: 'user' }, ...named(samplePdf('B'))]),
      )
      expect(merged.ok || merged.problem.message).toBeOneOf([
        true,
        'An error occurred while merging the PDFs',
      ])
    }
  })

  test('cyclic trees terminate', async () => {
    const looped = samplePdf('A', {
      catalog: '/Outlines 100 0 R /Names << /Dests 110 0 R >>',
      objects: {
        100: '<< /First 101 0 R /Last 101 0 R >>',
        101: '<< /Title (Round) /Parent 100 0 R /Next 101 0 R /First 101 0 R /Dest [11 0 R /Fit] >>',
        110: '<< /Kids [110 0 R] >>',
      },
    })
    const { file } = await merge(named(looped, samplePdf('B')))
    expect(outlineOf(file)).toEqual([
      { title: 'Round', page: ['page 1', '/Fit'], count: undefined, below: [] },
    ])
  })
})

test('a password of the visitor’s own locks the merged file', async () => {
  let count = 0
  const randomBytes = (length: number) => Uint8Array.from({ length }, () => count++ & 255)
  const noted = samplePdf('B', {
    objects: { 51: streamOf('(B page 1) Tj', '/Note [<< /Text (by the stream) >>]') },
  })
  const list = named(sampleForm('A', 'Ann'), noted)
  const { bytes } = await mergePdfs(
    list,
    options({ password: 'pässword', title: 'Hid' }),
    undefined,
    randomBytes,
  )
  const file = await openPdf(bytes, 'pässword')
  expect(wordsOf(file)).toEqual(['A page 1', 'A page 2', 'B page 1', 'B page 2'])
  expect(plain(file, file.trailer.get('Info'))).toEqual({ Title: 'Hid' })
  const content = file.dict(readPageTree(file).pages[2]?.dict.get('Contents'))
  expect(plain(file, content?.get('Note'))).toEqual([{ Text: 'by the stream' }])
  expect(bytesToText(bytes)).not.toContain('by the stream')
  await expect(openPdf(bytes, 'password')).rejects.toMatchObject({ problem: 'wrong-password' })
  expect(ask('qpdf', bytes, '--check', '--password=pässword', '@')).toContain(
    'No syntax or stream encoding errors',
  )
  expect(ask('qpdf', bytes, '--check', '@')).toContain('invalid password')
  expect(ask('pdftotext', bytes, '-upw', 'pässword', '@', '-')).toContain('B page 2')
})

test('progress grows from nothing to one', async () => {
  const seen: number[] = []
  await mergePdfs(named(samplePdf('A'), samplePdf('B')), DEFAULT_MERGE_OPTIONS, (fraction) =>
    seen.push(fraction),
  )
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(seen.at(-1)).toBe(1)
})

test('encrypted attachments are left out with a note, unless their password is given', async () => {
  const fixture = new URL('../../../lib/pdf/fixtures/auth-event-ef-open.pdf', import.meta.url)
  const bytes = new Uint8Array(readFileSync(fixture))
  const { notes, file } = await merge([{ name: 'locked.pdf', bytes }])
  expect(notes).toEqual(['locked.pdf: Its attachments are protected by a password and were left out.'])
  expect(file.catalog.get('Names')).toBeUndefined()
})
