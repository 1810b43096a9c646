// npm run screenshots: every page at two widths in both themes, as files and contact sheets in .test/screenshots.
// npm run screenshots -- readme: the three screenshots of the README instead.
// npm run screenshots -- stores: the pictures of the catalogs of self-hosted software, in docs/stores.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { root, run } from './processes.mjs'
import { findChromium, installPrograms } from './system-packages.mjs'

const OUT = join(root, '.test/screenshots')
const STORES = join(root, 'docs/stores')
const SIZES = [
  { width: 390, height: 844, columns: 10 },
  { width: 1280, height: 800, columns: 5 },
]
/** Sizes that the catalogs ask for: Umbrel, CasaOS, and the thumbnail of CasaOS. */
const STORE_SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 784, height: 442 },
]
const STORE_PAGES = { 'first-page': '/', loan: '/loan-calculator', wheel: '/wheel-of-names' }
const THEMES = ['light', 'dark']

run('node', ['scripts/build.mjs'])
await installPrograms({ isComplete: false })
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
const port = await freePort()
const server = spawn('node', ['--disable-warning=ExperimentalWarning', join(root, 'server/main.ts')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: join(OUT, 'data') },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const browser = await chromium.launch({ executablePath: findChromium().CHROMIUM, args: ['--no-sandbox'] })
try {
  await waitUntilReady(`http://127.0.0.1:${port}/api/ready`)
  if (process.argv[2] === 'readme') await captureReadme()
  else if (process.argv[2] === 'stores') await captureForStores()
  else for (const size of SIZES) for (const theme of THEMES) await captureAll(size, theme)
} finally {
  await browser.close()
  server.kill()
}
if (process.argv[2] === undefined)
  process.stdout.write(`The screenshots are in ${OUT}; sheet-….png shows all pages of a kind.\n`)

/** All pages in one width and theme, and the sheet that shows them side by side. */
async function captureAll({ width, height, columns }, theme) {
  const kind = `${width}-${theme}`
  const figures = []
  for (const path of pagePaths()) {
    const file = `${kind}${path.replaceAll('/', '_')}.png`
    const page = await pageAt(path, { width, height }, theme)
    await page.screenshot({ path: join(OUT, file) })
    await page.context().close()
    figures.push(`<figure><img src="${file}"><figcaption>${path}</figcaption></figure>`)
  }
  const sheet = join(OUT, `sheet-${kind}.html`)
  writeFileSync(
    sheet,
    `<!doctype html><title>${kind}</title><style>body{display:grid;grid-template-columns:repeat(${columns},1fr);gap:12px;margin:12px;font:12px system-ui;background:#888}figure{margin:0}img{width:100%;display:block}</style>${figures.join('')}`,
  )
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
  await page.goto(pathToFileURL(sheet).href)
  await page.screenshot({ path: sheet.replace('.html', '.png'), fullPage: true })
  await page.close()
}

/** The first address of every page that stands for itself. */
function pagePaths() {
  const { addresses } = JSON.parse(readFileSync(join(root, 'dist/site.json'), 'utf8'))
  const first = new Map()
  for (const [address, file] of Object.entries(addresses)) if (!first.has(file)) first.set(file, address)
  return [...first.values()]
}

async function pageAt(path, viewport, colorScheme) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${port}${path}`)
  await page.locator('html[data-hydrated="navigation"]').waitFor()
  return page
}

/** The first page, a tool at work, and one on a phone in the dark. */
async function captureReadme() {
  const landing = await pageAt('/', { width: 1200, height: 800 }, 'light')
  await landing.screenshot({ path: join(root, 'docs/first-page.png') })
  const loan = await pageAt('/loan-calculator', { width: 1200, height: 800 }, 'light')
  await loan.getByRole('spinbutton', { name: 'Extra monthly payment' }).fill('200')
  await loan.getByRole('table', { name: 'As agreed and with extra payments' }).waitFor()
  await loan.screenshot({ path: join(root, 'docs/loan.png') })
  const phone = await pageAt('/wheel-of-names', { width: 390, height: 800 }, 'dark')
  await phone.screenshot({ path: join(root, 'docs/phone.png') })
}

/** Each page in each size, and the icon: as it is, and with 256 pixels. */
async function captureForStores() {
  mkdirSync(STORES, { recursive: true })
  for (const [name, path] of Object.entries(STORE_PAGES))
    for (const { width, height } of STORE_SIZES) {
      const page = await pageAt(path, { width, height }, 'light')
      await page.screenshot({ path: join(STORES, `${name}-${width}x${height}.png`) })
      await page.context().close()
    }
  const icon = readFileSync(join(root, 'web/public/icon.svg'), 'utf8')
  writeFileSync(join(STORES, 'icon.svg'), icon)
  const page = await browser.newPage({ viewport: { width: 256, height: 256 } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:256px;height:256px}</style>${icon}`)
  await page.screenshot({ path: join(STORES, 'icon-256.png'), omitBackground: true })
  await page.close()
}

async function waitUntilReady(url) {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No answer from ${url}`)
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address()
      probe.close(() => resolve(free))
    })
  })
}
