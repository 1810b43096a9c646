// npm run check: types, purity, imports, lint, format, dead code and wording.
import { installPackages, run } from './ready.mjs'

const CHECKS = [
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['purity', 'tsc', ['-p', 'tsconfig.pure.json']],
  ['lint, imports and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['dead code', 'knip', []],
  ['wording', 'node', ['scripts/voice/check-voice.mjs']],
]

export function check() {
  for (const [subject, command, args] of CHECKS) {
    process.stdout.write(`Checking ${subject}\n`)
    run(command, args)
  }
}

if (process.argv[1] === import.meta.filename) {
  installPackages()
  check()
}
