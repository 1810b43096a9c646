import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { icons } from './build/icons.ts'
import { chromiumOptions } from './e2e/chromium.ts'

/** Longer timeouts for a busy machine. On a shared machine a test can starve once; a wrong result is wrong twice. */
const TIMEOUTS = {
  testTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  retry: process.env.CI ? 1 : 0,
} as const

/**
 * Files of tests without state between calls share their modules; loading them per file takes as long as the tests
 * themselves. Test doubles are passed in, not mocked as modules.
 */
const SHARED_WORKERS = { environment: 'node', isolate: false } as const

/** Builds a site and starts a browser: not one of the quick tests. */
const NEW_TOOL = 'scripts/new-tool.test.mjs'

/** Files that start whole servers take longest for their size: they start before the others of their project. */
class WholeServersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const startsServers = new Set(
      sorted.filter(({ moduleId }) => readFileSync(moduleId, 'utf8').includes('/testing/server-process.ts')),
    )
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [
        ...own.filter((file) => startsServers.has(file)),
        ...own.filter((file) => !startsServers.has(file)),
      ]
    })
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WholeServersFirst },
    // By default vitest leaves one core idle, which is half of two. An external database is not shared, though.
    maxWorkers: process.env.TEST_DATABASE_URL ? 1 : availableParallelism(),
    projects: [
      {
        plugins: [icons()],
        test: {
          name: 'logic',
          ...SHARED_WORKERS,
          include: ['{lib,web,contract,build,bench,deploy}/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}'],
          exclude: [NEW_TOOL],
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'interfaces',
          ...SHARED_WORKERS,
          include: ['interfaces/**/*.test.ts', 'hosting/**/*.test.ts', NEW_TOOL],
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'server',
          ...SHARED_WORKERS,
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/testing/postgres-setup.ts',
          ...TIMEOUTS,
        },
      },
      {
        plugins: [react(), icons()],
        define: { TYPESET_DATA: '"/typeset/"', SOURCE_VERSION: '"1.2.3"', SOURCE_COMMIT: '""' },
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'valibot',
            'jose/errors',
            'jose/jws/compact/sign',
            'jose/jws/compact/verify',
            'jose/key/export',
            'jose/key/generate/keypair',
            'jose/key/generate/secret',
            'jose/key/import',
          ],
        },
        test: {
          name: 'browser',
          include: ['web/**/*.test.tsx'],
          setupFiles: 'web/platform/empty-storage.setup.ts',
          ...TIMEOUTS,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
