// npm test: installs what is missing, checks, and runs all tests against the built site.
// Steps whose sources have not changed since they last passed are not run again; CI=true or --all runs all.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from './build.mjs'
import { check } from './check.mjs'
import { findChromium, findJudges, findOtherBrowsers, installPostgres } from './programs.mjs'
import { installPackages, root, run } from './ready.mjs'
import { readStamp, sourceDigest, writeStamp } from './stamps.mjs'

const REPORTS = join(root, '.test')
const isFresh = process.env.CI === 'true' || process.argv.includes('--all')

installPackages()
const env = { ...findChromium(), ...findOtherBrowsers() }
findJudges()
installPostgres()
const digest = sourceDigest()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)

step('check', () => {
  check()
  return { passed: 0, failed: 0, skipped: 0 }
})
buildSite()
const counts = [step('unit and browser tests', runVitest), step('journeys', runPlaywright)]
const total = (key) => counts.reduce((sum, count) => sum + count[key], 0)
process.stdout.write(
  `\n${total('passed')} passed, ${total('failed')} failed${total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''}\n`,
)
process.exit(total('failed') > 0 ? 1 : 0)

/** Runs a step, or takes the counts of the run that passed with these very sources. */
function step(name, work) {
  const kept = isFresh ? undefined : readStamp(name, digest)
  if (kept) {
    process.stdout.write(
      `${name}: nothing has changed since they passed (npm test -- --all runs them again)\n`,
    )
    return kept
  }
  const counts = work()
  if (counts.failed === 0) writeStamp(name, digest, counts)
  return counts
}

function runVitest() {
  const file = join(REPORTS, 'vitest.json')
  const { status } = run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { env, mayFail: true },
  )
  const report = readReport(file)
  const failed =
    report.numFailedTests +
    (report.success ? 0 : report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0)
  return {
    passed: report.numPassedTests,
    failed: atLeastOneWhen(status !== 0, failed),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function runPlaywright() {
  const file = join(REPORTS, 'playwright.json')
  const { status } = run('playwright', ['test', '--reporter=line,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    mayFail: true,
  })
  const { expected, flaky, unexpected, skipped } = readReport(file).stats
  if (flaky > 0) process.stdout.write(`journeys that passed only at the second try: ${flaky}\n`)
  return { passed: expected + flaky, failed: atLeastOneWhen(status !== 0, unexpected), skipped }
}

/** A run that ended badly has failed, whatever it counted. */
function atLeastOneWhen(hasFailed, count) {
  return hasFailed ? Math.max(1, count) : count
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {
      numFailedTests: 1,
      numPassedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      stats: { expected: 0, flaky: 0, unexpected: 1, skipped: 0 },
    }
  }
}
