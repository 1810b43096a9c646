import { reason, writeReport } from './report.mjs'

/** Vitest's reporter for `npm test`. */
export default class {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state) => tests.filter((test) => test.result().state === state)
    writeReport({
      passed: inState('passed').length,
      skipped: inState('skipped').length,
      failed: [
        ...inState('failed').map((test) => ({ name: nameOf(test), why: reason(test.result().errors) })),
        ...modules.flatMap(collectSuiteFailures),
        ...unhandledErrors.map((error) => ({ name: 'outside of any test', why: reason([error]) })),
      ],
      unsteady: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
    })
  }
}

const nameOf = (test) => `${test.module.relativeModuleId} › ${test.fullName}`

/** A file that does not load, and hooks that throw. */
function collectSuiteFailures(module) {
  return [module, ...module.children.allSuites()]
    .filter((part) => part.errors().length > 0)
    .map((part) => ({
      name: part === module ? module.relativeModuleId : nameOf(part),
      why: reason(part.errors()),
    }))
}
