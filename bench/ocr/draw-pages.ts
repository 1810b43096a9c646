import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumOptions } from '../../e2e/chromium.ts'
import { TEXTS } from './texts.ts'

/** A page of known text as a picture, and how it was spoiled. */
export type BenchPage = {
  readonly name: string
  readonly file: string
  readonly language: string
  readonly truth: string
}

type Recipe = {
  readonly name: string
  readonly language: string
  readonly html?: (text: string) => string
  /** Points of the letters on a page that is drawn at 300 dots an inch. */
  readonly points?: number
  readonly font?: string
  /** ImageMagick arguments applied to the drawn page. */
  readonly spoil?: readonly string[]
  readonly truth?: (text: string) => string
}

const DOTS_PER_POINT = 300 / 72
const FONTS: Readonly<Record<string, readonly [family: string, folder: string]>> = {
  serif: ['Liberation Serif, DejaVu Serif', ''],
  sans: ['Liberation Sans, DejaVu Sans', ''],
  mono: ['Liberation Mono, DejaVu Sans Mono', ''],
  ara: ['Bench Arabic', 'noto-sans-arabic'],
  hin: ['Bench Devanagari', 'noto-sans-devanagari'],
  jpn: ['Bench Japanese', 'noto-sans-jp'],
  chi_sim: ['Bench Chinese', 'noto-sans-sc'],
  noto: ['Bench Latin', 'noto-sans'],
}

const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((one) => `<p>${one}</p>`)
    .join('')
const english = paragraphs(TEXTS.eng ?? '')
const sentences = (TEXTS.eng ?? '').split('\n')

const GRAIN = (amount: number) => ['-attenuate', String(amount), '+noise', 'Gaussian']
const SHADE = [
  '(',
  '+clone',
  '-sparse-color',
  'bilinear',
  '0,0 white %[fx:w],0 gray60 0,%[fx:h] gray75 %[fx:w],%[fx:h] gray30',
  ')',
  '-compose',
  'multiply',
  '-composite',
]
/** A shadow with an edge, as a hand or a phone throws it. */
const SHADOW = [
  '(',
  '+clone',
  '-fill',
  'white',
  '-colorize',
  '100',
  '-fill',
  'gray40',
  '-draw',
  'polygon 0,0 1300,0 700,4000 0,4000',
  '-blur',
  '0x12',
  ')',
  '-compose',
  'multiply',
  '-composite',
]
const TURN = (degrees: number) => ['-background', 'white', '-rotate', String(degrees)]

const TABLE = [
  ['Item', 'Quantity', 'Price', 'Amount'],
  ['Rope, 20 m', '4', '18.50', '74.00'],
  ['Paint, white', '12', '9.95', '119.40'],
  ['Lantern', '2', '45.00', '90.00'],
  ['Brass hinges', '36', '1.25', '45.00'],
  ['Delivery', '1', '30.00', '30.00'],
]

