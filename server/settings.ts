/** What the operator may set, through the environment. */
export type Settings = {
  /** `PORT`, default 4173. */
  readonly port: number
  /** `HOST`, default all addresses of this machine. */
  readonly host: string
  /** `DATA_DIR`, default `.data`: where the embedded database lives. */
  readonly dataDir: string
}

/** Reads the settings. Throws an Error that names the variable that cannot be used. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return {
    port: portOf(environment.PORT || '4173'),
    host: environment.HOST || '0.0.0.0',
    dataDir: environment.DATA_DIR || '.data',
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${text}"`)
  return port
}
