import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'logic',
          environment: 'node',
          include: ['{lib,web,server,contract,build}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
