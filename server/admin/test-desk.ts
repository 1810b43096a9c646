import type { Outside } from '../outside.ts'
import { readSettings } from '../settings.ts'
import { type Engine, emptyDatabase } from '../testing/test-databases.ts'
import { TEST_NOW, testOutside } from '../testing/test-outside.ts'
import { runAdmin } from './admin.ts'

/** An operator at an empty database, who says yes to every question, and a clock that the test sets. */
export async function deskOn(engine: Engine, given: Partial<Outside> = {}) {
  const clock = { now: TEST_NOW }
  const database = await emptyDatabase(engine)
  const outside = await testOutside({ database, now: () => clock.now, ...given })
  const settings = readSettings({})
  const questions: string[] = []
  const admin = async (line: string) => {
    let out = ''
    let err = ''
    const code = await runAdmin(
      line.split(' '),
      settings,
      async () => ({ outside, settings, environment: {} }),
      {
        write: (text) => (out += text),
        complain: (text) => (err += text),
        ask: async (question) => questions.push(question) > 0,
      },
    )
    return { code, out, err }
  }
  return {
    outside,
    database,
    clock,
    questions,
    admin,
    json: async (line: string): Promise<unknown> => JSON.parse((await admin(`${line} --json`)).out),
  }
}
