import { spawnSync } from 'node:child_process'
import { existsSync, writeSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromiumOptions } from '../e2e/chromium.ts'
import { postgresPrograms } from '../server/testing/temporary-postgres.ts'

const ROOT = join(import.meta.dirname, '..')

type Requirement = { readonly name: string; readonly install: string; readonly isThere: () => boolean }

/** A program on the PATH and the Debian package that contains it. */
function program(name: string, command: string, debianPackage: string): Requirement {
  const isThere = () => !spawnSync(command, ['--version']).error
  return { name, install: `apt-get install ${debianPackage}`, isThere }
}

const nginx = program('nginx', 'nginx', 'nginx')
const caddy = program('Caddy', 'caddy', 'caddy')

const REQUIREMENTS = {
  site: { name: 'the built site', install: 'npm run build', isThere: () => existsSync(join(ROOT, 'dist')) },
  linux: { name: 'Linux', install: 'reads /proc', isThere: () => existsSync('/proc/self/stat') },
  mount: {
    name: 'the right to mount a disk',
    install: 'run it as root',
    isThere: () => spawnSync('unshare', ['--mount', 'true']).status === 0,
  },
  chromium: {
    name: 'Chromium',
    install: 'apt-get install chromium, or set CHROMIUM',
    isThere: () => existsSync(chromiumOptions.executablePath),
  },
  postgres: {
    name: 'PostgreSQL',
    install: 'apt-get install postgresql',
    isThere: () => postgresPrograms() !== undefined,
  },
  pdfkit: {
    name: 'pdfkit',
    install: 'npm install --no-save pdfkit',
    isThere: () => existsSync(join(ROOT, 'node_modules/pdfkit')),
  },
  typst: { ...program('Typst', 'typst', ''), install: 'https://github.com/typst/typst/releases' },
  soffice: program(
    'LibreOffice',
    'soffice',
    'libreoffice-writer-nogui fonts-liberation fonts-crosextra-carlito fonts-crosextra-caladea fonts-noto-core fonts-noto-cjk',
  ),
  poppler: program('Poppler', 'pdftotext', 'poppler-utils'),
  imagemagick: program('ImageMagick', 'convert', 'imagemagick'),
  tesseract: program('Tesseract', 'tesseract', 'tesseract-ocr'),
  cwebp: program('cwebp', 'cwebp', 'webp'),
  ffmpeg: program('FFmpeg', 'ffmpeg', 'ffmpeg'),
  qpdf: program('qpdf', 'qpdf', 'qpdf'),
  nginx,
  caddy,
  proxy: {
    name: 'nginx or Caddy',
    install: 'apt-get install nginx caddy',
    isThere: () => nginx.isThere() || caddy.isThere(),
  },
  bash: program('Bash', 'bash', 'bash'),
  ps: program('ps', 'ps', 'procps'),
} satisfies Record<string, Requirement>

export type RequirementId = keyof typeof REQUIREMENTS

/** Ends the bench with one sentence, and without an error, if this machine lacks any of these. */
export function requireAll(...ids: readonly RequirementId[]): void {
  const missing = ids.map((id): Requirement => REQUIREMENTS[id]).filter(({ isThere }) => !isThere())
  if (missing.length === 0) return
  noteLeftOut(`left out, needs ${missing.map(({ name, install }) => `${name} (${install})`).join(' and ')}`)
  process.exit(0)
}

/** Returns whether this machine has one peer of several; if not, notes that the bench runs without it. */
export function hasPeer(id: RequirementId): boolean {
  const { name, install, isThere }: Requirement = REQUIREMENTS[id]
  if (isThere()) return true
  noteLeftOut(`ran without ${name} (${install})`)
  return false
}

/** Adds a line to the list at the end of `npm run bench`, which reads file descriptor 3, or prints it at once. */
export function noteLeftOut(sentence: string): void {
  const name = basename(process.argv[1] ?? '', '.bench.ts')
  writeSync(process.env.BENCH_NOTES ? 3 : 1, `${name}: ${sentence}\n`)
}
