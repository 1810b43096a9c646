import { test as base, expect } from '@playwright/test'
import type { Browser } from './browser.ts'
import { type Doorway, openDoorway } from './doorway.ts'
import { startFirefox } from './firefox.ts'
import { Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

/** The browsers beside Chromium, as the projects of `playwright.config.ts` name them. */
export const STARTERS: Readonly<Record<string, () => Promise<Browser>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
}

type OfTest = {
  /** Whether pages are kept for use without a network, as they are for every visitor; without that journeys are faster. */
  keepsPages: boolean
  /** A page of a visitor who was never here. It fails the test when anything went wrong in the page. */
  tab: Tab
}

type OfWorker = {
  driven: Browser
  doorway: Doorway
}

let visitors = 0

/** A test in Firefox and in WebKit, each started once for all tests. */
export const test = base.extend<OfTest, OfWorker>({
  driven: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use, { project }) => {
      const starter = STARTERS[project.name]
      if (!starter) throw new Error(`${project.name} is not started here`)
      const browser = await starter()
      await use(browser)
      await browser.quit()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  doorway: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { project }) => {
      const doorway = await openDoorway(project.use.baseURL ?? '')
      await use(doorway)
      await doorway.shut()
    },
    { scope: 'worker' },
  ],
  keepsPages: [false, { option: true }],
  tab: async ({ driven, doorway, keepsPages }, use) => {
    doorway.forget()
    doorway.keepPages(keepsPages)
    await use(new Tab(driven, doorway.origin(`visitor-${++visitors}`)))
    // What a page was still loading when it is left is no fault of it.
    const complaints = [...doorway.complaints()]
    await driven.open('about:blank')
    expect(complaints).toEqual([])
  },
})

export { expect }
