import { relative } from 'node:path'
import { root } from '../processes.mjs'
import { reason, writeReport } from './report.mjs'

/** Playwright's reporter for `npm test`. */
export default class {
  #suite
  #errors = []

  onBegin(_config, suite) {
    this.#suite = suite
  }

  /** Collects errors outside of any test: a file that does not load, a server that does not start. */
  onError(error) {
    this.#errors.push({ name: 'outside of any journey', why: reason([error]) })
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? []
    const withOutcome = (outcome) => tests.filter((test) => test.outcome() === outcome)
    const unsteady = withOutcome('flaky').map(nameOf)
    writeReport({
      passed: withOutcome('expected').length + unsteady.length,
      skipped: withOutcome('skipped').length,
      failed: [
        ...withOutcome('unexpected').map((test) => ({
          name: nameOf(test),
          why: reason(test.results.at(-1)?.errors ?? []),
        })),
        ...this.#errors,
      ],
      unsteady,
    })
  }

  printsToStdio() {
    return false
  }
}

function nameOf(test) {
  const [, project, , ...titles] = test.titlePath()
  return `[${project}] ${relative(root, test.location.file)}:${test.location.line} › ${titles.join(' › ')}`
}
