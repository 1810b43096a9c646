import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#server/testing/free-port.ts'
import type { Browser } from './browser.ts'
import { newFolder, REGION, start, stop } from './processes.ts'

const DRIVER = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver'
/** Debian installs the minimal browser next to the library, in the folder of the architecture. */
const MINI_BROWSERS = '/usr/lib/*/webkit2gtk-4.?/MiniBrowser'
/** Of the window, in pixels. */
const WIDTH = 1280
const HEIGHT = 1000
/** The name under which the protocol hands an element over (W3C WebDriver §12.2). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Starts WebKitGTK on a separate display, over WebDriver (W3C): JSON over HTTP. */
export async function startWebKit(): Promise<Browser> {
  const folder = newFolder('webkit')
  const downloads = join(folder, 'downloads')
  mkdirSync(downloads)
  mkdirSync(join(folder, 'config'))
  writeFileSync(join(folder, 'config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  let display = ''
  const screen = await start(
    process.env.XVFB ?? '/usr/bin/Xvfb',
    ['-displayfd', '1', '-screen', '0', `${WIDTH}x5000x24`, '-nolisten', 'tcp'],
    {},
    (_, output) =>
      new Promise((resolve) =>
        output((line) => {
          if (!/^\d+$/.test(line)) return
          display = `:${line}`
          resolve()
        }),
      ),
  )
  const port = await freePort()
  const driver = await start(
    DRIVER,
    [`--port=${port}`, '--host=127.0.0.1'],
    {
      ...REGION,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      XDG_CONFIG_HOME: join(folder, 'config'),
    },
    async () => {
      while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))?.ok);
    },
  )
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const { sessionId } = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: globSync(MINI_BROWSERS).at(-1),
          args: ['--automation'],
        },
      },
    },
  })
  const session = `/session/${sessionId}`
  const pageHeight = (): Promise<number> =>
    ask('POST', `${session}/execute/sync`, { script: 'return innerHeight', args: [] })
  const setHeight = (height: number) =>
    ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: WIDTH, height })
  let height = HEIGHT
  await setHeight(height)
  const room = await pageHeight()
  /** Each download adds a bar below the page, permanently: the window grows by as much, or no page is left. */
  const keepRoom = async () => {
    const lostHeight = room - (await pageHeight())
    if (lostHeight <= 0) return
    height += lostHeight
    await setHeight(height)
  }

  return {
    name: 'WebKit',
    downloads,
    async open(url) {
      await keepRoom()
      await ask('POST', `${session}/url`, { url })
    },
    async run(source, args) {
      const { value, error } = await ask('POST', `${session}/execute/async`, {
        script: `const [args, done] = arguments
          const fail = (error) => done({ error: String(error) })
          try { Promise.resolve((${source})(...args)).then((value) => done({ value }), fail) } catch (error) { fail(error) }`,
        args: [args],
      })
      if (error) throw new Error(error)
      return value
    },
    act: (actions) => ask('POST', `${session}/actions`, { actions }),
    async setFiles(source, args, paths) {
      const found = await ask('POST', `${session}/execute/sync`, {
        script: `return (${source})(...arguments)`,
        args,
      })
      await ask('POST', `${session}/element/${found[ELEMENT]}/value`, { text: paths.join('\n') })
    },
    async quit() {
      await ask('DELETE', session).catch(() => {})
      await stop(driver)
      await stop(screen)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
