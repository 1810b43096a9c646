import { readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * Result of a test run, independent of the runner.
 * @typedef {{ passed: number, skipped: number, failed: { name: string, why: string }[], unsteady: string[] }} Report
 */

const LINES_OF_A_REASON = 12

/** Writes the report to the path in `TEST_REPORT`. */
export function writeReport(/** @type {Report} */ report) {
  writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
}

/**
 * The report of a run; one that wrote none, or ended badly without a failed test, has failed all the same.
 * @returns {Report}
 */
export function readReport(file, status) {
  const report = parse(file)
  if (status === 0 || report.failed.length > 0) return report
  return { ...report, failed: [{ name: 'the run itself', why: `it ended with code ${status}` }] }
}

function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, skipped: 0, failed: [], unsteady: [] }
  }
}

/** The beginning of what was thrown, as plain text. */
export function reason(/** @type {{ message?: string, stack?: string }[]} */ errors) {
  const text = errors.map(({ message, stack }) => message || stack || 'no reason given').join('\n')
  return stripVTControlCharacters(text).split('\n').slice(0, LINES_OF_A_REASON).join('\n')
}
