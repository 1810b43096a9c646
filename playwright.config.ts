import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { OfProject } from './e2e/browsers/test.ts'
import { chromiumOptions } from './e2e/chromium.ts'

const port = Number(process.env.PORT_E2E ?? 4187)
const TOOLS = 'web/tools/*/smoke.spec.ts'
const IN_ALL_BROWSERS = ['e2e/browsers/*.spec.ts', TOOLS]
/** Every page opens, the first page leads to a tool, all works without a network, and each tool does its main job. */
const SMOKE = ['e2e/browsers/{pages,home-page,offline}.spec.ts', TOOLS]
const BUDGETS = 'e2e/budgets.spec.ts'

/** Tools whose smoke test also runs below a base path: their resources are the most varied. */
const BELOW_A_PATH = [
  'bulk-converter',
  'csv-json-converter',
  'invoice-generator',
  'loan-calculator',
  'ocr-extractor',
  'pdf-merger',
  'qr-code-generator',
  'regex-tester',
  'wheel-of-names',
  'word-counter',
].map((tool) => `web/tools/${tool}/smoke.spec.ts`)
const ONE_WORKER = { workers: 1, fullyParallel: false }

export default defineConfig<object, OfProject>({
  // Chromium does what Playwright can; the other two, each in one worker, walk the pages and the tools' main paths.
  // `npm test` runs smoke and budgets.
  projects: [
    { name: 'smoke', testMatch: SMOKE, use: { engine: 'chromium' } },
    { name: 'budgets', testMatch: BUDGETS },
    { name: 'firefox', testMatch: IN_ALL_BROWSERS, ...ONE_WORKER, use: { engine: 'firefox' } },
    { name: 'webkit', testMatch: IN_ALL_BROWSERS, ...ONE_WORKER, use: { engine: 'webkit' } },
    { name: 'below', testMatch: BELOW_A_PATH, ...ONE_WORKER, use: { below: 'keepsPrefix' } },
    { name: 'below-taken-off', testMatch: BELOW_A_PATH, ...ONE_WORKER, use: { below: 'stripsPrefix' } },
    { name: 'plain-http', testMatch: TOOLS, use: { engine: 'chromium', isPlainHttp: true } },
    { name: 'translated', testMatch: TOOLS, use: { engine: 'chromium', isTranslated: true } },
    {
      name: 'chromium',
      testMatch: ['e2e/**/*.spec.ts', 'web/tools/**/*.spec.ts'],
      testIgnore: [...IN_ALL_BROWSERS, BUDGETS],
      // One context for all tests of a worker, cleaned in between: a page opens with two thirds of the work.
      use: { reuseContext: true },
    },
  ],
  outputDir: '.test/playwright',
  fullyParallel: true,
  workers: availableParallelism() + 1,
  timeout: 90_000,
  // On a shared machine, a test can time out once; a real error occurs twice.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    baseURL: `http://127.0.0.1:${port}`,
    // Only journeys without a network need cached pages (e2e/offline-test.ts); in all others caching takes most of the
    // time.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'Europe/London',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: chromiumOptions,
  },
  webServer: {
    // With a BASE_PATH all journeys go below that path of a domain (e2e/serve-base-path.ts).
    command: `node --disable-warning=ExperimentalWarning ${process.env.BASE_PATH ? 'e2e/serve-base-path.ts' : 'server/main.ts'}`,
    env: { PORT: String(port), DATA_DIR: '.test/data' },
    url: `http://127.0.0.1:${port}/api/health`,
    reuseExistingServer: false,
    stdout: 'ignore',
    timeout: 120_000,
  },
})
