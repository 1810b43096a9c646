import { dictOf, encodeText, type PdfRef, PdfString, pdfName } from '../../pdf/objects.ts'
import type { PdfBuilder } from '../../pdf/pdf-builder.ts'
import { flateStream } from './flate-stream.ts'
import type { Attachment } from './pdf-options.ts'

/** An embedded file and what it is to the document (ISO 32000-1, 7.11; ISO 19005-3, 6.8). */
export function writeAttachment(
  attachment: Attachment,
  createdAt: Date | undefined,
  builder: PdfBuilder,
): PdfRef {
  const { name, bytes, mimeType, description, relationship } = attachment
  const file = builder.add(
    flateStream(bytes, {
      Type: pdfName('EmbeddedFile'),
      Subtype: pdfName(mimeType),
      Params: dictOf({ Size: bytes.length, ModDate: createdAt && pdfDate(createdAt) }),
    }),
  )
  return builder.add(
    dictOf({
      Type: pdfName('Filespec'),
      F: encodeText(name),
      UF: encodeText(name),
      Desc: encodeText(description),
      AFRelationship: pdfName(relationship),
      EF: dictOf({ F: file, UF: file }),
    }),
  )
}

/** A moment in universal time (7.9.4). */
export function pdfDate(date: Date): PdfString {
  return new PdfString(`D:${date.toISOString().replace(/[-:T]|\..*$/g, '')}Z`)
}
