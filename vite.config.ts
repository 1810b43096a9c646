import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { adoptedStyles } from './build/adopted-styles.ts'
import { basePlaceholders } from './build/base-path.ts'
import { BUILD_FOLDER } from './build/build-folder.ts'
import { heicEngine } from './build/heic.ts'
import { icons } from './build/icons.ts'
import { imageCodecs } from './build/image-codecs.ts'
import { inlineRuntime } from './build/inline-runtime.ts'
import { licenses, licensesOfWorkers } from './build/licenses.ts'
import { lighterChunks } from './build/lighter.ts'
import { makeSite } from './build/make-site.ts'
import { mp3Encoder } from './build/mp3-encoder.ts'
import { pageEntries } from './build/page-entries.ts'
import { pdfjsData, pdfjsScripts } from './build/pdfjs-data.ts'
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
const hashedScript = 'assets/[name]-[hash].js'
/** Chunks that a worker loads on demand are cached on use, like all engines; see `build/precache.ts`. */
const ofWorker = ({ name }: { readonly name: string }) =>
  name.startsWith('engine-') ? hashedScript : 'assets/engine-[name]-[hash].js'

/** Modules that every page needs before hydration. */
const APP =
  /web[\\/](entry-client|platform[\\/](when-idle|site-config)|app[\\/](navigation[\\/](route-loader|breadcrumb)|preferences[\\/](visits|favorite))|catalog[\\/](head|categories|tool-tile))|contract[\\/]site\.ts$|lib[\\/]numbers[\\/]pluralize/
/** Modules of every list of tools. */
const CATALOG =
  /web[\\/](catalog[\\/](?!search|summaries|interests)|tools[\\/][^\\/]+[\\/]tool\.ts$|app[\\/](tool-card|related-tools|preferences[\\/]often-used))/
/** Modules of most tools; rarer ones are bundled with the tools that use them. */
const TOOL_KIT =
  /web[\\/](app[\\/]tool-screen|ui[\\/](alert|empty-state|change-with-undo|status-area|announcer|copy-button|download-button|field|number-field|result\.|use-share|use-transient|tool-bar|menu-button|tabs|shortcuts|use-persisted-form)|platform[\\/](clipboard|download|pending-input|results-registry|store[\\/](tool-state|state-text)|shared-state|use-locale))|lib[\\/](result[\\/]|numbers[\\/](format-decimal|local-number|read-number))|node_modules[\\/]valibot|~icons[\\/]lucide[\\/](plus|chevron-up)$/
/** Modules of tools that read text or files and work in the background. */
const FILE_KIT =
  /web[\\/](ui[\\/](split-editor|file-drop|long-text|progress)|platform[\\/](files|use-files|use-debounced|worker[\\/](?!worker-pool)))|lib[\\/](bytes[\\/](format-bytes|utf8-length)|text[\\/]has-huge-line)/
/** Days, for tools that reckon with dates. */
const DAY_KIT = /web[\\/]platform[\\/]use-today|lib[\\/]dates[\\/]civil-date/
/** Modules of calculators: a persisted form, exact money, a results card. */
const CALCULATOR_KIT =
  /web[\\/](ui[\\/](results-card|menu\.)|platform[\\/]printing)|lib[\\/](money[\\/](cents|currencies|format-cents)|numbers[\\/](decimal|long-numbers|powers|read-bounded)|schema[\\/]form-fields)|node_modules[\\/]big\.js/
/** Modules of pages that send requests to our server or receive updates from it. */
const SERVER_KIT =
  /web[\\/](platform[\\/](fetch-api|live-updates|live-connection)|app[\\/]navigation[\\/]shared-screen|ui[\\/]email-field)|(contract[\\/]join-code|lib[\\/]text[\\/]format-join-code)|sprint-point-estimator[\\/](use-)?own-rooms/
/** Modules for taking a quiz, by link or in a live game. */
const QUIZ_KIT =
  /contract[\\/](quiz|game)\.ts$|web[\\/]tools[\\/]quiz-builder[\\/](use-known-name|hosted[\\/](use-)?own-links\.ts|attempt[\\/](rich|answer-fields)|playing[\\/](game-words|time-left|question-view|leaders))/
/** Modules of an invoice's calculation, shared with code that is loaded later. */
const INVOICE_KIT = /invoice-generator[\\/]invoice[\\/](by-item|more-taxes|number-problem)/
/** Modules shared by the pages of accounts. */
const ACCOUNT_KIT = /web[\\/](account[\\/](?!account-links|account-dialogs)|platform[\\/]use-hash)/

/** Fair chance and the whole screen, for the tools that draw. */
const RANDOM_KIT = /lib[\\/]random[\\/]random\.ts|web[\\/]platform[\\/]use-full-screen/

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
    inlineRuntime(),
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
            assetFileNames: hashed,
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
                  priority: 3,
                },
                {
                  name: 'engine-codemirror',
                  test: /web[\\/]ui[\\/]code-(editor|history|view|theme)|node_modules[\\/](@codemirror|@lezer|@marijn|style-mod|crelt|w3c-keyname)/,
                  priority: 3,
                },
                { name: 'app', test: APP, priority: 2 },
                { name: 'catalog', test: CATALOG, priority: 1 },
                { name: 'tool-kit', test: TOOL_KIT, priority: 1 },
                { name: 'server-kit', test: SERVER_KIT, priority: 1 },
                { name: 'account-kit', test: ACCOUNT_KIT },
                { name: 'random-kit', test: RANDOM_KIT, priority: 1 },
                { name: 'day-kit', test: DAY_KIT, priority: 1 },
                { name: 'file-kit', test: FILE_KIT, priority: 1 },
                { name: 'calculator-kit', test: CALCULATOR_KIT, priority: 1 },
                { name: 'quiz', test: /lib[\\/]quiz[\\/]quiz\.ts$/, priority: 1 },
                { name: 'quiz-kit', test: QUIZ_KIT },
                { name: 'invoice-kit', test: INVOICE_KIT, priority: 1 },
              ],
            },
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
