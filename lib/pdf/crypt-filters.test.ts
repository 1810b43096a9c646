import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { joinBytes } from '../bytes/bytes.ts'
import { rc4 } from './decryption.ts'
import { encryptionFor } from './encryption.ts'
import { bytesToText, dictOf, type PdfDict, PdfStream, pdfName, textToBytes } from './objects.ts'
import { PdfBuilder } from './pdf-builder.ts'
import { openPdf, type PdfFile } from './pdf-file.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url)))

/** Returns the bytes of the first page's content. */
function pageContent(file: PdfFile): string {
  const [page] = file.array(file.dict(file.catalog.get('Pages'))?.get('Kids')) ?? []
  const found = file.resolve(file.dict(page)?.get('Contents'))
  return found instanceof PdfStream ? bytesToText(found.bytes) : ''
}

/** A page that is encrypted by the password `open`, after a change of the encryption dictionary. */
async function encrypted(change: (dict: PdfDict) => void): Promise<Uint8Array> {
  const target = new PdfBuilder()
  const tree = target.reserve()
  const Contents = target.add(new PdfStream(new Map(), textToBytes('(Hello) Tj')))
  const page = target.add(dictOf({ Type: pdfName('Page'), Parent: tree, MediaBox: [0, 0, 9, 9], Contents }))
  target.objects.set(tree, dictOf({ Type: pdfName('Pages'), Kids: [page], Count: 1 }))
  const Root = target.add(dictOf({ Type: pdfName('Catalog'), Pages: tree }))
  const encryption = await encryptionFor('open', (length) => new Uint8Array(length))
  const dict = encryption.trailer.get('Encrypt')
  if (!(dict instanceof Map)) throw new TypeError('The dictionary is direct')
  change(dict)
  return target.write(dictOf({ Root }), '2.0', encryption)
}

const filter = (method: string) => dictOf({ CFM: pdfName(method), Length: 32 })

test('openPdf(): decrypts by a direct crypt filter', async () => {
  expect(pageContent(await openPdf(await encrypted(() => {}), 'open'))).toBe('(Hello) Tj')
})

/** Deflated content, whose first byte is that of its format. */
const DEFLATED = /^x/

test.each([
  ['the filters and the filter', '', ''],
  ['the filter', '/CF 7 0 R', '/CF<</StdCF 8 0 R>>'],
  ['the method', '/CFM /AESV3', '/CFM 9 0 R'],
])('openPdf(): decrypts by crypt filters with references to %s', async (_, from, to) => {
  const text = bytesToText(fixture('issue7665.pdf')).replace(from, to)
  const bytes = textToBytes(text.replace('7 0 obj', '9 0 obj/AESV3 endobj\n7 0 obj'))
  expect(pageContent(await openPdf(bytes))).toMatch(DEFLATED)
})

test.each<[string, (dict: PdfDict) => void]>([
  ['has an unknown method', (dict) => dict.set('CF', dictOf({ StdCF: filter('AESV4') }))],
  ['is missing', (dict) => dict.set('CF', new Map())],
  ['is one of no filters', (dict) => dict.delete('CF')],
])('openPdf(): rejects a file whose crypt filter %s', async (_, change) => {
  const bytes = await encrypted(change)
  await expect(openPdf(bytes, 'open')).rejects.toMatchObject({ problem: 'unknown-encryption' })
})

test('openPdf(): needs no password if only attachments are encrypted', async () => {
  const file = await openPdf(fixture('auth-event-ef-open.pdf'))
  expect([file.hasLockedAttachments, pageContent(file) !== '']).toEqual([true, true])
  await expect(openPdf(fixture('auth-event-ef-open.pdf'), 'no')).rejects.toMatchObject({
    problem: 'wrong-password',
  })
})

test.each(['p€ss', 'p\u20acss'])('openPdf(): reads %s in PDFDocEncoding', async (password) => {
  const file = await openPdf(fixture('enc_euro128.pdf'), password)
  expect(file.isEncrypted).toBe(true)
  await expect(openPdf(fixture('enc_euro128.pdf'), 'p?ss')).rejects.toMatchObject({
    problem: 'wrong-password',
  })
})

const PADDING = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex')
const md5 = (...parts: readonly Uint8Array[]) =>
  new Uint8Array(createHash('md5').update(joinBytes(parts)).digest())

const ZLIB = 0x78

/** A file of version 4 with RC4 by a key of 40 bits (ISO 32000-1, algorithms 1, 2 and 5), and the password `open`. */
function shortKeyFile(entries: string, text = textToBytes('(Hello) Tj'), filling = 0): Uint8Array {
  const [owner, id] = [new Uint8Array(32).fill(7), new Uint8Array(16).fill(9)]
  const password = joinBytes([textToBytes('open'), PADDING]).subarray(0, 32)
  let key = md5(password, owner, Uint8Array.of(252, 255, 255, 255), id).subarray(0, 5)
  for (let round = 0; round < 50; round++) key = md5(key).subarray(0, 5)
  let user: Uint8Array = md5(PADDING, id)
  for (let round = 0; round < 20; round++)
    user = rc4(
      key.map((byte) => byte ^ round),
      user,
    )
  const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`
  const used = joinBytes([key, new Uint8Array(filling)])
  const content = rc4(
    md5(used, Uint8Array.of(4, 0, 0, 0, 0)).subarray(0, Math.min(16, used.length + 5)),
    text,
  )
  const filter = text[0] === ZLIB ? '/Filter/FlateDecode' : ''
  return textToBytes(
    `%PDF-1.5
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj
4 0 obj<</Length ${content.length}${filter}>>stream
${bytesToText(content)}
endstream endobj
5 0 obj<</Filter/Standard/V 4/R 4/P -4/O${hex(owner)}/U${hex(joinBytes([user, new Uint8Array(16)]))}${entries}>>endobj
trailer<</Root 1 0 R/Encrypt 5 0 R/ID[${hex(id)}${hex(id)}]>>`,
  )
}

test.each([
  ['in bytes', '/CF<</StdCF<</CFM/V2/Length 5>>>>/StmF/StdCF/StrF/StdCF'],
  ['in bits', '/CF<</StdCF<</CFM/V2/Length 40>>>>/StmF/StdCF/StrF/StdCF'],
  ['outside the filters', '/Length 40/CF<</StdCF<</CFM/V2>>>>/StmF/StdCF/StrF/StdCF'],
  ['nowhere', '/CF<</StdCF<</CFM/V2>>>>/StmF/StdCF/StrF/StdCF'],
  ['wrongly', '/Length 128/CF<</StdCF<</CFM/V2/Length 16>>>>/StmF/StdCF/StrF/StdCF'],
])('openPdf(): decrypts RC4 of 40 bits in version 4, whose length is stated %s', async (_, entries) => {
  expect(pageContent(await openPdf(shortKeyFile(entries), 'open'))).toBe('(Hello) Tj')
  await expect(openPdf(shortKeyFile(entries), 'shut')).rejects.toMatchObject({ problem: 'wrong-password' })
})

test.each([
  ['as it is', 0],
  ['filled up with zeros to 16 bytes, as Acrobat does', 11],
])('openPdf(): decrypts by a short key of version 4 %s', async (_, filling) => {
  const packed = new Uint8Array(deflateSync('(Hello) Tj'))
  const entries = '/Length 40/CF<</StdCF<</CFM/V2/Length 5>>>>/StmF/StdCF/StrF/StdCF'
  expect(pageContent(await openPdf(shortKeyFile(entries, packed, filling), 'open'))).toBe(bytesToText(packed))
})
