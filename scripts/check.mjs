// npm run check: types, purity, imports, lint, format, dead code and wording.
import { installPackages } from './install.mjs'
import { start } from './processes.mjs'
import { fail, step } from './steps.mjs'

const CHECKS = [
  ['Types', 'tsc', ['-p', 'tsconfig.json']],
  ['Purity', 'tsc', ['-p', 'tsconfig.pure.json']],
  ['Imports', 'node', ['scripts/import-rules/check-imports.mjs']],
  ['Lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['Dead code', 'knip', []],
  ['Wording', 'node', ['scripts/prose-lint/check-prose.mjs']],
  ['Names', 'node', ['scripts/prose-lint/check-names.mjs']],
  ['English', 'node', ['scripts/prose-lint/check-english.mjs']],
]

/** Runs all checks; exits with what the first one that fails has printed. */
export async function check() {
  for (const [title, command, args] of CHECKS) {
    const { status, output } = await step(title, () => start(command, args, { capture: true }))
    if (status !== 0) fail(`${output.trim()}\n${title}: failed`)
  }
}

if (process.argv[1] === import.meta.filename) {
  await installPackages('all')
  await check()
}
