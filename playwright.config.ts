import { defineConfig } from '@playwright/test'

const port = Number(process.env.PORT_E2E ?? 4187)

export default defineConfig({
  testMatch: ['e2e/**/*.spec.ts', 'web/tools/**/*.spec.ts'],
  outputDir: '.test/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'Europe/London',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node --disable-warning=ExperimentalWarning server/main.ts`,
    env: { PORT: String(port), DATA_DIR: '.test/data' },
    url: `http://127.0.0.1:${port}/api/health`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
