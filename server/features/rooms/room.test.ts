import { expect, test } from 'vitest'
import type { RoomCommand } from '#contract/room.ts'
import { STANDARD_DECK } from '#lib/estimation/decks.ts'
import { currentStory } from '#lib/estimation/session.ts'
import { apply, createRoom, Forbidden, join, type Room, succeed } from './room.ts'

const NOW = 1_000_000
const story = (title: string, finalEstimate = '') => ({ title, description: '', finalEstimate })
const empty = createRoom('lead', {
  name: 'Lea',
  deck: STANDARD_DECK,
  stories: [story('Login'), story('Search')],
})
const named = (name: string, isSpectator = false) => ({ name, isSpectator })
const room = join(join(empty, 'ana', named('Ana')), 'ben', named('Ben'))
const vote = (card: string, storyId = '1', round?: number): RoomCommand => ({
  kind: 'vote',
  storyId,
  card,
  ...(round !== undefined && { round }),
})
const after = (start: Room, ...steps: readonly (readonly [string, RoomCommand])[]) =>
  steps.reduce((now, [person, command]) => apply(now, person, command, NOW), start)
const voted = after(room, ['ana', vote('5')], ['ben', vote('8')])
const reveal: RoomCommand = { kind: 'reveal', storyId: '1' }
const reset: RoomCommand = { kind: 'reset', storyId: '1' }

test('the creator is in the room as its facilitator, named or not', () => {
  expect(empty.people).toEqual([{ id: 'lead', name: 'Lea', isNamed: true, isSpectator: false, network: '' }])
  expect(empty.facilitatorId).toBe('lead')
  const unnamed = createRoom('lead', { name: '', deck: STANDARD_DECK, stories: [] })
  expect(unnamed.people[0]).toMatchObject({ name: 'Facilitator', isNamed: false })
  expect(join(unnamed, 'lead', named('Lea')).people[0]).toMatchObject({ name: 'Lea', isNamed: true })
})

test('stories include their previous estimates, and the first open one is voted on', () => {
  const carried = createRoom('lead', {
    name: '',
    deck: { id: 'custom', custom: ['1', '2'] },
    stories: [story('Login', '2'), story('Search')],
  })
  expect(carried.currentId).toBe('2')
  expect(carried.stories[0]).toMatchObject({ finalEstimate: '2', isVotingComplete: true })
  expect(() => createRoom('lead', { name: '', deck: { id: 'custom', custom: ['1'] }, stories: [] })).toThrow(
    'A deck needs at least two cards',
  )
})

test('a name in use gets a number, and a second tab is the same person', () => {
  expect(join(room, 'cleo', named('ana')).people.at(-1)?.name).toBe('ana 2')
  expect(join(join(room, 'c', named('Ana')), 'd', named('Ana')).people.map(({ name }) => name)).toEqual([
    'Lea',
    'Ana',
    'Ben',
    'Ana 2',
    'Ana 3',
  ])
  expect(join(room, 'ana', named('Ana')).people).toEqual(room.people)
})

test('fifty people fit', () => {
  const full = Array.from({ length: 47 }).reduce<Room>(
    (now, _, index) => join(now, `p${index}`, named(`P${index}`)),
    room,
  )
  expect(full.people.length).toBe(50)
  expect(() => join(full, 'late', named('Late'))).toThrow('This session is full')
  expect(join(full, 'ana', named('Anna')).people[1]?.name).toBe('Anna')
})

test.each<[string, string, RoomCommand]>([
  ['a late vote', 'ana', vote('13')],
  ['a late vote by one who had none', 'lead', vote('13')],
  ['a vote taken back late', 'ana', vote('')],
  ['a vote meant for another story', 'ana', vote('13', '2')],
])('%s is refused', (_, person, command) => {
  expect(() => after(voted, ['lead', reveal], [person, command])).toThrow('Voting is closed for this story')
})

