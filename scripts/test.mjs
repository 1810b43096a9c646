// npm test: installs what is missing, checks, and runs all tests against the built site.
// Steps whose sources have not changed since they last passed are not run again; CI=true or --all runs all.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.mjs'
import { findChromium, findJudges, findOtherBrowsers } from './programs.mjs'
import { beside, installPackages, root, run } from './ready.mjs'
import { readReport } from './report/report.mjs'
import { readStamp, sourceDigest, writeStamp } from './stamps.mjs'

const REPORTS = join(root, '.test')
const isFresh = process.env.CI === 'true' || process.argv.includes('--all')

installPackages()
const digest = sourceDigest()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)

// Each of these leaves a core idle most of the time.
const prepared = Promise.all([beside('scripts/programs.mjs'), beside('scripts/build.mjs')])
step('check', () => {
  check()
  return { passed: 0, skipped: 0, failed: [], unsteady: [] }
})
await prepared
const env = { ...findChromium(), ...findOtherBrowsers() }
findJudges()
const reports = [
  step('unit and browser tests', () =>
    runTests('vitest', ['run', '--reporter=default', '--reporter=./scripts/report/vitest.mjs']),
  ),
  step('journeys', () => runTests('playwright', ['test', '--reporter=line,./scripts/report/playwright.mjs'])),
]
const failed = reports.flatMap((report) => report.failed)
for (const { name, why } of failed) process.stdout.write(`\nFAILED ${name}\n${why}\n`)
for (const name of reports.flatMap((report) => report.unsteady))
  process.stdout.write(`\nPassed only at the second try: ${name}\n`)
const total = (key) => reports.reduce((sum, report) => sum + report[key], 0)
process.stdout.write(
  `\n${total('passed')} passed, ${failed.length} failed${total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''}\n`,
)
process.exit(failed.length > 0 ? 1 : 0)

/** Runs a step, or takes the report of the run that passed with these very sources. */
function step(name, work) {
  const kept = isFresh ? undefined : readStamp(name, digest)
  if (kept) {
    process.stdout.write(
      `${name}: nothing has changed since they passed (npm test -- --all runs them again)\n`,
    )
    return kept
  }
  const report = work()
  if (report.failed.length === 0) writeStamp(name, digest, report)
  return report
}

function runTests(program, args) {
  const file = join(REPORTS, `${program}.json`)
  const { status } = run(program, args, { env: { ...env, TEST_REPORT: file }, mayFail: true })
  return readReport(file, status)
}
