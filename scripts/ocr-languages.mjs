// npm run ocr:languages deu fra …: puts data for reading these languages into DATA_DIR/ocr. Without names, lists what is there.
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const folder = join(process.env.DATA_DIR || '.data', 'ocr')
const SYSTEM = [
  '/usr/share/tesseract-ocr/*/tessdata',
  '/usr/share/tessdata',
  '/usr/share/tesseract/tessdata',
  '/usr/local/share/tessdata',
  '/opt/homebrew/share/tessdata',
]

const codes = process.argv.slice(2)
if (codes.length === 0) {
  const files = existsSync(folder) ? readdirSync(folder) : []
  process.stdout.write(`${folder}: ${files.length === 0 ? 'no languages yet' : files.join(', ')}\n`)
  process.stdout.write('Name languages by their codes, such as: npm run ocr:languages deu fra chi_sim\n')
}
let isComplete = true
for (const code of codes) {
  if (!/^[a-z]{3}(_[a-z]+)*$/.test(code))
    fail(`"${code}" is no code of a language. Codes look like deu or chi_sim.`)
  else if (fromSystem(code) || fromNpm(code)) process.stdout.write(`${code} is in ${folder}\n`)
  else fail(`There is no data for "${code}", neither on this system nor on npm (@tesseract.js-data/${code}).`)
}
if (codes.length > 0) process.stdout.write('A server that runs finds them when it is started again.\n')
process.exitCode = isComplete ? 0 : 1

/** Returns the data of the system's Tesseract, compressed for browsers. */
function fromSystem(code) {
  const [file] = SYSTEM.flatMap((pattern) => globSync(`${pattern}/${code}.traineddata`))
  if (!file) return false
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${code}.traineddata.gz`), gzipSync(readFileSync(file), { level: 9 }))
  return true
}

/** The package of the language, of which one file of two is needed. */
function fromNpm(code) {
  const temporary = mkdtempSync(join(tmpdir(), 'sundry-language-'))
  try {
    const spec = `@tesseract.js-data/${code}@1.0.0`
    execFileSync(
      'npm',
      [
        'install',
        '--prefix',
        temporary,
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        '--loglevel=error',
        spec,
      ],
      {
        stdio: ['ignore', 'ignore', 'ignore'],
        shell: process.platform === 'win32',
      },
    )
    const name = `${code}.traineddata.gz`
    mkdirSync(folder, { recursive: true })
    copyFileSync(
      join(temporary, 'node_modules/@tesseract.js-data', code, '4.0.0_best_int', name),
      join(folder, name),
    )
    return true
  } catch {
    return false
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  isComplete = false
}
