import { expect, test } from 'vitest'
import {
  addStory,
  castVote,
  changeDeck,
  currentStory,
  EMPTY_SESSION,
  removeStory,
  resetVoting,
  restoreStory,
  reveal,
  type Session,
  selectStory,
  setEstimate,
  withoutVoter,
  withVoter,
} from './session.ts'

const story = (title: string) => ({ title, description: '' })
const three = ['Login', 'Search', 'Export'].reduce(
  (session, title) => addStory(session, story(title)),
  EMPTY_SESSION,
)
const nameOf = (voter: string) => `Member ${voter}`
const played = (votes: Readonly<Record<string, string>>, session = three) =>
  Object.entries(votes).reduce((now, [voter, card]) => castVote(now, voter, card), session)
const titles = ({ stories }: Session) => stories.map(({ title }) => title)

test('the first story is voted on at once, later ones wait', () => {
  expect(titles(three)).toEqual(['Login', 'Search', 'Export'])
  expect([three.currentId, three.isRevealed]).toEqual(['1', false])
  expect(currentStory(addStory(EMPTY_SESSION, { title: '  A ', description: ' b ' }))).toEqual({
    id: '1',
    title: 'A',
    description: 'b',
    votes: {},
    isVotingComplete: false,
    finalEstimate: '',
    rounds: [],
  })
})

test('a story needs a title, and the backlog contains at most 200', () => {
  expect(() => addStory(EMPTY_SESSION, story('  '))).toThrow('Please enter a story title')
  const full = Array.from({ length: 200 }).reduce<Session>(
    (session) => addStory(session, story('x')),
    EMPTY_SESSION,
  )
  expect(() => addStory(full, story('one more'))).toThrow('The backlog is full')
})

test('a reveal selects the card nearest to the mean and completes the story', () => {
  const shown = reveal(played({ 1: '5', 2: '8', 3: '?' }))
  expect(shown.isRevealed).toBe(true)
  expect(currentStory(shown)).toMatchObject({ finalEstimate: '5', isVotingComplete: true })
})

test('a reveal needs a vote, and after it voting is closed', () => {
  expect(() => reveal(three)).toThrow('Nobody has voted yet')
  expect(() => reveal(EMPTY_SESSION)).toThrow('Nobody has voted yet')
  const shown = reveal(played({ 1: '5' }))
  expect(() => castVote(shown, '2', '5')).toThrow('Voting is closed for this story')
  expect(() => castVote(shown, '1', '')).toThrow('Voting is closed for this story')
})

test('a vote can be changed and withdrawn while hidden, and only cards of the deck can be played', () => {
  const once = played({ 1: '5', 2: '3' })
  expect(currentStory(castVote(once, '1', '8'))?.votes).toEqual({ 1: '8', 2: '3' })
  expect(currentStory(castVote(once, '1', ''))?.votes).toEqual({ 2: '3' })
  expect(() => castVote(three, '1', '4')).toThrow('This card is not in the deck')
  expect(() => castVote(EMPTY_SESSION, '1', '5')).toThrow('There is no story to vote on')
})

test('a reset clears votes and estimate and preserves the revealed round', () => {
  const again = resetVoting(reveal(played({ 1: '5', 2: '8' })), nameOf)
  expect(again.isRevealed).toBe(false)
  expect(currentStory(again)).toMatchObject({ votes: {}, finalEstimate: '', isVotingComplete: false })
  expect(currentStory(again)?.rounds).toEqual([
    {
      votes: [
        { name: 'Member 1', card: '5' },
        { name: 'Member 2', card: '8' },
      ],
      estimate: '5',
    },
  ])
  expect(currentStory(resetVoting(played({ 1: '5' }), nameOf))).toMatchObject({ votes: {}, rounds: [] })
})

test('a reset and another deck begin another round of voting', () => {
  const roundOf = (session: Session) => currentStory(session)?.round
  const voted = played({ 1: '5' })
  expect(roundOf(voted)).toBeUndefined()
  expect(roundOf(resetVoting(voted, nameOf))).toBe(1)
  expect(roundOf(resetVoting(reveal(castVote(resetVoting(voted, nameOf), '1', '3')), nameOf))).toBe(2)
  expect(roundOf(changeDeck(voted, { id: 'powers', custom: [] }))).toBe(1)
})

test('a new story gets no id of a reserved one', () => {
  const removed = three.stories.slice(2)
  const two = removeStory(three, '3')
  expect(addStory(two, { title: 'New', description: '' }, removed).stories.at(-1)?.id).toBe('4')
  expect(addStory(two, { title: 'New', description: '' }).stories.at(-1)?.id).toBe('3')
})

test('stores the latest eight rounds', () => {
  const cards = ['1', '2', '3', '5', '8', '13', '21', '34', '55', '89']
  const after = cards.reduce(
    (session, card) => resetVoting(reveal(castVote(session, '1', card)), nameOf),
    three,
  )
  expect(currentStory(after)?.rounds.map(({ estimate }) => estimate)).toEqual(cards.slice(2))
})

