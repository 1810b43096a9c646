import { expect, test } from 'vitest'
import { PdfName, type PdfObject, PdfRef, PdfStream, PdfString } from '#lib/pdf/objects.ts'
import { readPageTree } from '#lib/pdf/page-tree.ts'
import { openPdf, type PdfFile } from '#lib/pdf/pdf-file.ts'
import { readNumberTree } from '#lib/pdf/trees.ts'
import { formatObject } from '#lib/pdf/write-pdf.ts'
import { DEFAULT_MERGE_OPTIONS, mergePdfs, type PdfSource } from './merge-pdfs.ts'
import { buildPdf, samplePdf, sampleWithPlaces, streamOf } from './pdfs.fixture.ts'

async function merge(documents: readonly (Uint8Array | PdfSource)[], some = {}) {
  const list = documents.map((document, index) =>
    document instanceof Uint8Array ? { name: `${'abc'[index]}.pdf`, bytes: document } : document,
  )
  const { bytes, notes } = await mergePdfs(list, { ...DEFAULT_MERGE_OPTIONS, ...some })
  const file = await openPdf(bytes)
  return { file, notes, pages: readPageTree(file).pages.map(({ dict }) => dict) }
}

/** An object as text, with what it refers to in its place; pages as their position. */
function toText(file: PdfFile, value: PdfObject | undefined): string {
  const page =
    value instanceof PdfRef ? readPageTree(file).pages.findIndex(({ number }) => number === value.number) : -1
  if (page !== -1) return `page ${page + 1}`
  const found = file.resolve(value)
  if (Array.isArray(found)) return `[${found.map((item) => toText(file, item)).join(' ')}]`
  const dict = found instanceof PdfStream ? found.dict : found
  if (!(dict instanceof Map)) return formatObject(dict)
  const entries = [...dict].filter(([key]) => !['Parent', 'Prev', 'Next', 'Last', 'Length'].includes(key))
  return `<<${entries.map(([key, item]) => `/${key} ${toText(file, item)}`).join(' ')}>>`
}
const catalogOf = async (documents: readonly Uint8Array[], key: string) => {
  const { file } = await merge(documents)
  return toText(file, file.catalog.get(key))
}

// ISO 32000-1, 14.3.3 and 7.7.2.
test('merges only metadata about the document, of the first file', async () => {
  const first = samplePdf('A', {
    objects: {
      100: '<</Title(T)/Author 101 0 R/Subject(S)/Keywords(K)/Creator(C)/Producer(P)/CreationDate(D)/Mine(M)>>',
      101: '(Ann)',
    },
    trailer: '/Info 100 0 R',
  })
  const second = samplePdf('B', { trailer: '/Info <</Title(Other)>>' })
  const { file } = await merge([first, second])
  expect(toText(file, file.trailer.get('Info'))).toBe(
    '<</Title (T) /Author (Ann) /Subject (S) /Keywords (K)>>',
  )
  expect((await merge([samplePdf('A'), second])).file.trailer.has('Info')).toBe(false)
})

test('the merged file uses the viewer preferences of the first file', async () => {
  const viewEntries =
    '/PageLayout/TwoColumnLeft/PageMode/UseOutlines/ViewerPreferences<</HideMenubar true>>/Lang(de)'
  const first = samplePdf('A', { catalog: `${viewEntries}/OpenAction[12 0 R/Fit]/URI<</Base(x)>>` })
  const { file } = await merge([first, samplePdf('B', { catalog: '/Lang(fr)/PageLayout/OneColumn' })])
  expect(
    ['PageLayout', 'PageMode', 'ViewerPreferences', 'Lang', 'OpenAction', 'URI'].map((key) =>
      toText(file, file.catalog.get(key)),
    ),
  ).toEqual(['/TwoColumnLeft', '/UseOutlines', '<</HideMenubar true>>', '(de)', '[page 2 /Fit]', 'null'])
})

test.each([
  ['a place', '[12 0 R/Fit]', '[page 2 /Fit]'],
  ['an action that goes to a place', '<</S/GoTo/D[11 0 R/Fit]>>', '[page 1 /Fit]'],
  ['a name', '/old', '/old'],
  ['a script', '<</S/JavaScript/JS(app.alert(1))>>', 'null'],
  ['a web address', '<</S/URI/URI(http://example.org)>>', 'null'],
])('a first file that opens with %s: %s becomes %s', async (_, action, expected) => {
  const first = samplePdf('A', { catalog: `/Dests<</old[12 0 R/Fit]>>/OpenAction ${action}` })
  expect(await catalogOf([samplePdf('B'), first], 'OpenAction')).toBe('null')
  expect(await catalogOf([first, samplePdf('B')], 'OpenAction')).toBe(expected)
})

