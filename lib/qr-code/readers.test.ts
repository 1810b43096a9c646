import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { encodeQr, type QrCode } from './encode-qr.ts'
import { MASKS } from './mask.ts'
import { LEVELS } from './modes.ts'
import { getCapacity } from './plan-symbol.ts'
import { imageOf, readByZxing } from './reader.fixture.ts'
import { trialTexts } from './texts.fixture.ts'

/** A sample by default; `QR_TRIAL=all` runs every version, level and mask, and 2,000 samples of text. */
const IS_WHOLE = process.env.QR_TRIAL === 'all'
const TEXTS = trialTexts(IS_WHOLE ? 2000 : 100)
const VERSIONS = Array.from({ length: 40 }, (_, i) => i + 1)

/** Returns text one byte shorter than the capacity of a version at a level. */
const filling = (version: number, level: (typeof LEVELS)[number]) =>
  'Qr'.repeat(2000).slice(0, getCapacity('byte', level, version) - 1)

const designs = VERSIONS.flatMap((version) =>
  LEVELS.flatMap((level, row) =>
    MASKS.map((_, mask) => ({ version, level, mask })).filter(
      ({ mask }) => IS_WHOLE || (mask === version % 8 && row === Math.floor(version / 8) % 4),
    ),
  ),
)

test(`ZXing reads every version${IS_WHOLE ? ' with every level and mask' : ', each with one level and mask'}`, async () => {
  for (const { version, level, mask } of designs) {
    const text = filling(version, level)
    const code = encodeQr(text, { level, mask, boost: false })
    expect(code).toMatchObject({ version, level, mask })
    const read = await readByZxing(code)
    expect(read.text === text, `${version}-${level} mask ${mask}: ${read.about}`).toBe(true)
    expect(read.about).toContain(`"Version":"${version}"`)
  }
}, 300_000)

test(`ZXing reads ${TEXTS.length} samples of all kinds back exactly`, async () => {
  for (const { text, level } of TEXTS) {
    const read = await readByZxing(encodeQr(text, { level }))
    expect(read.text).toBe(text)
  }
}, 300_000)

/** Returns the output of zbarimg for many codes, one image each, a line break after each result. */
function readByZbar(codes: readonly QrCode[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'qr-'))
  try {
    const files = codes.map((code, index) => {
      const { side, gray } = imageOf(code)
      const file = join(folder, `${index}.pgm`)
      writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${side} ${side} 255\n`), gray]))
      return file
    })
    const options = ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable']
    const { stdout, error } = spawnSync('zbarimg', [...options, ...files], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    })
    if (error) throw error
    return stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test(`zbar reads the same codes, as they were written`, () => {
  const trials = [
    ...designs.map(({ version, level, mask }) => ({
      text: filling(version, level),
      code: encodeQr(filling(version, level), { level, mask, boost: false }),
    })),
    ...TEXTS.map(({ text, level }) => ({ text, code: encodeQr(text, { level }) })),
  ]
  const all = `\n${readByZbar(trials.map(({ code }) => code))}`
  let end = 0
  // A text that was misread is not found from where the one before it ended.
  const wrong = trials.filter(({ text }) => {
    const at = all.indexOf(`\n${text}\n`, end)
    if (at >= 0) end = at + text.length + 1
    return at < 0
  })
  expect(wrong.map(({ text, code }) => `${code.version}-${code.level}: ${text.slice(0, 60)}`)).toEqual([])
}, 600_000)

test('no code is larger than that of qrencode, unless theirs omits the encoding of its bytes', () => {
  const compared = TEXTS.map(({ text, level }) => {
    const options = ['-l', level, '-t', 'ASCIIi', '-m', '0', '-o', '-']
    const { stdout, error } = spawnSync('qrencode', options, { input: text, encoding: 'utf8' })
    if (error) throw error
    const theirs = (stdout.trimEnd().split('\n').length - 17) / 4
    const ours = encodeQr(text, { level })
    const plain = encodeQr(text, { level, plainBytes: true }).version
    return { text: text.slice(0, 60), ours: ours.namesEncoding ? plain : ours.version, theirs }
  })
  expect(compared.filter(({ ours, theirs }) => !(ours <= theirs))).toEqual([])
}, 300_000)
