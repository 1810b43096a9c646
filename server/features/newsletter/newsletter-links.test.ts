import { expect, test } from 'vitest'
import { createNewsletterLinks } from './newsletter-emails.ts'

const links = createNewsletterLinks('a secret', 'https://example.com/tools')
const TOKEN = links.tokenFor('leave', 'ada@example.com')

test('a token returns its address only for its purpose and under its secret', () => {
  expect(links.emailOf('leave', TOKEN)).toBe('ada@example.com')
  expect(links.emailOf('confirm', TOKEN)).toBeUndefined()
  expect(
    createNewsletterLinks('another', 'https://example.com/tools').emailOf('leave', TOKEN),
  ).toBeUndefined()
  expect(links.linkTo('leave', 'ada@example.com')).toBe(`https://example.com/tools/newsletter#leave=${TOKEN}`)
})

test.each([
  ['cut off', TOKEN.slice(0, -1)],
  ['longer', `${TOKEN}x`],
  ['without a signature', TOKEN.split('.')[0] ?? ''],
  ['empty', ''],
  ['of another address', `${Buffer.from('bob@example.com').toString('base64url')}.${TOKEN.split('.')[1]}`],
])('a token that is %s is not ours', (_, token) => {
  expect(links.emailOf('leave', token)).toBeUndefined()
})
