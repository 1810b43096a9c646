// npm run release -- <version> [--dry-run]: commits a release, makes it in the folder .release (the package, its
// checksums, the list of its packages (SBOM) and the notes), and tags it. A dry run changes nothing outside that folder.
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.mjs'
import { installPackages } from './install.mjs'
import { pack } from './pack.mjs'
import { root, run } from './processes.mjs'
import { releaseChangelog } from './release/changelog.mjs'
import { readVersion } from './release/read-version.mjs'
import { setVersion, VERSIONED_FILES } from './release/versioned-files.mjs'
import { fail } from './steps.mjs'

const OUT = join(root, '.release')
/** `build/release-package.ts` writes it into the package. */
const SBOM = 'sbom.cdx.json'
const args = process.argv.slice(2)
const isDryRun = args.includes('--dry-run')
try {
  await release(args.find((arg) => !arg.startsWith('-')))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

async function release(given) {
  const version = readVersion(given, JSON.parse(read('package.json')).version)
  const tag = `v${version}`
  if (output('git', ['status', '--porcelain']) !== '')
    fail('Commit your changes first: a release is one commit.')
  if (output('git', ['tag', '--list', tag]) !== '') fail(`The tag ${tag} exists already.`)
  await installPackages('all')
  await check()

  const changelog = releaseChangelog(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10))
  const changed = [
    ['CHANGELOG.md', changelog.text],
    ...VERSIONED_FILES.map(({ path, pattern }) => [path, setVersion(read(path), pattern, version)]),
  ]
  const before = changed.map(([path]) => [path, read(path)])
  // Also after an error, and where a program below ends this process.
  if (isDryRun) process.once('exit', () => write(before))
  write(changed)
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT)
  // Before the package, which says from which commit it was built.
  if (!isDryRun)
    run('git', [
      'commit',
      '--quiet',
      '--message',
      `release: version ${version}`,
      ...changed.map(([path]) => path),
    ])
  const { name, folder } = await pack()
  renameSync(join(root, name), join(OUT, name))
  copyFileSync(join(folder, SBOM), join(OUT, SBOM))
  writeFileSync(join(OUT, 'notes.md'), changelog.notes)
  const files = [name, SBOM]
  writeFileSync(
    join(OUT, 'SHA256SUMS'),
    files.map((file) => `${sha256(join(OUT, file))}  ${file}\n`).join(''),
  )
  if (isDryRun) {
    process.stdout.write(`Release ${version} is in ${OUT}; nothing else was changed.\n`)
    return
  }
  run('git', ['tag', '--annotate', tag, '--message', `Sundry ${version}`])
  process.stdout.write(`Release ${version} is in ${OUT}. Publish it: git push --follow-tags\n`)
}

function read(path) {
  return readFileSync(join(root, path), 'utf8')
}

function write(files) {
  for (const [path, text] of files) writeFileSync(join(root, path), text)
}

function output(command, args) {
  return run(command, args, { quiet: true }).stdout.trim()
}

function sha256(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
