import type { Dependencies } from '../dependencies.ts'
import { readSettings } from '../settings.ts'
import { type Engine, emptyDatabase } from '../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../testing/dependencies.fixture.ts'
import { runAdmin } from './admin.ts'

/** An operator at an empty database, who says yes to every question, and a clock that the test sets. */
export async function createAdmin(engine: Engine, given: Partial<Dependencies> = {}) {
  const clock = { now: TEST_NOW }
  const database = await emptyDatabase(engine)
  const dependencies = await testDependencies({ database, now: () => clock.now, ...given })
  const settings = readSettings({})
  const questions: string[] = []
  const audited: string[] = []
  const admin = async (line: string) => {
    let out = ''
    let err = ''
    const code = await runAdmin(
      line.split(' '),
      settings,
      async () => ({
        dependencies,
        settings,
        environment: {},
        readRouteTable: async () => [{ method: 'GET', path: '/api/health', callers: 'anyone' }],
      }),
      {
        write: (text) => (out += text),
        complain: (text) => (err += text),
        ask: async (question) => questions.push(question) > 0,
        audit: ({ command, target, result }) => audited.push(`${result}: ${command} ${target}`),
      },
    )
    return { code, out, err }
  }
  return {
    dependencies,
    database,
    clock,
    questions,
    /** Commands that were logged. */
    audited,
    admin,
    json: async (line: string): Promise<unknown> => JSON.parse((await admin(`${line} --json`)).out),
  }
}
