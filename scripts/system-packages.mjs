import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { start } from './processes.mjs'
import { fail, step } from './steps.mjs'

/** Chromium without windows: the full one draws a whole window around each page, headless or not. */
const HEADLESS_SHELL = ['/usr/bin/chromium-headless-shell']
const FULL_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The other browsers, WebKit with its driver and the screen it draws on: name, variable, path, Debian package. */
const OTHER_BROWSERS = [
  ['Firefox', 'FIREFOX', process.env.FIREFOX ?? '/usr/bin/firefox-esr', 'firefox-esr'],
  [
    'WebKitGTK',
    'WEBKIT_DRIVER',
    process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver',
    'webkit2gtk-driver',
  ],
  ['Xvfb', 'XVFB', process.env.XVFB ?? '/usr/bin/Xvfb', 'xvfb'],
]

/** Programs that validate the files we make, and their Debian packages. */
const VALIDATORS = [
  ['qpdf', 'qpdf'],
  ['pdfinfo', 'poppler-utils'],
  ['exiftool', 'libimage-exiftool-perl'],
  // `convert` is the name of other programs too; this one is in the same package.
  ['identify', 'imagemagick'],
  ['zbarimg', 'zbar-tools'],
  ['qrencode', 'qrencode'],
  ['ffmpeg', 'ffmpeg'],
  ['webpmux', 'webp'],
  ['unzip', 'unzip'],
]

/** Reverse proxies that read the examples of the hosting guide: program and Debian package. */
const PROXIES = [
  ['/usr/bin/caddy', 'caddy'],
  ['/usr/sbin/nginx', 'nginx-light'],
]

/** The typeface of titles until their own has come, on devices without Arial (`web/styles.css`). */
const TYPEFACE = '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf'

/**
 * Installs missing programs that the tests need, if this user is allowed to: Chromium and validators, for the complete
 * tests also the other browsers and PostgreSQL.
 */
export async function installPrograms({ isComplete }) {
  const missing = missingValidators().map(([, name]) => name)
  if (!firstExisting([process.env.CHROMIUM, ...HEADLESS_SHELL])) missing.push('chromium-headless-shell')
  if (isComplete) {
    if (!firstExisting(FULL_CHROMIUM)) missing.push('chromium')
    if (!existsSync(TYPEFACE)) missing.push('fonts-liberation')
    missing.push(...PROXIES.filter(([path]) => !existsSync(path)).map(([, name]) => name))
    missing.push(...OTHER_BROWSERS.filter(([, , path]) => !existsSync(path)).map(([, , , name]) => name))
    if (!process.env.TEST_DATABASE_URL && !hasPostgres()) missing.push('postgresql')
  }
  await installFromDebian(missing)
}

/** The browsers by environment variable. Exits with one sentence if a program is missing. */
export function findPrograms({ isComplete }) {
  const [validator] = missingValidators()
  if (validator)
    fail(`The tests need the program ${validator[0]} (Debian package ${validator[1]}): install it.`)
  const chromium = findChromium()
  if (!isComplete) return chromium
  const browser = OTHER_BROWSERS.find(([, , path]) => !existsSync(path))
  if (browser)
    fail(`The tests need ${browser[0]}: install it, or name its path in the variable ${browser[1]}.`)
  return { ...chromium, ...Object.fromEntries(OTHER_BROWSERS.map(([, variable, path]) => [variable, path])) }
}

/** Path of the installed Chromium without windows, or else of the full one; undefined if there is none. */
export function chromiumPath() {
  return firstExisting([...HEADLESS_SHELL, ...FULL_CHROMIUM])
}

/** Chromium by environment variable. Exits with one sentence if there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM
  const path = firstExisting([named]) ?? chromiumPath()
  // The build without windows has no camera, even if it is the one that was named.
  if (path) return { CHROMIUM: path, CHROMIUM_WITH_CAMERA: firstExisting([...FULL_CHROMIUM, named]) ?? path }
  return fail('The tests need Chromium: install it, or name its path in the variable CHROMIUM.')
}

function firstExisting(paths) {
  return paths.find((path) => path && existsSync(path))
}

function missingValidators() {
  return VALIDATORS.filter(([program]) => spawnSync(program, ['--version']).error)
}

function hasPostgres() {
  return !spawnSync('postgres', ['--version']).error || existsSync('/usr/lib/postgresql')
}

/** Installs Debian packages if this is Debian and the user is root; otherwise the search for them names what is missing. */
async function installFromDebian(names) {
  const canInstall = process.getuid?.() === 0 && !spawnSync('apt-get', ['--version']).error
  if (names.length === 0 || !canInstall) return
  await step(`Installing ${names.length} programs`, async () => {
    const install = (some) =>
      start('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...some], { capture: true })
    await start('apt-get', ['update', '-qq'], { capture: true })
    // One name that a system does not know would prevent all others from being installed.
    if ((await install(names)).status !== 0) for (const name of names) await install([name])
  })
}