const deck: RoomCommand = { kind: 'deck', deck: { id: 'modified', custom: [] } }
const select = (storyId: string): RoomCommand => ({ kind: 'select', storyId })
const remove = (storyId: string): RoomCommand => ({ kind: 'remove-story', storyId })

test.each<[string, readonly (readonly [string, RoomCommand])[], RoomCommand]>([
  ['after a reset', [['lead', reset]], vote('13', '1', 0)],
  [
    'after a reveal and a reset',
    [
      ['lead', reveal],
      ['lead', reset],
    ],
    vote('13', '1', 0),
  ],
  ['taken back after a reset', [['lead', reset]], vote('', '1', 0)],
  [
    'after two resets',
    [
      ['lead', reset],
      ['lead', reset],
    ],
    vote('13', '1', 1),
  ],
  [
    'after a reset and a story in between',
    [
      ['lead', reset],
      ['lead', select('2')],
      ['lead', select('1')],
    ],
    vote('13', '1', 0),
  ],
  ['after another deck', [['lead', deck]], vote('13', '1', 0)],
])('a vote meant for an earlier round is refused: %s', (_, steps, late) => {
  const then = after(voted, ...steps)
  expect(() => after(then, ['ana', late])).toThrow('Voting on “Login” has started again')
})

test('a vote for a removed story never counts for one that was added since', () => {
  const add: RoomCommand = { kind: 'add-story', title: 'New', description: '' }
  const adds: RoomCommand[] = [add, { kind: 'add-stories', stories: [{ title: 'New', description: '' }] }]
  for (const command of adds) {
    const added = after(room, ['lead', remove('2')], ['lead', command])
    const open = after(added, ['lead', select(added.stories.at(-1)?.id ?? '')])
    expect(currentStory(open)?.title).toBe('New')
    expect(() => after(open, ['ana', vote('13', '2', 0)])).toThrow('Voting is closed for this story')
  }
})

test('a name that looks like another gets a number, and a long one ends with a whole character', () => {
  const names = (typed: string) => join(room, 'eve', named(typed)).people.at(-1)?.name
  expect(names('A\u200Cna')).toBe('A\u200Cna 2')
  expect(names('👩‍🚀'.repeat(16))).toBe('👩‍🚀'.repeat(13))
})

test('a vote that names the present round counts, and so does one of an older page, which names none', () => {
  const again = after(voted, ['lead', reset])
  for (const command of [vote('13', '1', 1), vote('13')])
    expect(currentStory(after(again, ['ana', command]))?.votes).toEqual({ ana: '13' })
  const back = after(voted, ['lead', select('2')], ['lead', select('1')], ['ana', vote('13', '1', 0)])
  expect(currentStory(back)?.votes).toEqual({ ana: '13', ben: '8' })
})

test('a vote without a story is refused after that vote was reset', () => {
  const bare = createRoom('lead', { name: 'Lea', deck: STANDARD_DECK, stories: [] })
  const reset = after(bare, ['lead', vote('5', '', 0)], ['lead', { kind: 'reset', storyId: '1', round: 0 }])
  expect(() => after(reset, ['lead', vote('8', '', 0)])).toThrow('Voting on “Quick vote” has started again')
})

test.each<[string, RoomCommand]>([
  ['ana', reveal],
  ['ana', reset],
  ['ana', { kind: 'select', storyId: '2' }],
  ['ana', { kind: 'add-story', title: 'Mine', description: '' }],
  ['ana', { kind: 'add-stories', stories: [] }],
  ['ana', { kind: 'edit-story', storyId: '1', title: 'Mine' }],
  ['ana', { kind: 'move-story', storyId: '1', places: 1 }],
  ['ana', { kind: 'remove-story', storyId: '1' }],
  ['ana', { kind: 'restore-story', storyId: '1' }],
  ['ana', { kind: 'estimate', storyId: '1', estimate: '1' }],
  ['ana', { kind: 'deck', deck: { id: 'powers', custom: [] } }],
  ['ana', { kind: 'name', name: 'Mine' }],
  ['ana', { kind: 'auto-reveal', autoReveals: true }],
  ['ana', { kind: 'timer', seconds: 60 }],
  ['ana', { kind: 'nudge' }],
  ['ana', { kind: 'hand-over', personId: 'ana' }],
  ['ana', { kind: 'remove-person', personId: 'ben' }],
])('forbids %s the command %j of the facilitator', (person, command) => {
  expect(() => after(voted, [person, command])).toThrow(Forbidden)
  expect(() => after(voted, [person, command])).toThrow('Only the facilitator can do this')
})

