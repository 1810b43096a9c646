import { expect, test } from 'vitest'
import { isCommonPassword } from './passwords.ts'

test.each([
  'password',
  'Password1',
  'P@ssw0rd!',
  '12345678',
  '87654321',
  '1234567890',
  'aaaaaaaa',
  'abababab',
  'qwertyuiop',
  'qwerty123',
  'iloveyou',
  'letmein!!',
  '12341234',
  'abcdefgh',
  '1qaz2wsx',
  'trustno1',
  // Two different characters are too few.
  'aababbab',
  'abcdabcd',
  'zyxwvuts',
  'LKJHGFDSA',
  'xyzabcde',
  '!!dragon!!',
  '__dragon__',
  '2024password2024',
  'sundry99',
])('%s is refused', (password) => expect(isCommonPassword(password)).toBe(true))

test.each([
  'correct horse battery',
  'my own words',
  'passwordless trees',
  'Zk3_x9!q',
  'abcdefgx',
  'qwerty and more',
  'aabcaacb',
  'abcdeabcde',
  'dragon horse',
  'password of ada',
])('accepts %s', (password) => expect(isCommonPassword(password)).toBe(false))

test("rejects the account's email address or name as its password", () => {
  expect(isCommonPassword('ada@example.com', ['ada@example.com', 'ada', 'Ada Lovelace'])).toBe(true)
  expect(isCommonPassword('adalovelace1', ['adalovelace'])).toBe(true)
  expect(isCommonPassword('ada lovelace', ['bob@example.com', 'bob', 'Bob'])).toBe(false)
})

test('an own name of two letters rules out no password, one of three does', () => {
  expect(isCommonPassword('bo_73911', ['Bo'])).toBe(false)
  expect(isCommonPassword('bob_7391', ['Bob'])).toBe(true)
})
