import { joinBytes } from '../../bytes/bytes.ts'

/** RGB of 8 bits; without data only its size is declared, as in a truncated file. */
export type TestImage = { readonly width: number; readonly height: number; readonly data?: Uint8Array }

const encoded = (text: string) => new TextEncoder().encode(text)

/** A PDF (ISO 32000-1) whose pages each show one of these pictures, by its place in the list, and their own number. */
export function imagePdf(images: readonly TestImage[], pages: readonly number[]): Uint8Array<ArrayBuffer> {
  const firstPage = 4 + images.length
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ')
  return pdfOf([
    encoded('<</Type/Catalog/Pages 2 0 R>>'),
    encoded(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`),
    encoded('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    ...images.map(({ width, height, data = new Uint8Array() }) =>
      stream(
        `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceRGB`,
        data,
      ),
    ),
    ...pages.flatMap((image, index) => [
      encoded(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</Font<</F 3 0 R>>/XObject<</I ${4 + image} 0 R>>>>/Contents ${firstPage + 2 * index + 1} 0 R>>`,
      ),
      stream(
        '',
        encoded(`q 100 0 0 100 20 20 cm /I Do Q BT /F 12 Tf 20 160 Td (Page ${index + 1} here) Tj ET`),
      ),
    ]),
  ])
}

/** Creates a PDF of one page that draws these packed operators. */
export function linesPdf(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  return pdfOf([
    encoded('<</Type/Catalog/Pages 2 0 R>>'),
    encoded('<</Type/Pages/Count 1/Kids[3 0 R]>>'),
    encoded('<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<<>>/Contents 4 0 R>>'),
    stream('/Filter/FlateDecode', packed),
  ])
}

/** Creates the same, but draws them in a form XObject (ISO 32000-1, 8.10). */
export function drawnLinesPdf(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  return pdfOf([
    encoded('<</Type/Catalog/Pages 2 0 R>>'),
    encoded('<</Type/Pages/Count 1/Kids[3 0 R]>>'),
    encoded(
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</XObject<</F 5 0 R>>>>/Contents 4 0 R>>',
    ),
    stream('', encoded('q /F Do Q')),
    stream('/Type/XObject/Subtype/Form/BBox[0 0 200 200]/Filter/FlateDecode', packed),
  ])
}

function stream(dictionary: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  return joinBytes([
    encoded(`<<${dictionary}/Length ${data.length}>>\nstream\n`),
    data,
    encoded('\nendstream'),
  ])
}

/** Numbers the objects, of which the first is the root, and writes where each stands. */
function pdfOf(objects: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [encoded('%PDF-1.4\n')]
  let at = parts[0]?.length ?? 0
  const places = objects.map((object, index) => {
    const whole = joinBytes([encoded(`${index + 1} 0 obj\n`), object, encoded('\nendobj\n')])
    parts.push(whole)
    const place = at
    at += whole.length
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer <</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF`
  return joinBytes([...parts, encoded(table + trailer)])
}