// ISO 32000-1, 12.3.3.
test('bookmarks keep their color, style and targets other than pages; closed ones remain closed', async () => {
  const item = (entries: string) => `<<${entries}/Parent 100 0 R>>`
  const bytes = samplePdf('A', {
    catalog: '/Outlines 100 0 R',
    objects: {
      100: '<</First 101 0 R/Last 104 0 R>>',
      101: item(
        '/Title(Open)/C[1 0 0]/F 2/Dest[11 0 R/Fit]/Count 1/First 105 0 R/Last 105 0 R/Next 102 0 R/SE(x)',
      ),
      102: item('/Title(Closed)/Dest[12 0 R/Fit]/Count -1/First 106 0 R/Last 106 0 R/Next 103 0 R'),
      103: item('/Title(Site)/A<</S/URI/URI(http://example.org)>>/Next 104 0 R'),
      104: item('/Title(Heading)'),
      105: '<</Title(Below)/Dest[11 0 R/Fit]/Parent 101 0 R>>',
      106: '<</Title(Hidden)/Dest[12 0 R/Fit]/Parent 102 0 R>>',
    },
  })
  const { file } = await merge([bytes, samplePdf('B')])
  const shown: string[] = []
  const root = file.dict(file.catalog.get('Outlines'))
  for (let dict = file.dict(root?.get('First')); dict; dict = file.dict(dict.get('Next')))
    shown.push(toText(file, new Map(dict)))
  expect(shown).toEqual([
    '<</Title (Open) /C [1 0 0] /F 2 /Dest [page 1 /Fit] /First <</Title (Below) /Dest [page 1 /Fit]>> /Count 1>>',
    '<</Title (Closed) /Dest [page 2 /Fit] /First <</Title (Hidden) /Dest [page 2 /Fit]>> /Count -1>>',
    '<</Title (Site) /A <</S /URI /URI (http://example.org)>>>>',
    '<</Title (Heading)>>',
  ])
  // Four, plus the child of the open one.
  expect(root?.get('Count')).toBe(5)
})

test('a bookmark of an omitted page remains if one below it has a target', async () => {
  const bytes = samplePdf('A', {
    catalog: '/Outlines 100 0 R',
    objects: {
      100: '<</First 101 0 R/Last 101 0 R>>',
      101: '<</Title(Part)/Dest[11 0 R/Fit]/First 102 0 R/Last 103 0 R>>',
      102: '<</Title(Gone)/A<</S/GoTo/D[11 0 R/Fit]>>/Next 103 0 R>>',
      103: '<</Title(Kept)/A<</S/GoTo/D[12 0 R/Fit]>>/Prev 102 0 R>>',
    },
  })
  const { file } = await merge([{ name: 'a.pdf', bytes, pages: '2' }, samplePdf('B')])
  expect(toText(file, file.catalog.get('Outlines'))).toBe(
    '<</Type /Outlines /First <</Title (Part) /First <</Title (Kept) /A <</S /GoTo /D [page 1 /Fit]>>>> /Count -1>> /Count 1>>',
  )
})

test('a destination by the position of its page leads to that page', async () => {
  const second = samplePdf('B', { page: { 1: '/Annots[<</Subtype/Link/Dest[1/Fit]>>]' } })
  const { file, pages } = await merge([samplePdf('A'), second])
  expect(toText(file, pages[2]?.get('Annots'))).toBe('[<</Subtype /Link /Dest [page 4 /Fit]>>]')
})

test('a name of the old kind and a name of the new kind stand for one another', async () => {
  const bytes = samplePdf('A', {
    catalog: '/Dests<</old[12 0 R/Fit]>>/Names<</Dests<</Names[(new)[12 0 R/FitH 7]]>>>>',
    page: { 1: '/Annots[<</Dest(old)>><</Dest/new>><</Dest(none)>>]' },
  })
  const { file, pages } = await merge([bytes, samplePdf('B')])
  expect(toText(file, pages[0]?.get('Annots'))).toBe('[<</Dest /old>> <</Dest (new)>> <<>>]')
})

