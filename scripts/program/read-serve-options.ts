import { parseArgs } from 'node:util'
import type { Environment } from '../../server/read-setting.ts'

/** Options of `sundry serve`. */
export type ServeOptions = {
  /** Settings that options replace, by the names of the environment. */
  readonly settings: Readonly<Record<string, string>>
  readonly opensBrowser: boolean
  readonly needsHelp: boolean
}

export const SERVE_HELP = `sundry serve: starts Sundry on this computer.

  --port <number>   Port to listen on; default: PORT, or 4173.
  --host <address>  Address to listen on; default: HOST, or all of this computer.
  --data <folder>   Folder of the data; default: DATA_DIR, or the data folder of the user.
  --open            Opens the browser.

All other settings are variables of the environment (docs/hosting.md).
`

/** Reads the options. Throws an Error with a sentence for one that does not exist or lacks its value. */
export function readServeOptions(
  args: readonly string[],
  environment: Environment,
  dataFolder: string,
): ServeOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      open: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { port, host, data, open, help } = values
  return {
    settings: {
      NODE_ENV: 'production',
      DATA_DIR: data ?? (environment.DATA_DIR || dataFolder),
      ...(port !== undefined && { PORT: port }),
      ...(host !== undefined && { HOST: host }),
    },
    opensBrowser: open,
    needsHelp: help,
  }
}