test('a vote without a story creates one, and simultaneous votes count for it too', () => {
  const bare = join(
    createRoom('lead', { name: 'Lea', deck: STANDARD_DECK, stories: [] }),
    'ana',
    named('Ana'),
  )
  const both = after(bare, ['ana', vote('5', '')], ['lead', vote('8', '')])
  expect(both.stories.map(({ title }) => title)).toEqual(['Quick vote'])
  expect(currentStory(both)?.votes).toEqual({ ana: '5', lead: '8' })
  expect(currentStory(after(both, ['ana', vote('', '')]))?.votes).toEqual({ lead: '8' })
  const shown = after(both, ['lead', reveal])
  expect(currentStory(shown)?.finalEstimate).toBe('5')
  expect(() => after(shown, ['ana', vote('13', '')])).toThrow('Voting is closed for this story')
})

test('a vote without a story never counts for a newly added one, and an unknown card creates none', () => {
  const bare = createRoom('lead', { name: 'Lea', deck: STANDARD_DECK, stories: [] })
  const added = after(bare, ['lead', { kind: 'add-story', title: 'Login', description: '' }])
  expect(() => after(added, ['lead', vote('5', '')])).toThrow('Voting is closed for this story')
  expect(() => after(bare, ['lead', vote('1000', '')])).toThrow('This card is not in the deck')
  expect(() => after(bare, ['lead', vote('', '')])).toThrow('There is no story to vote on')
})

test('rejects commands of strangers and cards that are not in the deck', () => {
  expect(() => after(room, ['eve', vote('5')])).toThrow('Join the session first')
  expect(() => after(room, ['', vote('5')])).toThrow('Join the session first')
  expect(() => after(room, ['ana', vote('4')])).toThrow('This card is not in the deck')
})

test('two who reveal at once, or reset at once, do it once', () => {
  const twice = after(voted, ['lead', reveal], ['lead', reveal])
  expect(twice).toEqual(after(voted, ['lead', reveal]))
  const once = after(twice, ['lead', reset])
  expect(after(once, ['lead', { ...reset, round: 0 }])).toEqual(once)
  const late = after(once, ['ana', vote('3')])
  expect(after(late, ['lead', { ...reveal, round: 0 }], ['lead', { ...reset, round: 0 }])).toEqual(late)
  expect(currentStory(once)?.rounds).toEqual([
    {
      votes: [
        { name: 'Ana', card: '5' },
        { name: 'Ben', card: '8' },
      ],
      estimate: '5',
    },
  ])
  // Meant for the story before: nothing is shown or cleared on this one.
  const next = after(voted, ['lead', { kind: 'select', storyId: '2' }], ['ana', vote('3', '2')])
  expect(after(next, ['lead', reveal], ['lead', reset])).toEqual(next)
})

test('a removed story is restored once, with its votes and at its position', () => {
  const off: RoomCommand = { kind: 'remove-story', storyId: '1' }
  const back: RoomCommand = { kind: 'restore-story', storyId: '1' }
  const without = after(voted, ['lead', off])
  expect(without.stories.map(({ id }) => id)).toEqual(['2'])
  const restored = after(without, ['lead', back])
  expect(restored.stories).toEqual(voted.stories)
  expect(after(restored, ['lead', back])).toEqual(restored)
  expect(after(voted, ['lead', back])).toEqual(voted)
})

