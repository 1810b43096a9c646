import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isKnownEncryption } from './decryption.ts'
import { encryptionFor } from './encryption.ts'
import { dictOf, type PdfObject, PdfStream, PdfString, pdfName, textToBytes } from './objects.ts'
import { PdfBuilder } from './pdf-builder.ts'
import { openPdf } from './pdf-file.ts'

const path = join(mkdtempSync(join(tmpdir(), 'locked-')), 'open.pdf')
const qpdf = (...options: string[]) => new Uint8Array(spawnSync('qpdf', [...options, path, '-']).stdout)

/** Builds a file of one page with text, a title and metadata. */
function made(): { readonly target: PdfBuilder; readonly trailer: Map<string, PdfObject> } {
  const target = new PdfBuilder()
  const tree = target.reserve()
  const Contents = target.add(new PdfStream(new Map(), textToBytes('(Hello) Tj')))
  const page = target.add(
    dictOf({ Type: pdfName('Page'), Parent: tree, MediaBox: [0, 0, 9, 9], Resources: new Map(), Contents }),
  )
  target.objects.set(tree, dictOf({ Type: pdfName('Pages'), Kids: [page], Count: 1 }))
  const Metadata = target.add(
    new PdfStream(dictOf({ Type: pdfName('Metadata'), Subtype: pdfName('XML') }), textToBytes('<x/>')),
  )
  const Root = target.add(dictOf({ Type: pdfName('Catalog'), Pages: tree, Metadata }))
  return {
    target,
    trailer: dictOf({ Root, Info: target.add(dictOf({ Title: new PdfString('Plans (2)') })) }),
  }
}

async function contentsOf(bytes: Uint8Array, password?: string) {
  const file = await openPdf(bytes, password)
  const [page] = file.array(file.dict(file.catalog.get('Pages'))?.get('Kids')) ?? []
  const text = (value: PdfObject | undefined) => {
    const found = file.resolve(value)
    return found instanceof PdfStream ? new TextDecoder().decode(found.bytes) : ''
  }
  return [
    file.isEncrypted,
    text(file.dict(page)?.get('Contents')),
    file.dict(file.trailer.get('Info'))?.get('Title'),
    text(file.catalog.get('Metadata')),
  ]
}
const contents = (isEncrypted: boolean) => [isEncrypted, '(Hello) Tj', new PdfString('Plans (2)'), '<x/>']

beforeAll(async () => {
  const { target, trailer } = made()
  writeFileSync(path, await target.write(trailer, '1.7'))
})

test('a file without a lock is open', async () => {
  expect(await contentsOf(qpdf('--stream-data=preserve'))).toEqual(contents(false))
})

const ways = [
  ['RC4 of 40 bits', ['40']],
  ['RC4 of 128 bits', ['128', '--use-aes=n']],
  ['RC4 in a crypt filter', ['128', '--use-aes=n', '--force-V4']],
  ['AES of 128 bits', ['128', '--use-aes=y']],
  ['AES of 128 bits, metadata in the clear', ['128', '--use-aes=y', '--cleartext-metadata']],
  ['AES of 256 bits, revision 5', ['256', '--force-R5']],
  ['AES of 256 bits', ['256']],
  ['AES of 256 bits, metadata in the clear', ['256', '--cleartext-metadata']],
] as const

// qpdf locks, and each object then has its own key: object streams would hide that.
test.each(ways)('%s opens only with the user or owner password', async (_, way) => {
  const locked = qpdf(
    '--allow-weak-crypto',
    '--stream-data=preserve',
    '--object-streams=disable',
    '--encrypt',
    'reader',
    'owner',
    ...way,
    '--',
  )
  expect(await contentsOf(locked, 'reader')).toEqual(contents(true))
  expect(await contentsOf(locked, 'owner')).toEqual(contents(true))
  await expect(openPdf(locked)).rejects.toMatchObject({ problem: 'needs-password' })
  await expect(openPdf(locked, 'Reader')).rejects.toMatchObject({ problem: 'wrong-password' })
  await expect(openPdf(locked, '')).rejects.toMatchObject({ problem: 'wrong-password' })
})

test.each(ways)('%s with only restrictions opens without a password', async (_, way) => {
  const locked = qpdf('--allow-weak-crypto', '--stream-data=preserve', '--encrypt', '', 'owner', ...way, '--')
  expect(await contentsOf(locked)).toEqual(contents(true))
  expect(await contentsOf(locked, 'whatever')).toEqual(contents(true))
})

// ISO 32000-1, table 20: versions 0 and 3 were never published.
test.each([
  ['Standard', 0, false],
  ['Standard', 1, true],
  ['Standard', 2, true],
  ['Standard', 3, false],
  ['Standard', 4, true],
  ['Standard', 5, true],
  ['Standard', 6, false],
  ['Adobe.PubSec', 4, false],
])('the lock %s of version %i: known is %s', (Filter, V, isKnown) => {
  expect(isKnownEncryption(dictOf({ Filter: pdfName(Filter), V }))).toBe(isKnown)
})

test('distinguishes an unknown encryption from a password', async () => {
  const file =
    '%PDF-1.7\n1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[]>>endobj trailer<</Root 1 0 R/Encrypt<</Filter/X/V 4>>>>'
  await expect(openPdf(textToBytes(file), 'x')).rejects.toMatchObject({ problem: 'unknown-encryption' })
})

async function locked(password: string): Promise<Uint8Array<ArrayBuffer>> {
  const { target, trailer } = made()
  let count = 0
  const encryption = await encryptionFor(password, (length) =>
    Uint8Array.from({ length }, () => count++ & 255),
  )
  return target.write(trailer, '2.0', encryption)
}

// ISO 32000-2, 7.6.4.3.3: normalized, and cut to 127 bytes of UTF-8.
test.each([
  ['pässword', 'pa\u0308ssword'],
  ['\ufb01le', 'file'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['softhyphen', 'soft\u00adhyphen'],
  ['a b', 'a\u00a0b'],
  ['a'.repeat(127), 'a'.repeat(200)],
  [`${'a'.repeat(126)}é`, `${'a'.repeat(126)}è`],
])('a file that is locked by %j opens by %j too', async (given, other) => {
  const bytes = await locked(given)
  expect(await contentsOf(bytes, given)).toEqual(contents(true))
  expect(await contentsOf(bytes, other)).toEqual(contents(true))
})

test('126 bytes of a password of 127 do not open it', async () => {
  await expect(openPdf(await locked('a'.repeat(127)), 'a'.repeat(126))).rejects.toMatchObject({
    problem: 'wrong-password',
  })
})

test('a file that we encrypt has no restrictions for users with the password', async () => {
  writeFileSync(`${path}.locked.pdf`, await locked('open'))
  const { stdout } = spawnSync('qpdf', ['--show-encryption', '--password=open', `${path}.locked.pdf`], {
    encoding: 'utf8',
  })
  expect(stdout.split('\n').filter((line) => /^[RP] = |allowed|method/.test(line))).toEqual([
    'R = 6',
    'P = -4',
    'extract for accessibility: allowed',
    'extract for any purpose: allowed',
    'print low resolution: allowed',
    'print high resolution: allowed',
    'modify document assembly: allowed',
    'modify forms: allowed',
    'modify annotations: allowed',
    'modify other: allowed',
    'modify anything: allowed',
    'stream encryption method: AESv3',
    'string encryption method: AESv3',
    'file encryption method: AESv3',
  ])
})