const RECIPES: readonly Recipe[] = [
  { name: 'clean-serif', language: 'eng', font: 'serif' },
  { name: 'clean-sans', language: 'eng', font: 'sans' },
  { name: 'clean-mono', language: 'eng', font: 'mono', points: 10 },
  { name: 'clean-small', language: 'eng', font: 'serif', points: 8 },
  { name: 'noisy', language: 'eng', font: 'serif', spoil: GRAIN(0.7) },
  { name: 'very-noisy', language: 'eng', font: 'sans', spoil: GRAIN(1.6) },
  { name: 'speckled', language: 'eng', font: 'serif', spoil: ['-attenuate', '0.06', '+noise', 'Impulse'] },
  { name: 'shaded', language: 'eng', font: 'serif', spoil: SHADE },
  { name: 'shaded-noisy', language: 'eng', font: 'serif', spoil: [...SHADE, ...GRAIN(0.6)] },
  { name: 'shadow-edge', language: 'eng', font: 'serif', spoil: [...SHADOW, ...GRAIN(0.4)] },
  { name: 'faint', language: 'eng', font: 'serif', spoil: ['+level', '62%,86%'] },
  { name: 'dark-mode', language: 'eng', font: 'sans', spoil: ['-negate', '+level', '10%,88%'] },
  {
    name: 'dark-mode-small',
    language: 'eng',
    font: 'sans',
    spoil: ['-negate', '+level', '8%,80%', '-resize', '36%'],
  },
  { name: 'turned-90', language: 'eng', font: 'serif', spoil: TURN(90) },
  { name: 'turned-180', language: 'eng', font: 'serif', spoil: TURN(180) },
  { name: 'turned-270', language: 'eng', font: 'sans', spoil: TURN(270) },
  { name: 'skewed-3', language: 'eng', font: 'serif', spoil: TURN(3) },
  { name: 'skewed-8', language: 'eng', font: 'serif', spoil: TURN(8) },
  { name: 'skewed-minus-11', language: 'eng', font: 'sans', spoil: TURN(-11) },
  { name: 'skewed-14-shaded', language: 'eng', font: 'serif', spoil: [...TURN(14), ...SHADE] },
  {
    name: 'perspective',
    language: 'eng',
    font: 'serif',
    spoil: [
      '-virtual-pixel',
      'white',
      '-distort',
      'Perspective',
      '0,0 140,60 %[fx:w],0 %[fx:w-60],0 0,%[fx:h] 0,%[fx:h] %[fx:w],%[fx:h] %[fx:w-20],%[fx:h-80]',
    ],
  },
  {
    name: 'two-columns',
    language: 'eng',
    font: 'serif',
    html: () => `<div style="columns:2;column-gap:3em;text-align:left">${english}</div>`,
  },
  {
    name: 'two-columns-skewed',
    language: 'eng',
    font: 'serif',
    html: () => `<div style="columns:2;column-gap:3em;text-align:left">${english}</div>`,
    spoil: TURN(-5),
  },
  {
    name: 'table',
    language: 'eng',
    font: 'sans',
    html: () =>
      `<p>${sentences[0]}</p><table>${TABLE.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
    truth: () => `${sentences[0]}\n${TABLE.map((row) => row.join(' ')).join('\n')}`,
  },
  { name: 'low-100-dpi', language: 'eng', font: 'serif', spoil: ['-resize', '33.33%'] },
  { name: 'low-72-dpi', language: 'eng', font: 'sans', spoil: ['-resize', '27%'] },
  {
    name: 'photo-like',
    language: 'eng',
    font: 'serif',
    spoil: [
      '-fill',
      '#f2e8d0',
      '-opaque',
      'white',
      ...SHADE,
      '-background',
      '#cbbf9f',
      '-rotate',
      '4',
      '-resize',
      '60%',
      '-blur',
      '0x0.8',
      ...GRAIN(0.35),
      '-quality',
      '70',
    ],
  },
  {
    name: 'photo-on-a-table',
    language: 'eng',
    font: 'serif',
    spoil: [
      '-bordercolor',
      '#4a3b30',
      '-border',
      '150x150',
      '-virtual-pixel',
      'edge',
      '-distort',
      'Perspective',
      '0,0 130,90 %[fx:w],0 %[fx:w-40],30 0,%[fx:h] 20,%[fx:h-20] %[fx:w],%[fx:h] %[fx:w-140],%[fx:h-110]',
      ...SHADE,
      '-resize',
      '75%',
      '-blur',
      '0x0.7',
      ...GRAIN(0.3),
      '-quality',
      '75',
    ],
  },
  { name: 'jpeg-low-quality', language: 'eng', font: 'serif', spoil: ['-resize', '50%', '-quality', '18'] },
  { name: 'german', language: 'deu', font: 'serif' },
  { name: 'german-noisy', language: 'deu', font: 'sans', spoil: GRAIN(0.8) },
  { name: 'french', language: 'fra', font: 'serif' },
  { name: 'spanish-skewed', language: 'spa', font: 'sans', spoil: TURN(6) },
  { name: 'russian', language: 'rus', font: 'serif' },
  { name: 'greek', language: 'ell', font: 'noto' },
  { name: 'arabic', language: 'ara', font: 'ara' },
  { name: 'arabic-shaded', language: 'ara', font: 'ara', spoil: SHADE },
  { name: 'hindi', language: 'hin', font: 'hin' },
  { name: 'japanese', language: 'jpn', font: 'jpn' },
  { name: 'chinese', language: 'chi_sim', font: 'chi_sim' },
]

/** Draws the pages into a folder: first by Chromium with real fonts, then spoiled by ImageMagick, always alike. */
export async function drawPages(folder: string): Promise<readonly BenchPage[]> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: chromiumOptions.executablePath })
  const tab = await browser.newPage({ viewport: { width: 2000, height: 1400 } })
  const fonts = join(import.meta.dirname, '../../node_modules/@fontsource-variable')
  const pages: BenchPage[] = []
  for (const recipe of RECIPES) {
    const text = TEXTS[recipe.language] ?? ''
    const { drawn, file } = {
      drawn: join(folder, `${recipe.name}-drawn.png`),
      file: join(folder, `${recipe.name}.${recipe.spoil?.includes('-quality') ? 'jpg' : 'png'}`),
    }
    const document = join(folder, 'page.html')
    writeFileSync(document, documentOf(recipe, text, fonts))
    await tab.goto(`file://${document}`)
    await tab.evaluate(() => window.document.fonts.ready)
    await tab.screenshot({ path: drawn, fullPage: true })
    execFileSync('convert', [
      drawn,
      '-colorspace',
      'sRGB',
      '-seed',
      '7',
      ...(recipe.spoil ?? []),
      '-alpha',
      'off',
      '-units',
      'PixelsPerInch',
      '-density',
      '300',
      file,
    ])
    pages.push({ name: recipe.name, file, language: recipe.language, truth: recipe.truth?.(text) ?? text })
  }
  await browser.close()
  return pages
}

function documentOf(
  { language, html, points = 12, font = 'serif' }: Recipe,
  text: string,
  fonts: string,
): string {
  const [family = '', folder = ''] = FONTS[font] ?? []
  const isRtl = language === 'ara'
  return `<!doctype html><html lang="${language}" dir="${isRtl ? 'rtl' : 'ltr'}"><meta charset="utf-8">
${folder ? `<link rel="stylesheet" href="file://${fonts}/${folder}/index.css">` : ''}
<style>body { margin: 120px; font: ${points * DOTS_PER_POINT}px/1.45 ${familyOf(family, folder)}; color: #111; background: #fff }
p { margin: 0 0 0.8em } table { border-collapse: collapse; width: 100% } td { border: 3px solid #444; padding: 0.3em 0.6em }</style>
${html?.(text) ?? paragraphs(text)}</html>`
}

/** The packages name their families so. */
function familyOf(family: string, folder: string): string {
  const names: Readonly<Record<string, string>> = {
    'noto-sans': 'Noto Sans Variable',
    'noto-sans-arabic': 'Noto Sans Arabic Variable',
    'noto-sans-devanagari': 'Noto Sans Devanagari Variable',
    'noto-sans-jp': 'Noto Sans JP Variable',
    'noto-sans-sc': 'Noto Sans SC Variable',
  }
  return folder ? `"${names[folder]}"` : family
}
