import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#lib/dates/durations.ts'
import { ENGINES, type Engine, emptyDatabase } from '../testing/databases.fixture.ts'
import { TEST_NOW } from '../testing/dependencies.fixture.ts'
import { confirmClock } from './confirm-clock.ts'

/** A database with one room of the first day, whose cleanups come at the given days of the clock. */
async function cleanupsOn(engine: Engine) {
  const database = await emptyDatabase(engine)
  const lines: string[] = []
  const room = { id: 'r', code: 'r', version: 1, state: '{}', updated_at: TEST_NOW }
  await database.insertInto('room').values(room).execute()
  return {
    lines,
    all: async (...days: number[]) => {
      const answers: boolean[] = []
      for (const day of days)
        answers.push(
          await confirmClock({
            database,
            now: () => TEST_NOW + day * DAY_MS,
            log: (line) => lines.push(line),
          }),
        )
      return answers
    },
  }
}

const HOUR = HOUR_MS / DAY_MS

test.each(
  ENGINES.flatMap(
    (engine) =>
      [
        ['every day', engine, [0, 1, 2, 3], [true, true, true, true]],
        ['after a week', engine, [0, 7], [true, true]],
        ['after a year, corrected within a day', engine, [0, 365, 1], [true, false, true]],
        [
          'after a year, and again soon',
          engine,
          [0, 365, 365.5, 365 + 22 * HOUR],
          [true, false, false, false],
        ],
        ['after a year that a day confirms', engine, [0, 365, 366, 367], [true, false, true, true]],
        ['after a start long after the first release with this table', engine, [40, 41], [false, true]],
        [
          'after a second jump while the first is doubted',
          engine,
          [0, 365, 800, 801],
          [true, false, false, true],
        ],
        [
          'after a jump, corrected, and a second one',
          engine,
          [0, 365, 1, 365, 366],
          [true, false, true, false, true],
        ],
        ['with a clock that was set back', engine, [0, -20, -19, 0], [true, true, true, false]],
      ] as const,
  ),
)('a cleanup %s on %s', async (_, engine, days, answers) => {
  expect(await (await cleanupsOn(engine)).all(...days)).toEqual(answers)
})

test('the log says by how much, and what to do', async () => {
  const { all, lines } = await cleanupsOn('SQLite')
  await all(0, 1, 400)
  expect(lines).toEqual([
    'The last cleanup was 399 days ago by the clock of this machine. Expired data is deleted in a day at the earliest. If the server was not off, the clock is ahead: set it by NTP.',
  ])
})
