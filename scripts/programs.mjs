import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './ready.mjs'

// Chromium without windows: the full one draws a whole window around each page, headless or not.
const LIGHT = ['/usr/bin/chromium-headless-shell']
const FULL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The browser of the tests, and the full one for what needs a camera, installed where they may be. Ends the script with
 * one clear sentence where there is none.
 */
export function findChromium() {
  const found = (paths) => paths.find((path) => path && existsSync(path))
  if (!found(LIGHT)) installFromDebian(['chromium-headless-shell'])
  if (!found(FULL)) installFromDebian(['chromium'])
  const own = process.env.CHROMIUM
  const path = found([own, ...LIGHT, ...FULL])
  // The one without windows has no camera, also where it was named.
  if (path) return { CHROMIUM: path, CHROMIUM_WITH_CAMERA: found([...FULL, own]) ?? path }
  process.stderr.write('The tests need Chromium: install it, or name it in the variable CHROMIUM.\n')
  process.exit(1)
}

const DEBIAN_WEBKIT = '/usr/bin/WebKitWebDriver'

/**
 * The other two browsers of the tests, installed where they may be: Firefox, and WebKit with its driver and the screen
 * it draws on. Ends the script with one clear sentence where one is missing.
 */
export function findOtherBrowsers() {
  const wanted = [
    ['Firefox', 'FIREFOX', process.env.FIREFOX ?? '/usr/bin/firefox-esr', 'firefox-esr'],
    ['WebKitGTK', 'WEBKIT_DRIVER', process.env.WEBKIT_DRIVER ?? DEBIAN_WEBKIT, 'webkit2gtk-driver'],
    ['Xvfb', 'XVFB', process.env.XVFB ?? '/usr/bin/Xvfb', 'xvfb'],
  ]
  const missing = () => wanted.filter(([, , path]) => !existsSync(path))
  if (missing().length > 0) installFromDebian(missing().map(([, , , packageName]) => packageName))
  const [first] = missing()
  if (!first) return Object.fromEntries(wanted.map(([, variable, path]) => [variable, path]))
  const [name, variable] = first
  process.stderr.write(`The tests need ${name}: install it, or name it in the variable ${variable}.\n`)
  process.exit(1)
}

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

/** Programs that judge the files we make, installed where they may be. Ends the script where one is missing. */
export function findJudges() {
  const missing = () => JUDGES.filter(([program]) => spawnSync(program, ['--version']).error)
  if (missing().length > 0) installFromDebian(missing().map(([, name]) => name))
  const [first] = missing()
  if (!first) return
  process.stderr.write(
    `The tests need the program ${first[0]} (on Debian, of the package ${first[1]}): install it.\n`,
  )
  process.exit(1)
}

/** The database server that the tests of storage start for themselves, unless `TEST_DATABASE_URL` names one. */
export function installPostgres() {
  const isThere = !spawnSync('postgres', ['--version']).error || existsSync('/usr/lib/postgresql')
  if (!process.env.TEST_DATABASE_URL && !isThere) installFromDebian(['postgresql'])
}

function installFromDebian(names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return
  process.stdout.write(`Installing ${names.join(', ')}…\n`)
  run('apt-get', ['update', '-qq'], { mayFail: true, quiet: true })
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    mayFail: true,
    quiet: true,
  })
}
