import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/**
 * Chunks of scripts that pages share. All other modules are split by the import graph. A chunk is worth an entry here if
 * it saves more requests than it costs bytes on the pages that need a part of it; `e2e/budgets.spec.ts` sets the limits.
 */

/** Modules that every page needs before hydration. */
const APP =
  /web[\\/](entry-client|ui[\\/]page-text|platform[\\/](when-idle|site-config|address-features|sent-requests)|app[\\/](navigation[\\/](route-loader|breadcrumb)|preferences[\\/](visits|favorite))|catalog[\\/](head|categories|tool-tile))|contract[\\/]site\.ts$|lib[\\/]numbers[\\/]pluralize|web[\\/]ui[\\/](toast\.|create-icon)|~icons[\\/]lucide[\\/]x$/
/** Modules of every list of tools. */
const CATALOG =
  /web[\\/](catalog[\\/](?!search|summaries|interests|examples)|tools[\\/][^\\/]+[\\/]tool\.ts$|app[\\/](tool-card|related-tools|preferences[\\/]often-used))/
/** Modules of most tools; rarer ones are bundled with the tools that use them. */
const TOOL_KIT =
  /web[\\/](app[\\/]tool-screen|ui[\\/](alert|empty-state|change-with-undo|status-area|announcer?|copy-button|download-button|field|number-field|result\.|use-share|use-transient|tool-bar|menu-button|tabs|shortcuts|use-persisted-form)|platform[\\/](clipboard|download|pending-input|results-registry|store[\\/](tool-state|state-text)|shared-state|use-locale))|lib[\\/](result[\\/]|numbers[\\/](format-decimal|local-number|read-number))|node_modules[\\/]valibot|~icons[\\/]lucide[\\/](plus|chevron-up)$/
/** Modules of tools that read text or files and work in the background. */
const FILE_KIT =
  /web[\\/](ui[\\/](pane|file-drop|long-text|progress)|platform[\\/](files|use-files|use-debounced|worker[\\/](?!worker-pool)))|lib[\\/](bytes[\\/](format-bytes|utf8-length)|text[\\/]has-huge-line|image[\\/]size)/
/** Modules of tools with input and output next to each other. */
const SPLIT_KIT = /web[\\/]ui[\\/](split-editor|views)/
/** Modules of tools that calculate with dates. */
const DAY_KIT = /web[\\/]platform[\\/]use-today|lib[\\/]dates[\\/]civil-date/
/** Modules of calculators: a persisted form, exact money, a results card. */
const CALCULATOR_KIT =
  /web[\\/](ui[\\/](results-card|menu\.)|platform[\\/]printing)|lib[\\/](money[\\/](cents|currencies|format-cents)|numbers[\\/](decimal|long-numbers|powers|read-bounded)|schema[\\/]form-fields)|node_modules[\\/]big\.js/
/** Modules of pages that send requests to our server or receive updates from it. */
const SERVER_KIT =
  /web[\\/](platform[\\/](fetch-api|live-updates|live-connection)|app[\\/]navigation[\\/]shared-screen|ui[\\/]email-field)|(contract[\\/]join-code|lib[\\/]text[\\/]format-join-code)/
/** Modules shared by the pages of accounts. */
const ACCOUNT_KIT =
  /web[\\/](account[\\/](?!account-links|account-dialogs|begin-trial|sso-part|security)|platform[\\/]use-hash)/
/** Modules for adding passkeys and signing in with them. */
const PASSKEY_KIT = /node_modules[\\/]@simplewebauthn|web[\\/]account[\\/]security[\\/]passkey-problem/

const TOOLS = join(import.meta.dirname, '../web/tools')

export const CHUNK_GROUPS = [
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
  { name: 'passkey-kit', test: PASSKEY_KIT, priority: 1 },
  { name: 'day-kit', test: DAY_KIT, priority: 1 },
  { name: 'file-kit', test: FILE_KIT, priority: 1 },
  { name: 'split-kit', test: SPLIT_KIT, priority: 1 },
  { name: 'calculator-kit', test: CALCULATOR_KIT, priority: 1 },
  ...globSync('*/chunk.json', { cwd: TOOLS }).map(chunkOfTool),
]

/** A tool's `chunk.json` lists modules of its folder that its page and its lazily loaded parts share. */
function chunkOfTool(file: string) {
  const folder = join(TOOLS, dirname(file))
  const modules: readonly string[] = JSON.parse(readFileSync(join(TOOLS, file), 'utf8'))
  const paths = new Set(modules.map((path) => join(folder, path)))
  return { name: `${dirname(file)}-kit`, test: (id: string) => paths.has(normalize(id)), priority: 1 }
}
