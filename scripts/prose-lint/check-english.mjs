// Rejects more matches of the patterns in english.mjs than counts.json allows; -- --list <pattern> lists them.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH, ENGLISH_EXCEPTIONS } from './english.mjs'
import { readComments } from './read-comments.mjs'
import { textsOfDocument } from './read-texts.mjs'

const COUNTS = join(import.meta.dirname, 'counts.json')
const SHOWN = 20

const sources = globSync([
  '{web,server,contract,lib,interfaces,build,e2e,scripts,bench,hosting,deploy}/**/*.{ts,tsx,mjs}',
  '*.config.ts',
]).filter((path) => !/fixtures|node_modules/.test(path) && path !== 'scripts/prose-lint/english.mjs')
const documents = globSync(['*.md', 'docs/**/*.md', 'bench/*.md'])
const all = [
  ...sources.flatMap(readComments),
  ...documents.flatMap((path) => textsOfDocument(path).map((text) => ({ ...text, kind: 'documents' }))),
]
const matches = Object.entries(ENGLISH).flatMap(([name, pattern]) =>
  all
    .filter(({ path, text }) => pattern.test(text) && !isException(path, text))
    .map((one) => ({ name, ...one })),
)
const counts = Object.fromEntries(Object.keys(ENGLISH).map((name) => [name, countOf(name)]))
const known = JSON.parse(readFileSync(COUNTS, 'utf8'))

const listed = process.argv.includes('--list') && process.argv[process.argv.indexOf('--list') + 1]
if (listed) print(matches.filter(({ name }) => name === listed))
else checkCounts()

function checkCounts() {
  const grown = Object.keys(counts).filter((name) => total(counts[name]) > total(known[name]))
  for (const name of grown) {
    const changed = changedFiles()
    process.stderr.write(`"${name}": ${total(counts[name])}, at most ${total(known[name])}\n`)
    print(matches.filter((one) => one.name === name && changed.has(one.path)).slice(0, SHOWN))
  }
  if (grown.length > 0) process.exitCode = 1
  else writeFileSync(COUNTS, `${JSON.stringify(counts, null, 2)}\n`)
}

function isException(path, text) {
  return ENGLISH_EXCEPTIONS.some((one) => (!one.path || one.path === path) && text.includes(one.text))
}

function countOf(name) {
  const own = matches.filter((one) => one.name === name)
  const of = (kind) => own.filter((one) => one.kind === kind).length
  return { comments: of('comments'), titles: of('titles'), documents: of('documents') }
}

function total({ comments, titles, documents } = { comments: 0, titles: 0, documents: 0 }) {
  return comments + titles + documents
}

function print(some) {
  for (const { path, line, text } of some) process.stdout.write(`${path}:${line} ${text.slice(0, 160)}\n`)
}

/** Files that differ from the last commit; those of the last commit if none does. */
function changedFiles() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const now = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '-o', '--exclude-standard')]
  return new Set(now.length > 0 ? now : git('diff', '--name-only', 'HEAD~1'))
}
