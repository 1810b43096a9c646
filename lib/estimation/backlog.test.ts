import { expect, test } from 'vitest'
import { addStories, editStory, moveStory } from './backlog.ts'
import { STANDARD_DECK } from './decks.ts'
import { neighbor, totalPoints } from './overview.ts'
import { EMPTY_SESSION, type Session } from './session.ts'

const story = (title: string, description = '') => ({ title, description })
const three = addStories(EMPTY_SESSION, [
  story('Login', 'Passkey'),
  story(' '),
  story('Search'),
  story('Export'),
])
const titles = ({ stories }: Session) => stories.map(({ title }) => title)

test('adds many stories at once, without those that have no title', () => {
  expect(titles(three)).toEqual(['Login', 'Search', 'Export'])
  expect(three.currentId).toBe('1')
  const many = Array.from({ length: 198 }, (_, index) => story(`S${index}`))
  expect(() => addStories(three, many)).toThrow('The backlog is full')
})

test('editStory(): changes the title and preserves the description unless there is a new one', () => {
  expect(editStory(three, '1', { title: ' Sign in ' }).stories[0]).toMatchObject({
    title: 'Sign in',
    description: 'Passkey',
  })
  expect(editStory(three, '1', { title: 'Login', description: '' }).stories[0]?.description).toBe('')
  expect(() => editStory(three, '1', { title: ' ' })).toThrow('Please enter a story title')
  expect(editStory(three, '9', { title: 'X' })).toEqual(three)
})

test('limits a title to 300 characters and a description to 2,000, however they are added', () => {
  const long = { title: ` ${'t'.repeat(301)}`, description: ` ${'d'.repeat(2001)}` }
  const cut = { title: 't'.repeat(300), description: 'd'.repeat(2000) }
  expect(addStories(EMPTY_SESSION, [long]).stories[0]).toMatchObject(cut)
  expect(editStory(three, '2', long).stories.map(({ title }) => title)).toEqual([
    'Login',
    cut.title,
    'Export',
  ])
  expect(editStory(three, '2', long).stories[1]).toMatchObject(cut)
})

test.each([
  ['1', 1, ['Search', 'Login', 'Export']],
  ['3', -1, ['Login', 'Export', 'Search']],
  ['1', -1, ['Login', 'Search', 'Export']],
  ['3', 5, ['Login', 'Search', 'Export']],
  ['9', 1, ['Login', 'Search', 'Export']],
])('story %s moved by %i: %j', (id, places, expected) => {
  const moved = moveStory(three, id, places)
  expect(titles(moved)).toEqual(expected)
  expect(moved.currentId).toBe('1')
})

const stories = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test.each([
  ['a', 1, 'b'],
  ['b', 1, 'c'],
  ['c', 1, undefined],
  ['a', -1, undefined],
  ['c', -2, 'a'],
  ['gone', 1, undefined],
])('from story %s by %i lies %s', (currentId, places, id) => {
  expect(neighbor({ stories, currentId }, places)?.id).toBe(id)
})

test('totalPoints(): adds final estimates and ignores non-numeric ones', () => {
  const estimates = ['0.1', '0.2', '13', '', '?', '1.25'].map((finalEstimate) => ({ finalEstimate }))
  expect(totalPoints({ stories: estimates, deck: STANDARD_DECK })).toBe(14.55)
  expect(totalPoints({ stories: [], deck: STANDARD_DECK })).toBe(0)
})
