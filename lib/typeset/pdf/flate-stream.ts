import { zlibSync } from 'fflate'
import { dictOf, type PdfObject, PdfStream, pdfName } from '../../pdf/objects.ts'

/** A stream that is compressed. */
export function flateStream(bytes: Uint8Array, entries: Record<string, PdfObject> = {}): PdfStream {
  return new PdfStream(dictOf({ ...entries, Filter: pdfName('FlateDecode') }), zlibSync(bytes, { level: 6 }))
}
