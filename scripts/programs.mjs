import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './ready.mjs'

// Chromium without windows: the full one draws a whole window around each page, headless or not.
const LIGHT = ['/usr/bin/chromium-headless-shell']
const FULL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The browser of the tests, installed where it may be, and the full one for what needs a camera. Ends the script with
 * one clear sentence where there is none.
 */
export function findChromium() {
  const own = process.env.CHROMIUM
  if (!found([own, ...LIGHT, ...FULL])) installFromDebian(['chromium-headless-shell'])
  const path = found([own, ...LIGHT, ...FULL])
  // The one without windows has no camera, also where it was named.
  if (path) return { CHROMIUM: path, CHROMIUM_WITH_CAMERA: found([...FULL, own]) ?? path }
  process.stderr.write('The tests need Chromium: install it, or name it in the variable CHROMIUM.\n')
  process.exit(1)
}

/** Path of the installed Chromium without windows, or else of the full one; undefined if there is none. */
export function chromiumPath() {
  return found([...LIGHT, ...FULL])
}

function found(paths) {
  return paths.find((path) => path && existsSync(path))
}

/** The other two browsers of the tests, WebKit with its driver and the screen it draws on: name, variable, path, package. */
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

/** Where they are, by variable. Ends the script with one clear sentence where one is missing. */
export function findOtherBrowsers() {
  const missing = OTHER_BROWSERS.find(([, , path]) => !existsSync(path))
  if (!missing) return Object.fromEntries(OTHER_BROWSERS.map(([, variable, path]) => [variable, path]))
  const [name, variable] = missing
  process.stderr.write(`The tests need ${name}: install it, or name it in the variable ${variable}.\n`)
  process.exit(1)
}

/** Programs that judge the files we make, and the packages that bring them. */
const JUDGES = [
  ['qpdf', 'qpdf'],
  ['pdfinfo', 'poppler-utils'],
  ['exiftool', 'libimage-exiftool-perl'],
  // `convert` is the name of other programs too; this one comes with it.
  ['identify', 'imagemagick'],
  ['zbarimg', 'zbar-tools'],
  ['qrencode', 'qrencode'],
  ['ffmpeg', 'ffmpeg'],
  ['webpmux', 'webp'],
  ['unzip', 'unzip'],
]

/** Ends the script where one is missing. */
export function findJudges() {
  const [first] = missingJudges()
  if (!first) return
  process.stderr.write(
    `The tests need the program ${first[0]} (on Debian, of the package ${first[1]}): install it.\n`,
  )
  process.exit(1)
}

function missingJudges() {
  return JUDGES.filter(([program]) => spawnSync(program, ['--version']).error)
}

/**
 * Installs what the tests need and is missing, where that may be, all in one go. The tests of storage start a
 * PostgreSQL for themselves, unless `TEST_DATABASE_URL` names one.
 */
function installPrograms() {
  const hasPostgres = !spawnSync('postgres', ['--version']).error || existsSync('/usr/lib/postgresql')
  installFromDebian([
    ...(found(LIGHT) ? [] : ['chromium-headless-shell']),
    ...(found(FULL) ? [] : ['chromium']),
    ...OTHER_BROWSERS.flatMap(([, , path, name]) => (existsSync(path) ? [] : name)),
    ...missingJudges().map(([, name]) => name),
    ...(process.env.TEST_DATABASE_URL || hasPostgres ? [] : ['postgresql']),
  ])
}

function installFromDebian(names) {
  const mayInstall = process.getuid?.() === 0 && !spawnSync('apt-get', ['--version']).error
  if (names.length === 0 || !mayInstall) return
  process.stdout.write(`Installing ${names.join(', ')}…\n`)
  run('apt-get', ['update', '-qq'], { mayFail: true, quiet: true })
  const install = (...some) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...some], {
      mayFail: true,
      quiet: true,
    })
  // One name that a system does not know would keep all others away.
  if (install(...names).status !== 0) for (const name of names) install(name)
}

if (process.argv[1] === import.meta.filename) installPrograms()
