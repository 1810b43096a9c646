import { describe, expect, test } from 'vitest'
import { MAX_OPTIONS, type PollSettings } from '#contract/poll.ts'
import { dayOf } from '../../share-links/day.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { OPEN, POLL } from '../../testing/polls-client.ts'
import { createRulesReader, errorOfChoices } from './cast-vote.ts'
import { changePoll, createPoll, deletePoll, emptyPoll } from './poll-store.ts'

const FRESH_MS = 10_000

const rulesOf = (settings: Partial<PollSettings>, givenOptions = 4) => ({
  id: 'p',
  givenOptions,
  settings: { ...POLL.settings, canWrite: false, votersPerNetwork: 0, ...settings },
  timesEmptied: 0,
})
const NOT_IN = 'This option is not in the poll.'
const TWICE = 'An option can be chosen only once.'
const NO_ANSWERS = 'This poll takes no answers but its options.'

test.each<[Partial<PollSettings>, number[], string | undefined]>([
  [{ kind: 'single' }, [4], undefined],
  [{ kind: 'single' }, [5], NOT_IN],
  [{ kind: 'single' }, [1, 2], 'Choose up to 1 option.'],
  // A single-choice poll ignores the setting for multiple choices.
  [{ kind: 'single', mostChoices: 3 }, [1, 2], 'Choose up to 1 option.'],
  [{ kind: 'multiple', mostChoices: 2 }, [1, 4], undefined],
  [{ kind: 'multiple', mostChoices: 2 }, [1, 2, 3], 'Choose up to 2 options.'],
  [{ kind: 'multiple', mostChoices: 1 }, [1, 2], 'Choose up to 1 option.'],
  [{ kind: 'multiple', mostChoices: 4 }, [2, 3, 2], TWICE],
  [{ kind: 'ranked', mostChoices: 1 }, [4, 3, 2, 1], undefined],
  [{ kind: 'ranked', mostChoices: 1 }, [4], undefined],
  [{ kind: 'ranked', mostChoices: 1 }, [4, 3, 3], TWICE],
  [{ kind: 'ranked', mostChoices: 9 }, [1, 2, 3, 4, 5], NOT_IN],
  // Ids above those of options are written answers, where there can be any.
  [{ canWrite: true }, [MAX_OPTIONS + 1], undefined],
  [{ canWrite: true }, [MAX_OPTIONS], NOT_IN],
  [{ canWrite: false }, [MAX_OPTIONS + 1], NOT_IN],
])('with %j a vote for %j: %s', (settings, choices, error) => {
  expect(errorOfChoices(rulesOf(settings), choices)).toBe(error)
})

test.each<[Partial<PollSettings>, number[], string | undefined]>([
  [{ canWrite: false }, [], NO_ANSWERS],
  [{ canWrite: true }, [], undefined],
  [{ canWrite: true }, [1], 'Choose up to 1 option.'],
  [{ canWrite: true, kind: 'multiple', mostChoices: 2 }, [1], undefined],
  [{ canWrite: true, kind: 'multiple', mostChoices: 2 }, [1, 2], 'Choose up to 2 options.'],
])('settings %j, a written answer and choices %j: %s', (settings, choices, error) => {
  expect(errorOfChoices(rulesOf(settings), choices, 'Mate')).toBe(error)
})

describe.each(ENGINES)('the rules of polls on %s', (engine) => {
  async function rulesAt() {
    let elapsed = 0
    const dependencies = await testDependencies({
      database: await emptyDatabase(engine),
      elapsed: () => elapsed,
    })
    const { id } = await createPoll(dependencies, OPEN)
    const rules = createRulesReader(dependencies)
    return {
      id,
      dependencies,
      rules,
      limit: async () => (await rules.of(id))?.settings.votersPerNetwork,
      setLimit: (votersPerNetwork: number) =>
        changePoll(dependencies.database, id, { votersPerNetwork, day: dayOf(TEST_NOW) }),
      setElapsed: (ms: number) => {
        elapsed = ms
      },
    }
  }

  test('changes by another process take effect after ten seconds, under any load', async () => {
    const { limit, setLimit, setElapsed } = await rulesAt()
    expect(await limit()).toBe(0)
    await setLimit(5)
    for (const ms of [1, 5_000, FRESH_MS - 1]) {
      setElapsed(ms)
      expect(await limit()).toBe(0)
    }
    setElapsed(FRESH_MS)
    expect(await limit()).toBe(5)
    await setLimit(6)
    setElapsed(2 * FRESH_MS - 1)
    expect(await limit()).toBe(5)
    setElapsed(2 * FRESH_MS)
    expect(await limit()).toBe(6)
  })

  test('changes by this process take effect at once, and only for this poll', async () => {
    const { id, dependencies, rules, limit, setLimit } = await rulesAt()
    const other = await createPoll(dependencies, POLL)
    expect([await limit(), await rules.of(other.id)]).toEqual([
      0,
      {
        id: other.id,
        givenOptions: 3,
        settings: { ...POLL.settings, canWrite: false, votersPerNetwork: 0 },
        timesEmptied: 0,
      },
    ])
    await setLimit(5)
    await deletePoll(dependencies, other.id)
    rules.forget(id)
    expect(await limit()).toBe(5)
    expect((await rules.of(other.id))?.givenOptions).toBe(3)
    rules.forget(other.id)
    expect(await rules.of(other.id)).toBeUndefined()
  })

  test('rules count the options that a poll was made with, and how often it was emptied', async () => {
    const { id, dependencies, rules } = await rulesAt()
    await dependencies.database
      .insertInto('poll_option')
      .values({ poll_id: id, id: 99, text: 'Mate', votes: 0, state: 'shown', counts_for: null })
      .execute()
    expect(await rules.of(id)).toMatchObject({ givenOptions: 2, timesEmptied: 0 })
    await emptyPoll(dependencies.database, id)
    rules.forget(id)
    expect(await rules.of(id)).toMatchObject({ givenOptions: 2, timesEmptied: 1 })
  })

  test('a poll that is not there has no rules, and is found once it is', async () => {
    const { dependencies, rules } = await rulesAt()
    const id = 'A'.repeat(16)
    expect(await rules.of(id)).toBeUndefined()
    const randomBytes = (count: number) => new Uint8Array(count)
    expect((await createPoll({ ...dependencies, randomBytes }, POLL)).id).toBe(id)
    expect((await rules.of(id))?.givenOptions).toBe(3)
  })
})