test('the last twenty removed stories can be restored', () => {
  const titles = Array.from({ length: 25 }, (_, index) => story(`Story ${index}`))
  const many = after(empty, ['lead', { kind: 'add-stories', stories: titles }])
  const ids = many.stories.map(({ id }) => id)
  const none = ids.reduce((now, storyId) => after(now, ['lead', { kind: 'remove-story', storyId }]), many)
  expect(none.stories).toEqual([])
  expect(none.removed.map((one) => one.story.id)).toEqual(ids.slice(-20))
})

test('choosing the story that is there already does not hide its votes', () => {
  const shown = after(voted, ['lead', reveal])
  expect(after(shown, ['lead', { kind: 'select', storyId: '1' }]).isRevealed).toBe(true)
})

test('automatic reveal shows the votes once all are in', () => {
  const auto = after(voted, ['lead', { kind: 'auto-reveal', autoReveals: true }])
  expect(auto.isRevealed).toBe(false)
  expect(after(auto, ['lead', vote('5')]).isRevealed).toBe(true)
  expect(after(auto, ['lead', { kind: 'watch', isSpectator: true }]).isRevealed).toBe(true)
  expect(after(auto, ['lead', { kind: 'leave' }]).isRevealed).toBe(true)
})

test('a spectator does not vote, and becoming a spectator withdraws the open vote', () => {
  const spectating = after(voted, ['ana', { kind: 'watch', isSpectator: true }])
  expect(currentStory(spectating)?.votes).toEqual({ ben: '8' })
  expect(() => after(spectating, ['ana', vote('5')])).toThrow('Spectators do not vote')
})

test('facilitation passes only to a person in the room', () => {
  const handed = after(room, ['lead', { kind: 'hand-over', personId: 'ben' }])
  expect(handed.facilitatorId).toBe('ben')
  expect(() => after(handed, ['lead', reveal])).toThrow('Only the facilitator can do this')
  expect(after(room, ['lead', { kind: 'hand-over', personId: 'eve' }]).facilitatorId).toBe('lead')
})

test('when the facilitator leaves, the earliest member becomes facilitator', () => {
  expect(after(room, ['lead', { kind: 'leave' }]).facilitatorId).toBe('ana')
  expect(succeed(room, (id) => id === 'ben').facilitatorId).toBe('ben')
  expect(succeed(room, (id) => id !== 'lead').facilitatorId).toBe('ana')
  expect(succeed(room, () => false).facilitatorId).toBe('lead')
})

const ask: RoomCommand = { kind: 'ask-to-lead' }
const leads = (now: Room) => [now.facilitatorId, now.replacedIds, now.leadRequestId]

test('a facilitator who was replaced while away can ask for the role, and gets it from the one who leads', () => {
  const replaced = succeed(room, (id) => id === 'ben')
  expect(leads(replaced)).toEqual(['ben', ['lead'], ''])
  const requested = after(replaced, ['lead', ask])
  expect(leads(requested)).toEqual(['ben', ['lead'], 'lead'])
  expect(leads(after(requested, ['ben', { kind: 'hand-over', personId: 'lead' }]))).toEqual(['lead', [], ''])
  expect(leads(after(requested, ['ben', { kind: 'decline-lead' }]))).toEqual(['ben', [], ''])
})

test.each<[string, Room, string]>([
  ['a member who never led', succeed(room, (id) => id === 'ben'), 'ana'],
  ['the facilitator', succeed(room, (id) => id === 'ben'), 'ben'],
  [
    'a facilitator who handed the role over',
    after(room, ['lead', { kind: 'hand-over', personId: 'ben' }]),
    'lead',
  ],
  [
    'a facilitator who left and joined again',
    join(
      after(
        succeed(room, (id) => id === 'ben'),
        ['lead', { kind: 'leave' }],
      ),
      'lead',
      named('Lea'),
    ),
    'lead',
  ],
])('asking to lead is forbidden to %s', (_, now, person) => {
  expect(() => after(now, [person, ask])).toThrow(Forbidden)
})

