import { expect, test } from 'vitest'
import { changeLink, linksTo, type OwnLink, readLinks } from './own-links.ts'

const link = (id: string, more: Partial<OwnLink> = {}): OwnLink => ({
  id,
  title: 'Rivers',
  createdAt: 1,
  secret: 's',
  ...more,
})

test('the links of a quiz are those made of it, and older ones of its title', () => {
  const links = [
    link('a', { quizId: 'q' }),
    link('b', { quizId: 'other' }),
    link('c'),
    link('d', { title: '' }),
  ]
  const idsOf = (quizId: string, title: string) => linksTo(links, quizId, title).map(({ id }) => id)
  expect(idsOf('q', ' Rivers ')).toEqual(['a', 'c'])
  expect(idsOf('q', 'Lakes')).toEqual(['a'])
  expect(idsOf('x', '')).toEqual([])
})

test('an updated link keeps its position, and older ones are read without their quiz', () => {
  const links = [link('a'), link('b')]
  expect(changeLink(links, link('b', { title: 'Lakes', quizId: 'q' }))).toEqual([
    link('a'),
    link('b', { title: 'Lakes', quizId: 'q' }),
  ])
  expect(readLinks(links)).toEqual(links)
})
