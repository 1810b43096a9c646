import * as v from 'valibot'
import { expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import READER from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { encodeQr } from '#lib/qr-code/encode-qr.ts'
import { LEVELS } from '#lib/qr-code/modes.ts'
import { repeatable, trialTexts } from '#lib/qr-code/texts.fixture.ts'
import type { Design, Layout, Logo } from './drawing/design.ts'
import { designLayout, paintCode } from './drawing/paint-code.ts'
import { AS_PHONES, AS_WELL_AS_CAN_BE } from './reading/read-job.ts'
import { verdictOn } from './reading/verdict.ts'
import { EYE_SHAPES, FRAMES, MODULE_SHAPES, Settings } from './settings.ts'

/** A sample by default; `VITE_QR_TRIAL=500` tests that many of each. */
const COUNT = Number(import.meta.env.VITE_QR_TRIAL ?? 100)

const random = repeatable(500)
const pick = <T,>(list: readonly T[]): T => list[random(list.length)] ?? (list[0] as T)
const DARK = ['#000000', '#1d3557', '#7a1f1f', '#1b4332', '#4a148c', '#5d4037']
const LIGHT = ['#ffffff', '#fff8e1', '#e3f2fd', '#f1f8e9', '#fde2e4']
/** Texts that people put on things: a code of them is not finer than a picture allows. */
const TEXTS = trialTexts(3000).filter(
  ({ text }) => text.length > 3 && new TextEncoder().encode(text).length < 250,
)

async function design(
  change: Partial<Settings> = {},
  logo?: Logo,
): Promise<{ text: string; design: Design }> {
  const { text } = pick(TEXTS)
  const level = pick(LEVELS)
  const code = encodeQr(text, { level: logo ? 'H' : level })
  // Three pixels per module at least, as the help advises for shapes.
  const size = Math.max(3 * (code.size + 16), 192 + random(320))
  const settings = v.parse(Settings, {
    level,
    size: Math.min(512, size),
    margin: 4 + random(4),
    foreground: pick(DARK),
    background: pick(LIGHT),
    isTransparent: random(5) === 0,
    modules: pick(MODULE_SHAPES),
    eyes: pick(EYE_SHAPES),
    frame: pick(FRAMES),
    logoSize: 10 + random(16),
    ...change,
  })
  return { text, design: { code, settings, logo } }
}

async function makeLogo(): Promise<Logo> {
  const canvas = new OffscreenCanvas(64, 64)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is no canvas')
  pen.fillStyle = pick(['#e53935', '#1e88e5', '#000000', '#fdd835'])
  pen.beginPath()
  pen.arc(32, 32, 32, 0, 7)
  pen.fill()
  return { name: 'logo', url: '', image: await createImageBitmap(canvas) }
}

type Spoil = (pen: OffscreenCanvasRenderingContext2D, layout: Layout, design: Design) => void

/** Returns the verdict on a design's pixels, after `spoil` has altered them. */
async function judge({ text, design: made }: Awaited<ReturnType<typeof design>>, spoil?: Spoil) {
  const layout = designLayout(made)
  const canvas = new OffscreenCanvas(layout.width, layout.height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('There is no canvas')
  paintCode(pen, made, layout, '#ffffff')
  spoil?.(pen, layout, made)
  const [found] = await readBarcodes(pen.getImageData(0, 0, layout.width, layout.height), AS_PHONES)
  return verdictOn(made.settings, text, { text: found?.text }, made.logo !== undefined).kind
}

/** Fills a part of the code, in shares of its side. */
function cover(
  pen: OffscreenCanvasRenderingContext2D,
  { module, start }: Layout,
  { code, settings }: Design,
  color: 'foreground' | 'background',
  ...[x, y, w, h]: [number, number, number, number]
) {
  const side = code.size * module
  pen.fillStyle = settings[color]
  pen.fillRect(start + x * side, start + y * side, w * side, h * side)
}

const COLORS: readonly Partial<Settings>[] = [
  { foreground: '#ffff00', background: '#ffffff' },
  { foreground: '#999999', background: '#ffffff' },
  { foreground: '#ffffff', background: '#000000', isTransparent: false },
  { foreground: '#80cbc4', background: '#4e342e', isTransparent: false },
  { foreground: '#c62828', background: '#2e7d32', isTransparent: false },
]
const DAMAGES: readonly Spoil[] = [
  // A logo pasted over the middle, far beyond what the tool allows.
  (pen, layout, made) => cover(pen, layout, made, 'background', 0.2, 0.2, 0.6, 0.6),
  (pen, layout, made) => cover(pen, layout, made, 'foreground', 0.15, 0.25, 0.7, 0.5),
  // A missing eye.
  (pen, layout, made) => cover(pen, layout, made, 'background', 0, 0, 8 / made.code.size, 8 / made.code.size),
  // The foot is cut off.
  (pen, layout, made) => cover(pen, layout, made, 'background', 0, 0.55, 1, 0.45),
  // Blots everywhere.
  (pen, { module, start }, { code, settings }) => {
    for (let at = 0; at < code.size ** 2; at++) {
      if (random(5) > 1) continue
      pen.fillStyle = random(2) ? settings.foreground : settings.background
      pen.fillRect(
        start + (at % code.size) * module,
        start + Math.floor(at / code.size) * module,
        module,
        module,
      )
    }
  },
]

test(`of ${COUNT} good designs none is blamed`, async () => {
  prepareZXingModule({ overrides: { wasmBinary: await (await fetch(READER)).arrayBuffer() } })
  const blamed: unknown[] = []
  for (let at = 0; at < COUNT; at++) {
    const made = await design({}, at % 3 === 0 ? await makeLogo() : undefined)
    if ((await judge(made)) !== 'good')
      blamed.push([made.text.slice(0, 40), made.design.code.version, made.design.settings])
  }
  expect(blamed).toEqual([])
}, 600_000)

test(`of ${COUNT} spoiled designs at least 99 of 100 are caught`, async () => {
  prepareZXingModule({ overrides: { wasmBinary: await (await fetch(READER)).arrayBuffer() } })
  const missed: unknown[] = []
  const ways = COLORS.length + DAMAGES.length
  for (let at = 0; at < COUNT; at++) {
    const way = at % ways
    const made = await design(COLORS[way])
    const verdict = await judge(made, DAMAGES[way - COLORS.length])
    if (verdict !== 'doubtful') missed.push([way, made.design.code.version, made.design.code.level])
  }
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(COUNT / 100)
}, 600_000)

test('light on dark is read where a picture is looked through, and not as simple phones read', async () => {
  prepareZXingModule({ overrides: { wasmBinary: await (await fetch(READER)).arrayBuffer() } })
  const settings = v.parse(Settings, { foreground: '#ffffff', background: '#000000' })
  const made: Design = { code: encodeQr('HELLO'), settings, logo: undefined }
  const layout = designLayout(made)
  const pen = new OffscreenCanvas(layout.width, layout.height).getContext('2d')
  if (!pen) throw new Error('There is no canvas')
  paintCode(pen, made, layout, '#ffffff')
  const pixels = pen.getImageData(0, 0, layout.width, layout.height)
  const textsAs = async (options: typeof AS_PHONES) =>
    (await readBarcodes(pixels, options)).map(({ text }) => text)
  expect(await textsAs(AS_WELL_AS_CAN_BE)).toEqual(['HELLO'])
  expect(await textsAs(AS_PHONES)).toEqual([])
})