test('declining a request to lead is forbidden to members', () => {
  const requested = after(
    succeed(room, (id) => id === 'ben'),
    ['lead', ask],
  )
  expect(() => after(requested, ['ana', { kind: 'decline-lead' }])).toThrow(
    'Only the facilitator can do this',
  )
})

test('two facilitators who were replaced one after the other can both ask; a departure withdraws the request', () => {
  const both = succeed(
    succeed(room, (id) => id === 'ana'),
    (id) => id === 'ben',
  )
  expect(leads(both)).toEqual(['ben', ['lead', 'ana'], ''])
  expect(leads(after(both, ['ana', ask], ['ana', { kind: 'leave' }]))).toEqual(['ben', ['lead'], ''])
  expect(leads(succeed(after(both, ['ana', ask]), (id) => id === 'lead'))).toEqual([
    'lead',
    ['ana', 'ben'],
    '',
  ])
})

test('a person is removed with the open vote, the facilitator never', () => {
  const out = after(voted, ['lead', { kind: 'remove-person', personId: 'ana' }])
  expect(out.people.map(({ id }) => id)).toEqual(['lead', 'ben'])
  expect(currentStory(out)?.votes).toEqual({ ben: '8' })
  expect(after(voted, ['lead', { kind: 'remove-person', personId: 'lead' }]).people.length).toBe(3)
})

const removeAna: RoomCommand = { kind: 'remove-person', personId: 'ana' }
const readmitAna: RoomCommand = { kind: 'readmit-person', personId: 'ana' }
const REMOVED = 'The facilitator has removed you from this session'
const withNetworks = join(join(empty, 'ana', { ...named('Ana'), network: 'office' }), 'ben', named('Ben'))

test.each<[string, string, string, string, number, boolean]>([
  ['at once, by the same browser', 'ana', 'Ana', 'office', NOW + 1, false],
  ['under another name', 'ana', 'Zoe', 'office', NOW + 1, false],
  ['from another network', 'ana', 'Ana', 'home', NOW + 1, false],
  ['a month later', 'ana', 'Ana', 'home', NOW + 30 * 86_400_000, false],
  ['with cleared data, the same name and network', 'new', 'Ana', 'office', NOW + 1, false],
  ['with cleared data, the name in other letters', 'new', ' ANA ', 'office', NOW + 3_599_999, false],
  ['with cleared data, an hour later', 'new', 'Ana', 'office', NOW + 3_600_000, true],
  ['as a colleague of another name', 'new', 'Zoe', 'office', NOW + 1, true],
  ['as another person of that name elsewhere', 'new', 'Ana', 'home', NOW + 1, true],
  ['as another person of an unknown network', 'new', 'Ana', '', NOW + 1, true],
])('a removed person who joins %s', (_, id, name, network, now, isIn) => {
  const out = after(withNetworks, ['lead', removeAna])
  const rejoin = () => join(out, id, { name: name.trim(), isSpectator: false, network }, now)
  if (isIn) expect(rejoin().people.map((person) => person.id)).toEqual(['lead', 'ben', id])
  else expect(rejoin).toThrow(REMOVED)
})

test('the second Ana of a network, removed, is refused under the name that she typed', () => {
  const both = join(withNetworks, 'ana2', { ...named('Ana'), network: 'cafe' })
  const out = after(both, ['lead', { kind: 'remove-person', personId: 'ana2' }])
  expect(out.removedPeople.map(({ name }) => name)).toEqual(['Ana 2'])
  expect(() => join(out, 'new', { ...named('Ana'), network: 'cafe' }, NOW)).toThrow(REMOVED)
})

test('only the facilitator lets a removed person back in', () => {
  const out = after(withNetworks, ['lead', removeAna])
  expect(out.removedPeople).toEqual([{ id: 'ana', name: 'Ana', network: 'office', removedAt: NOW }])
  expect(() => apply(out, 'ben', readmitAna, NOW)).toThrow('Only the facilitator can do this')
  const readmitted = after(out, ['lead', readmitAna])
  expect(join(readmitted, 'ana', named('Ana'), NOW).people.map(({ id }) => id)).toEqual([
    'lead',
    'ben',
    'ana',
  ])
})

