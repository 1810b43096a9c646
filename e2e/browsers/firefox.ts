import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from './browser.ts'
import { newFolder, REGION, start, stop } from './processes.ts'

const PROGRAM = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

/** Preferences for tests: no prompts, no vendor services, no session restore. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.backup.enabled': false,
  // Otherwise the list of downloads opens over the window and receives the focus.
  'browser.download.alwaysOpenPanel': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US, en',
  'media.autoplay.default': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,none',
  'toolkit.telemetry.enabled': false,
}

/** The address under which Firefox hears WebDriver BiDi, as it says when it has started. */
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/

/** Events of WebDriver BiDi with which a navigation ends. */
const LOADED_EVENTS = ['browsingContext.domContentLoaded', 'browsingContext.fragmentNavigated']
const FAILED_EVENT = 'browsingContext.navigationFailed'

/** Firefox without a window, over WebDriver BiDi (W3C): JSON through a WebSocket. */
export async function startFirefox(): Promise<Browser> {
  const folder = newFolder('firefox')
  const downloads = join(folder, 'downloads')
  mkdirSync(downloads)
  writeFileSync(
    join(folder, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  let address = ''
  const program = await start(
    PROGRAM,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0', 'about:blank'],
    { ...REGION, HOME: folder, MOZ_CRASHREPORTER_DISABLE: '1' },
    (_, output) =>
      new Promise((resolve) =>
        output((line) => {
          address = LISTENING.exec(line)?.[1] ?? address
          if (address) resolve()
        }),
      ),
  )
  const { ask, listen, close } = await connect(`${address}/session`)
  await ask('session.new', { capabilities: {} })
  await ask('session.subscribe', { events: [...LOADED_EVENTS, FAILED_EVENT] })
  await ask('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder: downloads },
  })
  const { context } = await ask('browsingContext.create', { type: 'tab' })
  await ask('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } })

  const call = (functionDeclaration: string, args: readonly unknown[]) =>
    ask('script.callFunction', {
      target: { context },
      functionDeclaration,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      awaitPromise: true,
      userActivation: false,
    }).then(({ type, result, exceptionDetails }) => {
      if (type === 'success') return result
      throw new Error(exceptionDetails.text)
    })

  /**
   * Navigates, and resolves with the event of this navigation. Firefox's own wait also ends when the page that is left
   * changes its history, while that page is still there.
   */
  const navigate = (url: string) =>
    new Promise<void>((resolve, reject) => {
      const events: { readonly method: string; readonly navigation: string }[] = []
      let ours: string | undefined
      const settle = () => {
        const event = events.find(({ navigation }) => navigation === ours)
        if (!event) return
        stopListening()
        if (event.method === FAILED_EVENT) reject(new Error(`${url} was not loaded`))
        else resolve()
      }
      const stopListening = listen((method, { navigation }) => {
        events.push({ method, navigation })
        settle()
      })
      ask('browsingContext.navigate', { context, url, wait: 'none' }).then(({ navigation }) => {
        ours = navigation
        settle()
      }, reject)
    })

  /** Firefox opens each saved PDF in a new tab, which receives the focus: Enter then presses no button. */
  const closeOpenedFiles = async () => {
    const { contexts } = await ask('browsingContext.getTree', { maxDepth: 0 })
    const opened = contexts.filter(({ url }: { url: string }) => url.startsWith('file:'))
    for (const { context } of opened) await ask('browsingContext.close', { context })
    if (opened.length > 0) await ask('browsingContext.activate', { context })
  }

  return {
    name: 'Firefox',
    downloads,
    open: navigate,
    async run(source, args) {
      const { value } = await call(
        `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
        args,
      )
      return value === undefined ? undefined : JSON.parse(value)
    },
    async act(actions) {
      await closeOpenedFiles()
      await ask('input.performActions', { context, actions })
    },
    async setFiles(source, args, files) {
      const { sharedId } = await call(`(args) => (${source})(...JSON.parse(args))`, args)
      await ask('input.setFiles', { context, element: { sharedId }, files })
    },
    async quit() {
      close()
      await stop(program)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the answers of a protocol, each of its own shape
type Answer = any

/** Connects to the browser and matches responses to requests by number. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)), { once: true })
  })
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()
  const listeners = new Set<(method: string, params: Answer) => void>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const message: Answer = JSON.parse(data)
    if (message.type === 'event') {
      for (const hear of listeners) hear(message.method, message.params)
      return
    }
    const asker = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'error') asker?.reject(new Error(`${message.error}: ${message.message}`))
    else asker?.resolve(message.result)
  })
  const ask = (method: string, params: object) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.set(++lastId, { resolve, reject })
      socket.send(JSON.stringify({ id: lastId, method, params }))
    })
  const listen = (hear: (method: string, params: Answer) => void) => {
    listeners.add(hear)
    return () => listeners.delete(hear)
  }
  return { ask, listen, close: () => socket.close() }
}
