import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { adoptedStyles } from './build/adopted-styles.ts'
import { basePlaceholders } from './build/base-path.ts'
import { BUILD_FOLDER } from './build/build-folder.ts'
import { CHUNK_GROUPS } from './build/chunk-groups.ts'
import { heicEngine } from './build/heic.ts'
import { icons } from './build/icons.ts'
import { imageCodecs } from './build/image-codecs.ts'
import { licenses, licensesOfWorkers } from './build/licenses.ts'
import { lighterChunks } from './build/lighter.ts'
import { makeSite } from './build/make-site.ts'
import { mp3Encoder } from './build/mp3-encoder.ts'
import { pageEntries } from './build/page-entries.ts'
import { pdfjsData, pdfjsScripts } from './build/pdfjs-data.ts'
import { sourceVersion } from './build/source-version.ts'
import { tesseractEngine } from './build/tesseract-engine.ts'
import { typesetData } from './build/typeset-data.ts'
import { zxingData } from './build/zxing-data.ts'
import manifest from './package.json' with { type: 'json' }

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
/** The `imports` of package.json as aliases, which the bundler resolves without calling JavaScript. */
const ownImports = Object.fromEntries(
  Object.entries(manifest.imports).map(([from, to]) => [from.replace('/*', ''), path(to.replace('/*', ''))]),
)
const hashed = 'assets/[name]-[hash][extname]'
/** Every document names the typeface of titles. */
const assetName = ({ names }: { readonly names: readonly string[] }) =>
  names[0]?.endsWith('.woff2') ? 'assets/[hash][extname]' : hashed
const hashedScript = 'assets/[name]-[hash].js'
/** Chunks that a worker loads on demand are cached on use, like all engines; see `build/precache.ts`. */
const ofWorker = ({ name }: { readonly name: string }) =>
  name.startsWith('engine-') ? hashedScript : 'assets/engine-[name]-[hash].js'

export default defineConfig({
  root: 'web',
  logLevel: process.env.LOG_LEVEL === 'debug' ? 'info' : 'warn',
  publicDir: 'public',
  resolve: { alias: ownImports },
  // All environments share this file and its plugins; otherwise it is loaded once for each.
  builder: { sharedConfigBuild: true },
  plugins: [
    pageEntries(),
    icons(),
    lighterChunks(),
    adoptedStyles(),
    react(),
    tailwindcss(),
    pdfjsData(),
    pdfjsScripts(),
    typesetData(),
    heicEngine(),
    mp3Encoder(),
    imageCodecs(),
    tesseractEngine(),
    zxingData(),
    sourceVersion(),
    licenses(),
    basePlaceholders(),
    makeSite(),
  ],
  build: {
    rolldownOptions: { checks: { pluginTimings: false } },
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
  worker: {
    format: 'es',
    plugins: () => [pdfjsScripts(), licensesOfWorkers(), basePlaceholders()],
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { entryFileNames: hashedScript, chunkFileNames: ofWorker },
    },
  },
  environments: {
    client: {
      build: {
        outDir: `${BUILD_FOLDER}/site`,
        emptyOutDir: true,
        rolldownOptions: {
          input: [path('./web/styles.css'), path('./web/app/deferred.ts')],
          // Pages call what the script of the whole site exports, by its name.
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: hashedScript,
            chunkFileNames: hashedScript,
            assetFileNames: assetName,
            codeSplitting: { groups: CHUNK_GROUPS },
          },
        },
      },
    },
    ssr: {
      // A server renders pages again for its settings, without the packages that pages are built from.
      resolve: { noExternal: true },
      build: {
        outDir: `${BUILD_FOLDER}/render`,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: path('./web/entry-server.tsx'),
          checks: { ineffectiveDynamicImport: false },
          // One file: 443 take the bundler a fifth longer.
          output: { entryFileNames: 'entry-server.js', codeSplitting: false },
        },
      },
    },
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: `${BUILD_FOLDER}/site`,
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
