import { textToBytes } from '#lib/pdf/objects.ts'

/** Builds a PDF from objects by number, the first being the catalog, with a valid cross-reference table. */
export function buildPdf(objects: Readonly<Record<number, string>>, trailer = ''): Uint8Array {
  let text = '%PDF-1.7\n%\xE2\xE3\xCF\xD3\n'
  const numbers = Object.keys(objects).map(Number)
  const offsets = new Map<number, number>()
  for (const number of numbers) {
    offsets.set(number, text.length)
    text += `${number} 0 obj\n${objects[number]}\nendobj\n`
  }
  const size = Math.max(...numbers) + 1
  const start = text.length
  text += `xref\n0 ${size}\n0000000000 65535 f \n`
  for (let number = 1; number < size; number++) text += row(offsets.get(number))
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return textToBytes(text)
}

function row(offset: number | undefined): string {
  return offset === undefined ? '0000000000 00000 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
}

export function streamOf(content: string, entries = ''): string {
  return `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`
}

export type SampleParts = {
  readonly pageCount?: number
  readonly catalog?: string
  /** Entries for every page, or for one page by its number. */
  readonly page?: string | Readonly<Record<number, string>>
  /** Numbers from 100 on are free. */
  readonly objects?: Readonly<Record<number, string>>
  readonly trailer?: string
}

/**
 * Creates a PDF. Pages are objects 11, 12, …, their contents 51, 52, … (3041 and 5041 from page 41); each says "{name}
 * page {n}". Font and page size are inherited.
 */
export function samplePdf(name: string, parts: SampleParts = {}): Uint8Array {
  const { pageCount = 2, catalog = '', page = '', objects = {}, trailer = '' } = parts
  const numbers = Array.from({ length: pageCount }, (_, i) => i + 1)
  const all: Record<number, string> = {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: `<< /Type /Pages /Kids [${numbers.map((n) => `${pageNumber(n)} 0 R`).join(' ')}] /Count ${pageCount} /MediaBox [0 0 300 400] /Resources << /Font << /F1 3 0 R >> >> >>`,
    3: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  }
  for (const n of numbers) {
    const entries = typeof page === 'string' ? page : (page[n] ?? '')
    all[pageNumber(n)] = `<< /Type /Page /Parent 2 0 R /Contents ${contentNumber(n)} 0 R ${entries} >>`
    all[contentNumber(n)] = streamOf(`BT /F1 12 Tf 20 300 Td (${name} page ${n}) Tj ET`)
  }
  return buildPdf({ ...all, ...objects }, trailer)
}

const pageNumber = (n: number) => n + (n > 40 ? 3000 : 10)
const contentNumber = (n: number) => n + (n > 40 ? 5000 : 50)

/** Three bookmarks, one below another, a link and destinations of both kinds. */
export function sampleWithPlaces(name: string, pageCount = 3): Uint8Array {
  return samplePdf(name, {
    pageCount,
    catalog: '/Outlines 100 0 R /Dests << /old [12 0 R /Fit] >> /Names << /Dests 110 0 R >>',
    page: { 1: '/Annots [120 0 R 121 0 R 122 0 R]' },
    objects: {
      100: '<< /Type /Outlines /First 101 0 R /Last 103 0 R /Count 3 >>',
      101: `<< /Title (${name} one) /Parent 100 0 R /Next 103 0 R /First 102 0 R /Last 102 0 R /Count 1 /Dest [11 0 R /Fit] >>`,
      102: `<< /Title (${name} below) /Parent 101 0 R /A << /S /GoTo /D (chapter) >> >>`,
      103: `<< /Title (${name} two) /Parent 100 0 R /Prev 101 0 R /Dest /old >>`,
      110: '<< /Kids [111 0 R] >>',
      111: '<< /Limits [(chapter) (chapter)] /Names [(chapter) << /D [13 0 R /XYZ 0 400 null] >>] >>',
      120: '<< /Type /Annot /Subtype /Link /Rect [0 0 10 10] /Dest (chapter) >>',
      121: '<< /Type /Annot /Subtype /Link /Rect [0 0 10 10] /A << /S /GoTo /D /old >> >>',
      122: '<< /Type /Annot /Subtype /Link /Rect [0 0 10 10] /Dest [12 0 R /Fit] >>',
    },
  })
}

/** A text field "Name" with a value on page 1, and "address.city" below a parent on page 2. */
export function sampleForm(name: string, value: string, font = 'Helvetica'): Uint8Array {
  return samplePdf(name, {
    catalog: '/AcroForm 100 0 R',
    page: { 1: '/Annots [101 0 R]', 2: '/Annots [103 0 R]' },
    objects: {
      100: '<< /Fields [101 0 R 102 0 R] /DR << /Font << /Helv 104 0 R >> >> /DA (/Helv 0 Tf 0 g) /NeedAppearances true >>',
      101: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (Name) /V (${value}) /Rect [0 0 90 20] /P 11 0 R /DA (/Helv 12 Tf 0 g) >>`,
      102: '<< /T (address) /FT /Tx /Kids [103 0 R] >>',
      103: `<< /Type /Annot /Subtype /Widget /Parent 102 0 R /T (city) /V (${value} city) /Rect [0 0 90 20] /P 12 0 R >>`,
      104: `<< /Type /Font /Subtype /Type1 /BaseFont /${font} >>`,
    },
  })
}