test('a person who leaves by themselves can join again, and the facilitator cannot remove them later', () => {
  const left = after(withNetworks, ['ana', { kind: 'leave' }], ['lead', removeAna])
  expect(join(left, 'ana', named('Ana'), NOW).people.map(({ id }) => id)).toEqual(['lead', 'ben', 'ana'])
})

test('the latest hundred removed people are remembered, each once', () => {
  let now = withNetworks
  for (let count = 0; count < 101; count++)
    now = after(join(now, `p${count}`, named(`P${count}`), NOW), [
      'lead',
      { kind: 'remove-person', personId: `p${count}` },
    ])
  expect([now.removedPeople.length, now.removedPeople[0]?.id, now.removedPeople.at(-1)?.id]).toEqual([
    100,
    'p1',
    'p100',
  ])
})

test('the backlog is filled, edited and put in order', () => {
  const filled = after(
    room,
    ['lead', { kind: 'add-stories', stories: [{ title: 'Export', description: 'CSV' }] }],
    ['lead', { kind: 'edit-story', storyId: '2', title: 'Find' }],
    ['lead', { kind: 'move-story', storyId: '3', places: -2 }],
  )
  expect(filled.stories.map(({ title, description }) => [title, description])).toEqual([
    ['Export', 'CSV'],
    ['Login', ''],
    ['Find', ''],
  ])
  expect(filled.currentId).toBe('1')
})

test('timer, nudge and estimate', () => {
  expect(after(room, ['lead', { kind: 'timer', seconds: 60 }]).timerEndsAt).toBe(NOW + 60_000)
  expect(after(room, ['lead', { kind: 'timer', seconds: 0 }]).timerEndsAt).toBe(0)
  expect(after(room, ['lead', { kind: 'nudge' }], ['lead', { kind: 'nudge' }]).nudges).toBe(2)
  expect(
    after(room, ['lead', { kind: 'estimate', storyId: '2', estimate: '2.5' }]).stories[1]?.finalEstimate,
  ).toBe('2.5')
})

test('a session full of stories rejects any command that adds more, and still works', () => {
  const long = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `Story ${index}`, description: 'é'.repeat(1_000) }))
  const full = after(room, ['lead', { kind: 'add-stories', stories: long(97) }])
  const tooLong =
    'A session takes up to 192 kB of stories. Take fewer of them, or shorten their descriptions.'
  for (const command of [
    { kind: 'add-story', title: 'One more', description: 'é'.repeat(1_000) },
    { kind: 'add-stories', stories: long(1) },
    { kind: 'edit-story', storyId: '1', title: 'Login', description: 'é'.repeat(1_000) },
  ] satisfies RoomCommand[])
    expect(() => after(full, ['lead', command])).toThrow(tooLong)
  const off = after(full, ['lead', { kind: 'remove-story', storyId: '99' }])
  const filled = after(off, [
    'lead',
    { kind: 'edit-story', storyId: '1', title: 'Login', description: 'é'.repeat(1_000) },
  ])
  expect(() => after(filled, ['lead', { kind: 'restore-story', storyId: '99' }])).toThrow(tooLong)
  const used = after(
    filled,
    ['ana', vote('5')],
    ['lead', { kind: 'estimate', storyId: '2', estimate: '3' }],
    ['lead', { kind: 'move-story', storyId: '1', places: 1 }],
    ['lead', { kind: 'edit-story', storyId: '2', title: 'Find' }],
    ['lead', { kind: 'remove-story', storyId: '98' }],
    ['lead', { kind: 'restore-story', storyId: '98' }],
  )
  expect(used.stories.length).toBe(98)
})

