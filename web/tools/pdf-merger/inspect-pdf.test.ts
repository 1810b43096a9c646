import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { textToBytes } from '#lib/pdf/objects.ts'
import { isPdf } from '#lib/pdf/pdf-header.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { mergePdfs } from './merge-pdfs.ts'
import { buildPdf, samplePdf, streamOf } from './pdfs.fixture.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url)))

test('isPdf(): finds the header in the first 1024 bytes', () => {
  expect(isPdf(textToBytes('%PDF-1.4'))).toBe(true)
  expect(isPdf(textToBytes(`${' '.repeat(1023)}%PDF-1.4`))).toBe(true)
  expect(isPdf(textToBytes(`${' '.repeat(1024)}%PDF-1.4`))).toBe(false)
  expect(isPdf(textToBytes('PK'))).toBe(false)
})

test('returns the page count', async () => {
  expect(await inspectPdf('a.pdf', samplePdf('A', { pageCount: 7 }))).toEqual({
    ok: true,
    pageCount: 7,
    isEncrypted: false,
    isRepaired: false,
  })
})

test.each(['rc4-40.pdf', 'rc4-128.pdf', 'aes-128.pdf', 'aes-256-r5.pdf', 'aes-256.pdf'])(
  '%s opens with the password of its user or its owner, and with no other',
  async (name) => {
    const bytes = fixture(name)
    const user = name === 'aes-256.pdf' ? 'usér' : 'user'
    const open = { ok: true, pageCount: 2, isEncrypted: true, isRepaired: false }
    expect(await inspectPdf(name, bytes, user)).toEqual(open)
    expect(await inspectPdf(name, bytes, 'owner')).toEqual(open)
    const [needs, wrong] = [await inspectPdf(name, bytes), await inspectPdf(name, bytes, 'User')]
    expect(needs).toEqual({
      ok: false,
      problem: 'needs-password',
      error: `${name}: it is protected by a password`,
    })
    expect(wrong).toEqual({ ok: false, problem: 'wrong-password', error: `Wrong password for ${name}` })
  },
)

test.each(['owner-only.pdf', 'owner-only-128.pdf'])('%s opens without a prompt', async (name) => {
  expect(await inspectPdf(name, fixture(name))).toEqual({
    ok: true,
    pageCount: 2,
    isEncrypted: true,
    isRepaired: false,
  })
})

test('reports files that are not PDFs, lack pages or cannot be saved, with the reason', async () => {
  const empty = buildPdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [] /Count 0 >>',
  })
  const reasons = await Promise.all([
    inspectPdf('a.txt', textToBytes('hello')),
    inspectPdf('b.pdf', empty),
    inspectPdf('c.pdf', textToBytes('%PDF-1.7\nnothing at all')),
  ])
  expect(reasons).toEqual([
    { ok: false, problem: 'not-a-pdf', error: 'a.txt: it is not a PDF' },
    { ok: false, problem: 'no-pages', error: 'b.pdf: it has no pages' },
    { ok: false, problem: 'damaged', error: 'c.pdf: it is damaged beyond repair' },
  ])
})

test('broken bytes end in an answer, never in an error', async () => {
  const whole = samplePdf('A', { pageCount: 3 })
  for (let length = 8; length < whole.length; length += 37) {
    const inspection = await inspectPdf('cut.pdf', whole.slice(0, length))
    expect(typeof inspection.ok).toBe('boolean')
  }
})

test('a small file whose objects unpack without end is refused by name, and not merged', async () => {
  const bomb = deflateSync(Buffer.alloc(129 * 1024 * 1024, '3 0 <<>> ')).toString('latin1')
  const bytes = buildPdf({ 1: streamOf(bomb, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') })
  expect(bytes.length).toBeLessThan(1024 * 1024)
  expect(await inspectPdf('bomb.pdf', bytes)).toEqual({
    ok: false,
    problem: 'too-long',
    error: 'bomb.pdf: one of its tables unpacks to more than 128 MB',
  })
  await expect(mergePdfs([{ name: 'bomb.pdf', bytes }])).rejects.toMatchObject({
    problem: { detail: 'bomb.pdf: one of its tables unpacks to more than 128 MB' },
  })
})
