import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumOptions } from './e2e/chromium.ts'

/** What a test waits for may take longer where much else is going on. */
const WAITING = { poll: { timeout: 15_000 } }

export default defineConfig({
  test: {
    // By itself vitest leaves one core idle, which on two is half. A database of somebody's is not shared, though.
    maxWorkers: process.env.TEST_DATABASE_URL ? 1 : availableParallelism(),
    projects: [
      {
        test: {
          name: 'logic',
          environment: 'node',
          globalSetup: 'lib/typeset/test-files-setup.ts',
          include: ['{lib,web,contract,build}/**/*.test.ts'],
          testTimeout: 60_000,
          expect: WAITING,
        },
      },
      {
        test: {
          name: 'doors',
          environment: 'node',
          globalSetup: 'lib/typeset/test-files-setup.ts',
          include: ['doors/**/*.test.ts'],
          testTimeout: 60_000,
          expect: WAITING,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/testing/postgres-setup.ts',
          testTimeout: 60_000,
          expect: WAITING,
        },
      },
      {
        plugins: [react()],
        define: { TYPESET_DATA: '"/typeset/"' },
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'lucide-react',
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
          testTimeout: 60_000,
          expect: WAITING,
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
