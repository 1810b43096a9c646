// Refuses words and patterns in what people read; see wording.mjs.
import { globSync } from 'node:fs'
import { textsOfDocument, textsOfSource } from './read-texts.mjs'
import { EXCEPTIONS, WORDING } from './wording.mjs'

const isForReaders = (path) =>
  !/\.(test|spec)\.tsx?$|[\\/]testing[\\/]|test-|fixture|[\\/]words\.ts$/.test(path)
const sources = globSync(['{web,server,contract,lib,interfaces}/**/*.{ts,tsx}']).filter(isForReaders)
const documents = globSync([
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/hosting.md',
  'docs/operations.md',
])

const problems = [...sources.flatMap(textsOfSource), ...documents.flatMap(textsOfDocument)].flatMap((said) =>
  WORDING.filter(([pattern]) => pattern.test(said.text))
    .filter(() => !EXCEPTIONS.some(({ path, text }) => path === said.path && said.text.includes(text)))
    .map(
      ([pattern, instead]) =>
        `${said.path}:${said.line} “${said.text.match(pattern)[0].trim()}”: write ${instead}\n    ${said.text}`,
    ),
)
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n${problems.length} texts to word again\n`)
  process.exitCode = 1
}
