import type { DocumentMeta } from '../../document/blocks.ts'
import type { ElectronicInvoice } from './pdf-options.ts'

export const PRODUCER = 'Sundry'

/** Returns the metadata of a document (ISO 16684-1), the same as in its information dictionary. */
export function xmpPacket(
  meta: DocumentMeta,
  language: string,
  isArchive: boolean,
  invoice: ElectronicInvoice | undefined,
): string {
  const date = meta.createdAt?.toISOString().replace(/\.\d+Z$/, 'Z')
  const { title, author, subject, keywords = [] } = meta
  const parts = [
    `<dc:format>application/pdf</dc:format>`,
    `<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>`,
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    author && `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>`,
    subject &&
      `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(subject)}</rdf:li></rdf:Alt></dc:description>`,
    keywords.length > 0 && `<pdf:Keywords>${escapeXml(keywords.join(', '))}</pdf:Keywords>`,
    `<pdf:Producer>${PRODUCER}</pdf:Producer>`,
    `<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>`,
    date && `<xmp:CreateDate>${date}</xmp:CreateDate>`,
    date && `<xmp:ModifyDate>${date}</xmp:ModifyDate>`,
    isArchive && `<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>`,
  ]
  const description = parts.filter((part) => part).join('\n')
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
${description}
</rdf:Description>
${invoice ? invoiceDescription(invoice) : ''}</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
}

const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
const PROPERTIES = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
] as const

/** Returns the four statements of Factur-X, and the schema that an archive requires for them (ISO 19005-3, 6.6.2.3). */
function invoiceDescription({ fileName, profile }: ElectronicInvoice): string {
  const properties = PROPERTIES.map(
    ([name, description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  return `<rdf:Description rdf:about="" xmlns:fx="${FACTUR_X}">
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:DocumentFileName>${escapeXml(fileName)}</fx:DocumentFileName>
<fx:Version>1.0</fx:Version>
<fx:ConformanceLevel>${profile}</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${FACTUR_X}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${properties.join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
`
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (char) => entities[char] ?? char).replace(/[^\P{Cc}\n\t]/gu, '')
}
