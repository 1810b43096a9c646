// Rejects more names with old words than names.json allows; -- --list <word> lists them.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NAME_EXCEPTIONS, OLD_WORDS } from './old-words.mjs'
import { readNames } from './read-names.mjs'

const COUNTS = join(import.meta.dirname, 'names.json')
const paths = globSync(
  '{web,server,contract,lib,interfaces,build,e2e,scripts,bench,hosting,deploy}/**/*.{ts,tsx,mjs}',
).filter((path) => !/fixtures[\\/]|node_modules|\.d\.ts$/.test(path))
const names = [...paths.flatMap(fileNames), ...paths.flatMap(readNames)]
const matches = Object.keys(OLD_WORDS).flatMap((word) =>
  names
    .filter(({ name }) => partsOf(name).includes(word) && !NAME_EXCEPTIONS.some((one) => one.name === name))
    .map((one) => ({ word, ...one })),
)
const counts = Object.fromEntries(
  Object.keys(OLD_WORDS).map((word) => [word, matches.filter((one) => one.word === word).length]),
)
const known = JSON.parse(readFileSync(COUNTS, 'utf8'))
const listed = process.argv.includes('--list') && process.argv[process.argv.indexOf('--list') + 1]

if (listed) print(matches.filter(({ word }) => word === listed))
else {
  const grown = Object.keys(counts).filter((word) => counts[word] > (known[word] ?? 0))
  for (const word of grown) {
    process.stderr.write(
      `"${word}" in ${counts[word]} names, at most ${known[word] ?? 0}: write ${OLD_WORDS[word]} (docs/glossary.md)\n`,
    )
    print(matches.filter((one) => one.word === word))
  }
  if (grown.length > 0) process.exitCode = 1
  else writeFileSync(COUNTS, `${JSON.stringify(counts, null, 2)}\n`)
}

function fileNames(path) {
  return path.split(/[\\/]/).map((name) => ({ path, line: 1, name }))
}

function partsOf(name) {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
}

function print(some) {
  for (const { path, line, name } of some) process.stdout.write(`${path}:${line} ${name}\n`)
}
