import { expect, test } from 'vitest'
import { chiSquare, chiSquareBound, countDraws } from '#lib/random/chi-square.ts'
import { crackTime, log2, passwordBits } from './entropy.ts'
import { generatePassphrase, passphraseBits } from './passphrase.ts'
import { WORD_LIST_LENGTH } from './passphrase-options.ts'
import { CHARACTER_TYPES, generatePassword, type PasswordRecipe } from './password.ts'
import { WORDS } from './words.ts'

const ALL = CHARACTER_TYPES.map(({ id }) => id)
const RECIPE: PasswordRecipe = { length: 12, types: ALL, withoutLookAlikes: false, withoutRepeats: false }

function random(...draws: number[]) {
  return () => draws.shift() ?? 0
}

test('a password follows its draws', () => {
  const recipe = { ...RECIPE, length: 4, types: ['lowercase', 'digits'] as const }
  expect(generatePassword(recipe, random(0, 25, 26, 35))).toBe('az09')
})

test('a candidate that lacks a chosen type is thrown away as a whole', () => {
  const recipe = { ...RECIPE, length: 4, types: ['lowercase', 'digits'] as const }
  expect(generatePassword(recipe, random(0, 0, 0, 0, 1, 26, 26, 26))).toBe('b000')
})

test.each([4, 12, 50])('a password of %d characters has each chosen type, and no other', (length) => {
  for (let made = 0; made < 200; made++) {
    const password = generatePassword({ ...RECIPE, length })
    expect(password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*()_+\-=[\]{}|;:,.<>?])[!-~]+$/)
    expect(password).toHaveLength(length)
    expect(generatePassword({ ...RECIPE, length, types: ['digits'] })).toMatch(/^\d+$/)
  }
})

test('look-alikes and repeats are excluded if configured', () => {
  for (let made = 0; made < 200; made++) {
    const plain = generatePassword({ ...RECIPE, length: 50, withoutLookAlikes: true })
    expect(plain).not.toMatch(/[Il1|O0o]/)
    const different = generatePassword({ ...RECIPE, length: 50, withoutRepeats: true })
    expect(new Set(different).size).toBe(50)
  }
  expect(
    [...generatePassword({ ...RECIPE, length: 10, types: ['digits'], withoutRepeats: true })].sort().join(''),
  ).toBe('0123456789')
})

test('rejects impossible passwords', () => {
  expect(() => generatePassword({ ...RECIPE, types: [] })).toThrow(
    'Please select at least one character type',
  )
  expect(() => generatePassword({ ...RECIPE, length: 11, types: ['digits'], withoutRepeats: true })).toThrow(
    'There are only 10 different characters to choose from, and the length is 11.',
  )
})

test('every password that fits is equally likely (chi-square, p = 1e-6)', () => {
  // Of digits without repeats, 4 places: the first place and the last are each even over ten digits.
  const four = { ...RECIPE, length: 4, types: ['digits'] as const, withoutRepeats: true }
  expect(chiSquare(countDraws(10, 50_000, () => Number(generatePassword(four)[0])))).toBeLessThan(
    chiSquareBound(9),
  )
  expect(chiSquare(countDraws(10, 50_000, () => Number(generatePassword(four)[3])))).toBeLessThan(
    chiSquareBound(9),
  )
})

test('characters occur as often as in all matching passwords (chi-square, p = 1e-6)', () => {
  // Lowercase and digits, 4 places: by symmetry each letter is as likely as any other, and each digit too.
  const recipe = { ...RECIPE, length: 4, types: ['lowercase', 'digits'] as const }
  const characters = 'abcdefghijklmnopqrstuvwxyz0123456789'
  const counts = countDraws(36, 100_000, () => characters.indexOf(generatePassword(recipe).charAt(0)))
  // The first is a letter in 26·(36³ − 26³) of the (36⁴ − 26⁴ − 10⁴) passwords, a digit in 10·(36³ − 10³).
  const shares = [...characters].map((character) =>
    /\d/.test(character) ? 36 ** 3 - 10 ** 3 : 36 ** 3 - 26 ** 3,
  )
  expect(chiSquare(counts, shares)).toBeLessThan(chiSquareBound(35))
})

test.each([
  ['digits alone', { types: ['digits'] as const, length: 4 }, Math.log2(10 ** 4)],
  [
    'digits without repeats',
    { types: ['digits'] as const, length: 4, withoutRepeats: true },
    Math.log2(5040),
  ],
  [
    'letters and digits, both present',
    { types: ['lowercase', 'digits'] as const, length: 4 },
    Math.log2(36 ** 4 - 26 ** 4 - 10 ** 4),
  ],
  ['all four, one each', { length: 4 }, Math.log2(24 * 26 * 26 * 10 * 26)],
])('entropy counts the passwords: %s', (_, recipe, bits) => {
  expect(passwordBits({ ...RECIPE, ...recipe })).toBeCloseTo(bits, 9)
})

test('large counts have logarithms too', () => {
  expect(log2(1n)).toBe(0)
  expect(log2(2n ** 2000n)).toBe(2000)
  expect(log2(3n * 2n ** 1000n)).toBeCloseTo(1000 + Math.log2(3), 9)
})

test.each([
  [10, 'less than a second'],
  [Math.log2(2e11), '1 second'],
  [Math.log2(2e11 * 60 * 59), '59 minutes'],
  [Math.log2(2e11 * 86_400 * 365), '365 days'],
  [Math.log2(2e11 * 31_557_600 * 999.5), '999 years'],
  [Math.log2(2e11 * 31_557_600 * 34_500), '34 thousand years'],
  [256, 'over a trillion years'],
])('%d bits take %s', (bits, text) => {
  expect(crackTime(bits)).toBe(text)
})

test('the word list matches its declared size', () => {
  expect(WORDS).toHaveLength(WORD_LIST_LENGTH)
  expect(new Set(WORDS).size).toBe(WORD_LIST_LENGTH)
  expect(WORDS.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([])
})

const PHRASE = { wordCount: 3, separator: '-', isCapitalized: false, hasDigit: false } as const

test('a passphrase follows its draws', () => {
  const words = ['oak', 'pear', 'sun']
  expect(generatePassphrase(PHRASE, words, random(2, 0, 0))).toBe('sun-oak-oak')
  const rich = { ...PHRASE, separator: ' ', isCapitalized: true, hasDigit: true } as const
  expect(generatePassphrase(rich, words, random(0, 1, 2, 1, 7))).toBe('Oak Pear7 Sun')
})

test('the entropy of a passphrase counts words, the digit and its place', () => {
  expect(passphraseBits(PHRASE, 1024)).toBe(30)
  expect(passphraseBits({ ...PHRASE, isCapitalized: true }, 1024)).toBe(30)
  expect(passphraseBits({ ...PHRASE, hasDigit: true }, 1024)).toBeCloseTo(30 + Math.log2(30), 9)
})
