import { spawn } from 'node:child_process'
import { homedir } from 'node:os'
import { userDataFolder } from './data-folder.ts'
import { readServeOptions, SERVE_HELP, type ServeOptions } from './read-serve-options.ts'

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

try {
  const folder = userDataFolder(process.platform, homedir(), process.env)
  await serve(readServeOptions(process.argv.slice(3), process.env, folder))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function serve({ settings, opensBrowser, needsHelp }: ServeOptions): Promise<void> {
  if (needsHelp) {
    process.stdout.write(SERVE_HELP)
    return
  }
  Object.assign(process.env, settings)
  process.stdout.write(`The data are in ${settings.DATA_DIR}\n`)
  await import('../../server/main.ts')
  if (opensBrowser) openBrowser(`http://localhost:${process.env.PORT || 4173}`)
}

function openBrowser(address: string): void {
  const [program = '', ...args] = OPENERS[process.platform] ?? ['xdg-open']
  // Without a browser the address in the log is enough.
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
