import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { makeSite } from './build/make-site.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const hashed = 'assets/[name]-[hash][extname]'
const hashedScript = 'assets/[name]-[hash].js'

/** What every list of tools and every tool's frame needs. */
const CATALOGUE =
  /web[\\/](catalogue[\\/]|tools[\\/][^\\/]+[\\/]tool\.ts|shell[\\/](tool-|breadcrumb|favorite)|ui[\\/](chip|message|dialog))/
/** What most tools need; the rarer pieces go with the tools that use them. */
const TOOL_KIT =
  /web[\\/](ui[\\/](?!chart|virtual-list|tabs|json-colors)|browser[\\/])|lib[\\/](outcome|share-link|byte-size|worker)[\\/]|node_modules[\\/]valibot/

export default defineConfig({
  root: 'web',
  logLevel: process.env.LOG_LEVEL === 'debug' ? 'info' : 'warn',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), makeSite()],
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: hashedScript, chunkFileNames: hashedScript } },
  },
  environments: {
    client: {
      build: {
        outDir: '../dist/site',
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          output: {
            entryFileNames: hashedScript,
            chunkFileNames: hashedScript,
            assetFileNames: hashed,
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                  priority: 3,
                },
                { name: 'shell', tags: ['$initial'], priority: 2 },
                { name: 'catalogue', test: CATALOGUE, priority: 1 },
                { name: 'tool-kit', test: TOOL_KIT, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: '../dist/render',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: path('./web/entry-server.tsx'),
          checks: { ineffectiveDynamicImport: false },
          output: { entryFileNames: 'entry-server.js' },
        },
      },
    },
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: '../dist/site',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: path('./web/service-worker.ts'),
          output: { entryFileNames: 'service-worker.js' },
        },
      },
    },
  },
})