test('turning it on shows votes that are all in already, at once', () => {
  const all = after(voted, ['lead', vote('5')])
  expect(all.isRevealed).toBe(false)
  const shown = after(all, ['lead', { kind: 'auto-reveal', autoReveals: true }])
  expect([shown.isRevealed, currentStory(shown)?.isVotingComplete]).toEqual([true, true])
  // People who join later do not hide revealed votes.
  const later = join(shown, 'dan', named('Dan'))
  expect(currentStory(later)?.votes).toEqual({ ana: '5', ben: '8', lead: '5' })
  const off = after(all, ['lead', { kind: 'auto-reveal', autoReveals: false }])
  expect([off.autoReveals, off.isRevealed]).toEqual([false, false])
})

test('automatic reveal waits for new members, but not for spectators', () => {
  const auto = after(
    room,
    ['lead', { kind: 'auto-reveal', autoReveals: true }],
    ['ana', vote('5')],
    ['ben', vote('8')],
  )
  const withDan = join(auto, 'dan', named('Dan'))
  expect(after(withDan, ['lead', vote('5')]).isRevealed).toBe(false)
  expect(after(withDan, ['lead', vote('5')], ['dan', vote('3')]).isRevealed).toBe(true)
  const withEve = join(auto, 'eve', named('Eve', true))
  expect(after(withEve, ['lead', vote('5')]).isRevealed).toBe(true)
  // The awaited person leaves, or becomes a spectator.
  const waiting = after(withDan, ['lead', vote('5')])
  expect(after(waiting, ['lead', { kind: 'remove-person', personId: 'dan' }]).isRevealed).toBe(true)
  expect(join(waiting, 'dan', named('Dan', true)).isRevealed).toBe(true)
  // A withdrawn vote does not count.
  const back = after(withDan, ['lead', vote('5')], ['ben', vote('')], ['dan', vote('3')])
  expect([back.isRevealed, currentStory(back)?.votes]).toEqual([false, { ana: '5', lead: '5', dan: '3' }])
})

test('among spectators alone nothing is shown by itself', () => {
  const auto = after(empty, ['lead', { kind: 'auto-reveal', autoReveals: true }])
  expect(after(auto, ['lead', { kind: 'watch', isSpectator: true }]).isRevealed).toBe(false)
  expect(after(auto, ['lead', vote('5')]).isRevealed).toBe(true)
})

test('a spectator retains name and seat, and can vote again later', () => {
  const spectating = after(voted, ['ana', { kind: 'watch', isSpectator: true }])
  expect(spectating.people.map(({ name, isSpectator }) => [name, isSpectator])).toEqual([
    ['Lea', false],
    ['Ana', true],
    ['Ben', false],
  ])
  const back = after(spectating, ['ana', { kind: 'watch', isSpectator: false }], ['ana', vote('3')])
  expect(currentStory(back)?.votes).toEqual({ ana: '3', ben: '8' })
  // Revealed votes remain.
  const shown = after(voted, ['lead', reveal], ['ana', { kind: 'watch', isSpectator: true }])
  expect(currentStory(shown)?.votes).toEqual({ ana: '5', ben: '8' })
  expect(shown.people[1]?.isSpectator).toBe(true)
})

test('a name has up to 40 characters and a number behind it, and equals others whatever their case', () => {
  const long = '👋'.repeat(41)
  const once = join(empty, 'ana', named(long))
  expect(once.people[1]?.name).toBe('👋'.repeat(40))
  expect(join(once, 'ben', named(long)).people[2]?.name).toBe(`${'👋'.repeat(40)} 2`)
  expect(
    join(join(empty, 'ana', named('E\u0301VA')), 'ben', named('éva')).people.map(({ name }) => name),
  ).toEqual(['Lea', 'ÉVA', 'éva 2'])
  // A renamed person is compared with the others only, and retains the seat and the vote.
  const renamed = join(voted, 'ana', named('ANA'))
  expect(renamed.people.map(({ name }) => name)).toEqual(['Lea', 'ANA', 'Ben'])
  expect(currentStory(renamed)?.votes).toEqual({ ana: '5', ben: '8' })
  expect(join(voted, 'ana', named('Ben')).people[1]?.name).toBe('Ben 2')
})

