import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../chromium.ts'
import type { ActionSource, Browser } from './browser.ts'
import { keyNamed } from './keys.ts'
import { newFolder } from './processes.ts'

/** Chromium without a window, over Playwright. */
export async function startChromium(): Promise<Browser> {
  const folder = newFolder('chromium')
  const downloads = join(folder, 'downloads')
  mkdirSync(downloads)
  const browser = await chromium.launch(chromiumOptions)
  const context = await browser.newContext({
    acceptDownloads: true,
    locale: 'en-US',
    serviceWorkers: 'allow',
    permissions: ['clipboard-read', 'clipboard-write'],
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  page.on('download', (download) => download.saveAs(join(downloads, download.suggestedFilename())))

  const perform = async ({ type, actions }: ActionSource) => {
    for (const action of actions)
      if (action.type === 'pause') await page.waitForTimeout(action.duration)
      else if (action.type === 'keyDown') await page.keyboard.down(keyNamed(action.value))
      else if (action.type === 'keyUp') await page.keyboard.up(keyNamed(action.value))
      else if (action.type === 'pointerMove') await page.mouse.move(action.x, action.y)
      else if (action.type === 'pointerDown') await page.mouse.down()
      else if (action.type === 'pointerUp') await page.mouse.up()
      else throw new Error(`Chromium performs no ${type} action`)
  }

  return {
    name: 'Chromium',
    downloads,
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    async act(sources) {
      for (const source of sources) await perform(source)
    },
    async setFiles(source, args, paths) {
      const found = await page.evaluateHandle<HTMLElement>(`(${source})(...${JSON.stringify(args)})`)
      await found.asElement()?.setInputFiles([...paths])
    },
    async quit() {
      await browser.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