// ISO 32000-1, 12.4.2: without a style there is a prefix alone.
test('page labels without numbers, and continuing ones, do not start a new range', async () => {
  const bytes = samplePdf('A', {
    pageCount: 5,
    catalog: '/PageLabels<</Nums[0<</P(Cover)>>2<</S/D/St 1>>]>>',
  })
  const labelsOf = async (pages: string) => {
    const { file } = await merge([{ name: 'a.pdf', bytes, pages }, samplePdf('B', { pageCount: 1 })])
    return [...readNumberTree(file, file.catalog.get('PageLabels'))].map(
      ([page, label]) => `${page} ${toText(file, label)}`,
    )
  }
  expect(await labelsOf('')).toEqual(['0 <</P (Cover)>>', '2 <</S /D>>', '5 <</S /D>>'])
  expect(await labelsOf('5,4,1')).toEqual([
    '0 <</S /D /St 3>>',
    '1 <</S /D /St 2>>',
    '2 <</P (Cover)>>',
    '3 <</S /D>>',
  ])
  expect((await merge([samplePdf('A'), samplePdf('B')])).file.catalog.has('PageLabels')).toBe(false)
})

test('an empty page between files has no label', async () => {
  const labeled = samplePdf('A', { pageCount: 1, catalog: '/PageLabels<</Nums[0<</S/r>>]>>' })
  const { file } = await merge([labeled, samplePdf('B', { pageCount: 1 })], { startOnOddPage: true })
  expect(
    [...readNumberTree(file, file.catalog.get('PageLabels'))].map(
      ([page, label]) => `${page} ${toText(file, label)}`,
    ),
  ).toEqual(['0 <</S /r>>', '1 <<>>', '2 <</S /D>>'])
})