test('one who joins a room with others in it leads nothing, one who finds it empty leads it', () => {
  expect(join(empty, 'ana', named('Ana')).facilitatorId).toBe('lead')
  const left = after(
    room,
    ['ana', { kind: 'leave' }],
    ['ben', { kind: 'leave' }],
    ['lead', { kind: 'leave' }],
  )
  expect([left.people, left.facilitatorId]).toEqual([[], ''])
  const back = join(join(left, 'ben', named('Ben')), 'lead', named('Lea'))
  expect(back.facilitatorId).toBe('ben')
  // Renamed while alone: still the same.
  expect(join(empty, 'lead', named('Lia'))).toMatchObject({
    facilitatorId: 'lead',
    people: [{ name: 'Lia' }],
  })
})

test('leaving removes the open vote; facilitation passes on only if the facilitator leaves', () => {
  const left = after(voted, ['ana', { kind: 'leave' }])
  expect([left.facilitatorId, currentStory(left)?.votes]).toEqual(['lead', { ben: '8' }])
  const out = after(voted, ['lead', { kind: 'remove-person', personId: 'nobody' }])
  expect(out).toEqual(voted)
  const handed = after(voted, ['lead', { kind: 'hand-over', personId: 'ben' }], ['lead', { kind: 'leave' }])
  expect([handed.facilitatorId, handed.people.map(({ id }) => id)]).toEqual(['ben', ['ana', 'ben']])
  expect(after(handed, ['ben', { kind: 'leave' }]).facilitatorId).toBe('ana')
})

test('a standard deck has no custom cards; a custom one is parsed', () => {
  const decked = (id: Room['deck']['id'], ...custom: string[]) =>
    after(room, ['lead', { kind: 'deck', deck: { id, custom } }]).deck
  expect(decked('powers', '1', '2')).toEqual({ id: 'powers', custom: [] })
  expect(decked('custom', 'S', 'L')).toEqual({ id: 'custom', custom: ['S', 'L'] })
  expect(() => decked('custom', 'S')).toThrow('A deck needs at least two cards')
  // Open votes are withdrawn, the estimate of another story remains.
  const before = after(voted, ['lead', { kind: 'estimate', storyId: '2', estimate: '3' }])
  const changed = after(before, ['lead', { kind: 'deck', deck: { id: 'powers', custom: [] } }])
  expect([currentStory(changed)?.votes, changed.stories[1]?.finalEstimate]).toEqual([{}, '3'])
})

test('the next story starts with its own votes and rounds, the previous one retains its estimate', () => {
  const next = after(voted, ['lead', reveal], ['lead', { kind: 'select', storyId: '2' }])
  expect([next.currentId, next.isRevealed, currentStory(next)?.votes]).toEqual(['2', false, {}])
  expect(next.stories[0]).toMatchObject({ finalEstimate: '5', isVotingComplete: true })
  expect(after(next, ['lead', { kind: 'select', storyId: '9' }])).toEqual(next)
})

test('removing a story while its votes are revealed selects the next one, hidden', () => {
  const shown = after(voted, ['lead', reveal])
  const off = after(shown, ['lead', { kind: 'remove-story', storyId: '1' }])
  expect([off.currentId, off.isRevealed, off.removed.map(({ place }) => place)]).toEqual(['2', false, [0]])
  expect(after(off, ['lead', { kind: 'remove-story', storyId: '1' }])).toEqual(off)
  const both = after(off, ['lead', { kind: 'remove-story', storyId: '2' }])
  expect([both.currentId, both.stories]).toEqual(['', []])
  const back = after(both, ['lead', { kind: 'restore-story', storyId: '2' }])
  expect([
    back.currentId,
    back.stories.map(({ id }) => id),
    back.removed.map(({ story: { id } }) => id),
  ]).toEqual(['2', ['2'], ['1']])
})
