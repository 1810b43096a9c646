import { expect, test } from 'vitest'
import { subscriptionEmail, unsubscribeEmail } from './newsletter-emails.ts'

const links = {
  to: 'ada@example.com',
  confirmLink: 'https://a.example/in',
  unsubscribeLink: 'https://a.example/out',
}

test('subscriptionEmail(): contains the confirmation link first, then the unsubscribe link', () => {
  const { to, subject, text } = subscriptionEmail(links)
  expect([to, subject]).toEqual(['ada@example.com', 'Confirm the Sundry newsletter'])
  expect(text.match(/^https:.*$/gm)).toEqual(['https://a.example/in', 'https://a.example/out'])
  expect(text).toContain('Open this link to get the Sundry newsletter at ada@example.com:')
  expect(text).toContain('without the link you get no further letter, and the address is deleted.')
})

test('unsubscribeEmail(): contains the one link, and says that nothing happens without it', () => {
  const { to, subject, text } = unsubscribeEmail(links)
  expect([to, subject]).toEqual(['ada@example.com', 'Leave the Sundry newsletter'])
  expect(text.match(/^https:.*$/gm)).toEqual(['https://a.example/out'])
  expect(text).toContain('Open this link to be taken off the list of the Sundry newsletter:')
  expect(text).toContain('If you did not ask for it, do nothing: you stay on the list.')
})