test('going to another story hides its votes', () => {
  const shown = reveal(played({ 1: '5' }))
  const away = selectStory(shown, '2')
  expect([away.currentId, away.isRevealed]).toEqual(['2', false])
  const back = selectStory(away, '1')
  expect([back.isRevealed, currentStory(back)?.finalEstimate]).toEqual([false, '5'])
  expect(selectStory(shown, '77')).toBe(shown)
})

test('an estimate is set by hand to a card or a number', () => {
  const set = setEstimate(setEstimate(three, '1', ' 13 '), '3', '2.5')
  expect(set.stories.map(({ finalEstimate }) => finalEstimate)).toEqual(['13', '', '2.5'])
  expect(set.stories.map(({ isVotingComplete }) => isVotingComplete)).toEqual([true, false, true])
  expect(() => setEstimate(three, '1', 'big')).toThrow('An estimate is a card of the deck or a number')
  expect(() => setEstimate(three, '1', '123456.789')).toThrow('An estimate is a card of the deck or a number')
})

test('a story leaves the backlog, and the next one is voted on', () => {
  const second = selectStory(three, '2')
  expect(removeStory(second, '2')).toMatchObject({ currentId: '3', isRevealed: false })
  expect(removeStory(selectStory(three, '3'), '3').currentId).toBe('2')
  expect(titles(removeStory(three, '3'))).toEqual(['Login', 'Search'])
  expect(removeStory(three, '3').currentId).toBe('1')
})

test('a removed story is restored at its position with its votes, under another id if its own is in use', () => {
  const voted = castVote(selectStory(three, '3'), 'ana', '8')
  const [, second, third] = voted.stories
  if (!second || !third) throw new Error('three stories')
  expect(restoreStory(removeStory(voted, '2'), second, 1)).toEqual(voted)
  const without = removeStory(voted, '3')
  expect(restoreStory(selectStory(without, '2'), third, 2).stories).toEqual(voted.stories)
  const again = restoreStory(addStory(without, { title: 'New', description: '' }), third, 0)
  expect(again.stories.map(({ id, title }) => [id, title])).toEqual([
    ['4', third.title],
    ['1', 'Login'],
    ['2', 'Search'],
    ['3', 'New'],
  ])
  expect(again.stories[0]?.votes).toEqual({ ana: '8' })
  expect(restoreStory(removeStory(addStory(EMPTY_SESSION, second), '1'), second, 0).currentId).toBe('2')
})

test('changing the deck withdraws open votes and preserves estimates', () => {
  const one = selectStory(reveal(played({ 1: '5' })), '2')
  const changed = changeDeck(castVote(one, '1', '8'), { id: 'powers', custom: [] })
  expect(changed.stories.map(({ votes }) => votes)).toEqual([{ 1: '5' }, {}, {}])
  expect(changed.stories[0]?.finalEstimate).toBe('5')
})

test('withoutVoter(): removes the open vote, but not the revealed ones', () => {
  const one = castVote(selectStory(reveal(played({ 1: '5', 2: '3' })), '2'), '1', '8')
  expect(withoutVoter(one, '1').stories.map(({ votes }) => votes)).toEqual([{ 1: '5', 2: '3' }, {}, {}])
})

test('withVoter(): restores earlier open votes, except after a reveal or a new round', () => {
  const before = played({ 1: '5', 2: '3' })
  const without = withoutVoter(before, '1')
  expect(withVoter(castVote(without, '3', '8'), before, '1').stories[0]?.votes).toEqual({
    1: '5',
    2: '3',
    3: '8',
  })
  for (const later of [reveal(without), resetVoting(without, nameOf), resetVoting(reveal(without), nameOf)])
    expect(withVoter(later, before, '1')).toEqual(later)
  const other = changeDeck(without, { ...without.deck })
  expect(withVoter(other, before, '1')).toEqual(other)
})

test('an unknown story id changes nothing', () => {
  expect(removeStory(three, '9')).toBe(three)
  expect(selectStory(three, '9')).toBe(three)
  expect(setEstimate(three, '9', '5')).toBe(three)
  expect(resetVoting(EMPTY_SESSION, nameOf)).toBe(EMPTY_SESSION)
})

test('a removed story is not restored into a full backlog', () => {
  const full = Array.from({ length: 200 }).reduce<Session>(
    (session) => addStory(session, story('x')),
    EMPTY_SESSION,
  )
  const [first] = full.stories
  if (!first) throw new Error('There is no story')
  const nearly = removeStory(full, first.id)
  expect(restoreStory(nearly, first, 0).stories).toHaveLength(200)
  expect(() => restoreStory(full, first, 0)).toThrow('The backlog is full')
})

test('setEstimate(): accepts at most 9999.99, the limit of a card', () => {
  expect(setEstimate(three, '1', ' 9999.99 ').stories[0]?.finalEstimate).toBe('9999.99')
  expect(() => setEstimate(three, '1', '10000')).toThrow('An estimate is a card of the deck or a number')
})
