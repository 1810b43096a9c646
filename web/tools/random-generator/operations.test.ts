import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

async function runCommand(name: string, options: readonly string[], input?: string) {
  const { code, text, complaint } = await callCommand(
    [name, ...options],
    input === undefined ? {} : { input },
  )
  return code === 0 ? JSON.parse(text) : complaint
}

test.each([
  [['--minimum=a', '--maximum=5'], 'minimum: Enter a number\n'],
  [['--minimum=1', '--maximum='], 'maximum: Enter a number\n'],
  [['--minimum=1', '--maximum=5', '--step=x'], 'step: Enter a number\n'],
])('no numbers are drawn with %j', async (options, error) => {
  expect(await runCommand('random-numbers', options)).toBe(error)
})

test('numbers respect their bounds, decimals, step and order', async () => {
  const all = ['--minimum=1', '--maximum=4', '--count=4', '--is-unique']
  expect(await runCommand('random-numbers', [...all, '--order=up'])).toEqual(['1', '2', '3', '4'])
  expect(await runCommand('random-numbers', [...all, '--order=down'])).toEqual(['4', '3', '2', '1'])
  const steps = [
    '--minimum=0',
    '--maximum=1',
    '--count=3',
    '--is-unique',
    '--order=up',
    '--places=1',
    '--step=0.5',
  ]
  expect(await runCommand('random-numbers', steps)).toEqual(['0.0', '0.5', '1.0'])
  expect(await runCommand('random-numbers', ['--minimum=7', '--maximum=7'])).toEqual(['7'])
})

test('returns the dice and the total of each roll', async () => {
  const rolls: readonly { readonly total: number; readonly dice: string }[] = await runCommand('dice', [
    '--count=3',
    '2d6+2',
  ])
  expect(rolls.length).toBe(3)
  for (const { total, dice } of rolls) {
    const [, one, other] = /^\(([1-6]) \+ ([1-6])\) \+ 2$/.exec(dice) ?? []
    expect(total).toBe(Number(one) + Number(other) + 2)
  }
})

test('generates the requested number, length and kind of passwords and passphrases', async () => {
  const digits = ['--length=6', '--no-uppercase', '--no-lowercase', '--no-symbols', '--count=3']
  const { passwords, bits } = await runCommand('password', digits)
  // Of digits alone there are 10⁶: log₂ of it is 19.93.
  expect([passwords.length, bits]).toEqual([3, '19.9'])
  for (const password of passwords) expect(password).toMatch(/^\d{6}$/)
  const { passphrases, bits: ofWords } = await runCommand('passphrase', ['--word-count=4', '--count=2'])
  // Four words of 7,776: 4 × 12.925 bits.
  expect([passphrases.length, ofWords]).toEqual([2, '51.7'])
})

test('all lines are kept, some drawn, or duplicates dropped; no lines is an error', async () => {
  const all = await runCommand('shuffle', [], 'b\na\nb\n\nc')
  expect(all.toSorted()).toEqual(['a', 'b', 'b', 'c'])
  const once = await runCommand('shuffle', ['--drops-duplicates'], 'b\na\nb\n\nc')
  expect(once.toSorted()).toEqual(['a', 'b', 'c'])
  expect((await runCommand('shuffle', ['--pick=2'], 'a\nb\nc')).length).toBe(2)
  expect(await runCommand('shuffle', [], ' \n\n')).toBe('There are no lines to shuffle.\n')
})