test('files and scripts of the whole document are included, the associated ones by name', async () => {
  const bytes = samplePdf('A', {
    catalog:
      '/AF[100 0 R]/Names<</EmbeddedFiles<</Names[(b)100 0 R]>>/JavaScript<</Names[(js)<</S/JavaScript/JS(x)>>]>>/IDS<</Names[(i)1]>>>>',
    objects: { 100: '<</Type/Filespec/F(b.txt)>>' },
  })
  const { file } = await merge([bytes, samplePdf('B')])
  expect(toText(file, file.catalog.get('Names'))).toBe(
    '<</EmbeddedFiles <</Names [(b) <</Type /Filespec /F (b.txt)>>]>> /JavaScript <</Names [(js) <</S /JavaScript /JS (x)>>]>>>>',
  )
  expect(toText(file, file.catalog.get('AF'))).toBe('[<</Type /Filespec /F (b.txt)>>]')
  const plain = (await merge([samplePdf('A'), samplePdf('B')])).file.catalog
  expect([plain.has('AF'), plain.has('Names'), plain.has('OCProperties'), plain.has('AcroForm')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

// ISO 32000-1, table 101.
test('of layers the order, the choices of one, the locks and the automatic states are joined', async () => {
  const layered = (name: string) =>
    samplePdf(name, {
      catalog:
        '/OCProperties<</OCGs[100 0 R]/D<</Order[(Head)100 0 R]/RBGroups[[100 0 R]]/Locked[100 0 R]/AS[<</Event/Print>>]/Intent/View>>>>',
      objects: { 100: `<</Type/OCG/Name(${name})>>` },
    })
  const layer = (name: string) => `<</Type /OCG /Name (${name})>>`
  const [a, b] = [layer('A'), layer('B')]
  expect(await catalogOf([layered('A'), layered('B')], 'OCProperties')).toBe(
    `<</OCGs [${a} ${b}] /D <</Name (Default) /BaseState /ON /Order [(Head) ${a} (Head) ${b}] /RBGroups [[${a}] [${b}]] /Locked [${a} ${b}] /AS [<</Event /Print>> <</Event /Print>>]>>>>`,
  )
})

// ISO 32000-1, tables 218 and 222.
test('form defaults are copied to fields without them, and the calculation order is preserved', async () => {
  const form = (name: string) =>
    samplePdf(name, {
      catalog:
        '/AcroForm<</Fields[100 0 R 101 0 R]/DA(/F 9 Tf)/Q 2/CO[101 0 R 100 0 R]/DR<</ProcSet[/PDF]/XObject<</X 3 0 R>>>>>>',
      page: { 1: '/Annots[100 0 R 101 0 R]' },
      objects: {
        100: '<</Subtype/Widget/FT/Tx/T(sum)/Q 1/DA(own)>>',
        101: `<</Subtype/Widget/FT/Tx/T(${name})>>`,
      },
    })
  const { file } = await merge([form('A'), form('B')])
  const own = (name: string) => `<</Subtype /Widget /FT /Tx /T (${name}) /DA (/F 9 Tf) /Q 2>>`
  const [first, second] = ['/T (sum) /Q 1 /DA (own)', '/Q 1 /DA (own) /T (sum_2)'].map(
    (entries) => `<</Subtype /Widget /FT /Tx ${entries}>>`,
  )
  const found = file.dict(file.catalog.get('AcroForm'))
  expect(toText(file, found?.get('Fields'))).toBe(`[${first} ${own('A')} ${second} ${own('B')}]`)
  expect(toText(file, found?.get('CO'))).toBe(`[${own('A')} ${first} ${own('B')} ${second}]`)
  expect(toText(file, found?.get('DR'))).toBe(
    '<</XObject <</X <</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>>>>>',
  )
  expect([found?.has('NeedAppearances'), found?.has('SigFlags')]).toEqual([false, false])
})

test('an unsigned signature field remains, without a note', async () => {
  const bytes = samplePdf('A', {
    catalog: '/AcroForm<</Fields[100 0 R]/SigFlags 1>>',
    page: { 1: '/Annots[100 0 R]' },
    objects: { 100: '<</Subtype/Widget/FT/Sig/T(S)>>' },
  })
  const { file, notes } = await merge([bytes, samplePdf('B')])
  expect(toText(file, file.catalog.get('AcroForm'))).toBe(
    '<</Fields [<</Subtype /Widget /FT /Sig /T (S)>>] /SigFlags 1>>',
  )
  expect(notes).toEqual([])
})

test('a field with two widgets keeps the one on an included page', async () => {
  const bytes = samplePdf('A', {
    catalog: '/AcroForm<</Fields[100 0 R]>>',
    page: { 1: '/Annots[101 0 R]', 2: '/Annots[102 0 R]' },
    objects: {
      100: '<</FT/Tx/T(name)/Kids[101 0 R 102 0 R]>>',
      101: '<</Subtype/Widget/Rect[1 1 1 1]/Parent 100 0 R>>',
      102: '<</Subtype/Widget/Rect[2 2 2 2]/Parent 100 0 R>>',
    },
  })
  const { file } = await merge([{ name: 'a.pdf', bytes, pages: '2' }, samplePdf('B')])
  expect(toText(file, file.catalog.get('AcroForm'))).toBe(
    '<</Fields [<</FT /Tx /T (name) /Kids [<</Subtype /Widget /Rect [2 2 2 2]>>]>>]>>',
  )
})

test('a page without a size is as large as a letter, one without resources has empty ones, and threads go', async () => {
  const bytes = buildPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/B[4 0 R]/Annots[null]/Contents[5 0 R 99 0 R]/UserUnit 2>>',
    4: '<</Type/Bead>>',
    5: streamOf('q Q'),
  })
  const { file, pages } = await merge([bytes, samplePdf('B')])
  expect(toText(file, new Map(pages[0]))).toBe(
    '<</Type /Page /Contents [<<>>] /UserUnit 2 /MediaBox [0 0 612 792] /Resources <<>>>>',
  )
})

test.each([
  [90, 270, 0],
  [270, 180, 90],
  [0, -90, 270],
  [-90, 0, 270],
  [450, 0, 90],
  ['/None', 90, 90],
])('a page turned by %s and then by %s is turned by %s', async (own, turn, turned) => {
  const bytes = samplePdf('A', { pageCount: 1, page: `/Rotate ${own}` })
  const { pages } = await merge([{ name: 'a.pdf', bytes, turns: { 1: turn } }, samplePdf('B')])
  expect(pages[0]?.get('Rotate') ?? 0).toBe(turned)
})

test('an empty page is rotated like the page before it; none follows a file of even length', async () => {
  const turned = samplePdf('A', { pageCount: 1, page: '/Rotate 90' })
  const { file, pages } = await merge([turned, samplePdf('B'), samplePdf('C', { pageCount: 1 })], {
    startOnOddPage: true,
  })
  expect(pages.length).toBe(5)
  expect(toText(file, new Map(pages[1]))).toBe(
    '<</Type /Page /MediaBox [0 0 300 400] /Rotate 90 /Resources <<>>>>',
  )
})

// A reader counts on nodes of moderate size.
test.each([
  [64, ['Page', 64]],
  [65, ['Pages', 2]],
])('%i pages form a tree whose root contains %o', async (pageCount, [type, count]) => {
  const { file } = await merge([
    samplePdf('A', { pageCount: pageCount - 1 }),
    samplePdf('B', { pageCount: 1 }),
  ])
  const root = file.dict(file.catalog.get('Pages'))
  const kids = file.array(root?.get('Kids')) ?? []
  const kind = file.dict(kids[0])?.get('Type')
  expect([kind instanceof PdfName && kind.text, kids.length, root?.get('Count')]).toEqual([
    type,
    count,
    pageCount,
  ])
})

test.each([
  ['1.4', '', '1.7'],
  ['1.4', '/Version/2.0', '2.0'],
])('a file of version %s that names %j makes one of version %s', async (_, catalog, version) => {
  expect((await merge([samplePdf('A'), samplePdf('B', { catalog })])).file.version).toBe(version)
})

test('a page twice in one entry of the list brings one bookmark, once more in another entry another', async () => {
  const bytes = sampleWithPlaces('A')
  const { file } = await merge(
    [
      { name: 'a.pdf', bytes, pages: '1,1' },
      { name: 'a.pdf', bytes, pages: '1' },
    ],
    { bookmarkPerFile: true },
  )
  const root = file.dict(file.catalog.get('Outlines'))
  const titles: PdfObject[] = []
  for (let dict = file.dict(root?.get('First')); dict; dict = file.dict(dict.get('Next')))
    titles.push(dict.get('Title') ?? null)
  expect(titles).toEqual([new PdfString('a'), new PdfString('a')])
})

// ISO 32000-1, 14.7.
const tagged = (name: string, tree: string) =>
  samplePdf(name, {
    catalog: '/StructTreeRoot 100 0 R',
    page: { 1: '/StructParents 3' },
    objects: {
      100: `<</Type/StructTreeRoot/K[101 0 R]/ParentTree<</Nums[3[101 0 R]]>>${tree}>>`,
      101: `<</Type/StructElem/S/P/P 100 0 R/T(${name})>>`,
    },
  })

test('keys of tags count on behind those of the files before', async () => {
  const { file, pages } = await merge([
    tagged('A', '/ClassMap<</C<</O/Layout>>>>'),
    tagged('B', '/RoleMap<</Big/H1>>'),
  ])
  expect([pages[0]?.get('StructParents'), pages[2]?.get('StructParents')]).toEqual([3, 7])
  const root = file.dict(file.catalog.get('StructTreeRoot'))
  expect([...readNumberTree(file, root?.get('ParentTree')).keys()]).toEqual([3, 7])
  expect([
    root?.get('ParentTreeNextKey'),
    toText(file, root?.get('RoleMap')),
    toText(file, root?.get('ClassMap')),
  ]).toEqual([8, '<</Big /H1>>', '<</C <</O /Layout>>>>'])
})

test.each([
  ['the same role for another thing', '/RoleMap<</Big/H1>>', '/RoleMap<</Big/H2>>', true],
  ['the same role for the same thing', '/RoleMap<</Big/H1>>', '/RoleMap<</Big/H1>>', false],
  ['another role', '/RoleMap<</Big/H1>>', '/RoleMap<</Small/H2>>', false],
  ['the same class', '/ClassMap<</C<<>>>>', '/ClassMap<</C<<>>>>', true],
  ['another class', '/ClassMap<</C<<>>>>', '/ClassMap<</D<<>>>>', false],
])('tags of a file with %s: %s and %s clash: %s', async (_, first, second, clash) => {
  const { notes } = await merge([tagged('A', first), tagged('B', second)])
  expect(notes).toEqual(
    clash ? ['b.pdf: Its tags were left out, because they contradict those of another file.'] : [],
  )
})

test('tags of a file that occurs twice are kept once, with a note', async () => {
  const bytes = tagged('A', '')
  const { notes } = await merge([bytes, bytes])
  expect(notes).toEqual(['b.pdf: Its tags were left out, because it is there more than once.'])
})
