// npm test: installs what is missing, checks, and runs the quick tests against the built site.
// npm test -- --all: everything. npm test -- <tool>: the tests of one tool.
// Steps whose sources have not changed since they passed are not repeated, except with --all.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from './build.mjs'
import { check } from './check.mjs'
import { installPackages } from './install.mjs'
import { root, start } from './processes.mjs'
import { readReport } from './report/report.mjs'
import { fail } from './steps.mjs'
import { findPrograms, installPrograms } from './system-packages.mjs'
import { readStamp, sourceDigest, writeStamp } from './task-cache.mjs'

const REPORTS = join(root, '.test')

/** Runs per size of the tests: arguments of the two runners, and a sentence about the rest. */
const SIZES = {
  quick: {
    vitest: ['--project=!interfaces'],
    playwright: ['--project=smoke', '--project=budgets'],
    env: { TEST_DATABASES: 'SQLite' },
    leftOut:
      'Left out: PostgreSQL, Firefox and WebKit, all journeys but one per tool, the accessibility of every page, and whether page, command, MCP and HTTP agree. npm test -- --all runs everything.',
  },
  all: { vitest: [], playwright: [], env: {} },
}

const args = process.argv.slice(2)
const tool = args.find((arg) => !arg.startsWith('-'))
if (tool && !existsSync(join(root, 'web/tools', tool)))
  fail(`There is no tool "${tool}". Name a folder of web/tools, such as: npm test -- pdf-merger`)
const name = tool ?? (args.includes('--all') ? 'all' : 'quick')
const size = tool ? sizeOfTool(tool) : SIZES[name]

await installPackages('all')
const digest = sourceDigest()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)

// Each of these leaves a core idle most of the time.
await Promise.all([
  installPrograms({ isComplete: name === 'all' }),
  buildSite(),
  tool ? undefined : once('checks', check),
])
const env = { ...findPrograms({ isComplete: name === 'all' }), ...size.env, NODE_ENV: 'test' }
const reports = [
  await once('unit and component tests', () =>
    runTests('vitest', [
      'run',
      '--reporter=default',
      '--reporter=./scripts/report/vitest.mjs',
      ...size.vitest,
    ]),
  ),
  await once('journeys', () =>
    runTests('playwright', ['test', '--reporter=line,./scripts/report/playwright.mjs', ...size.playwright]),
  ),
]
summarize(reports)

function sizeOfTool(tool) {
  return {
    vitest: [`web/tools/${tool}/`],
    playwright: ['--project=smoke', '--project=chromium', `web/tools/${tool}/`],
    env: { TEST_DATABASES: 'SQLite' },
    leftOut: `Left out: checks and the tests of everything but ${tool}. npm test runs the quick tests of all.`,
  }
}

/** Runs a step, or returns the report of the run that passed with these very sources. */
async function once(title, work) {
  const stamp = `${title}, ${name}`
  const known = name === 'all' ? undefined : readStamp(stamp, digest)
  if (known) {
    process.stdout.write(`${title}: passed with these sources before (npm test -- --all repeats them)\n`)
    return known
  }
  const report = await work()
  if (!report?.failed.length) writeStamp(stamp, digest, report ?? {})
  return report
}

async function runTests(program, args) {
  const file = join(REPORTS, `${program}.json`)
  const { status } = await start(program, args, { env: { ...env, TEST_REPORT: file } })
  return readReport(file, status)
}

/** Prints failures, what needed a second try, and the closing line; exits with 1 if a test failed. */
function summarize(reports) {
  const all = (key) => reports.flatMap((report) => report[key])
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0)
  for (const { name, why } of all('failed')) process.stdout.write(`\nFAILED ${name}\n${why}\n`)
  for (const name of all('unsteady')) process.stdout.write(`\nPassed only at the second try: ${name}\n`)
  if (size.leftOut) process.stdout.write(`\n${size.leftOut}\n`)
  const skipped = sum('skipped')
  process.stdout.write(
    `\n${sum('passed')} passed, ${all('failed').length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
  )
  process.exit(all('failed').length > 0 ? 1 : 0)
}
