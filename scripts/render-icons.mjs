// Draws the icons of the home screen and the picture that other sites show, from web/public/icon.svg.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { root } from './processes.mjs'
import { findChromium } from './system-packages.mjs'

const icon = readFileSync(join(root, 'web/public/icon.svg'), 'utf8')
const share = `
  <body style="margin:0;background:#faf8f3;color:#1d1b17;font:44px/1.35 'DejaVu Sans',system-ui,sans-serif;display:grid;align-content:center;height:630px;padding:0 96px;box-sizing:border-box">
    <div style="width:150px;margin-left:-22px">${icon}</div>
    <div style="font-size:108px;font-weight:700;letter-spacing:-.03em">Sundry</div>
    <div>All-in-one online tools</div>
    <div style="color:#5c564a;font-size:32px;margin-top:14px">On your own device. Without an account. Also offline.</div>
  </body>`

const browser = await chromium.launch({ executablePath: findChromium().CHROMIUM, args: ['--no-sandbox'] })
await draw('share.png', 1200, 630, share)
for (const size of [180, 192, 512])
  await draw(`icon-${size}.png`, size, size, `<body style="margin:0">${icon}</body>`)
await browser.close()

async function draw(name, width, height, html) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.addStyleTag({ content: 'svg{display:block;width:100%;height:auto}' })
  await page.screenshot({ path: join(root, 'web/public', name), omitBackground: true })
  await page.close()
}
