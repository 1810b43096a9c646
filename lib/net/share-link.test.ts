import { expect, test } from 'vitest'
import { isShareFragment } from './is-share-fragment.ts'
import { readFragment, writeFragment } from './share-link.ts'

test.each([[{}], [{ amount: '250000', note: 'Grüße 👋' }], [['a', null, 1.5]]])(
  '%j round-trips through a share link',
  async (state) => {
    const fragment = await writeFragment(state)
    expect(fragment).toMatch(/^s=1\.[A-Za-z0-9_-]+$/)
    expect(isShareFragment(fragment)).toBe(true)
    expect(await readFragment(fragment)).toEqual(state)
  },
)

test('long repetitive text results in a short fragment', async () => {
  expect((await writeFragment({ text: 'sundry '.repeat(5000) })).length).toBeLessThan(400)
})

test.each(['s=1.', 's=1.####', 's=1.AAAA', 's=2.AAAA', 's='])(
  '%s is reported as damaged',
  async (fragment) => {
    await expect(readFragment(fragment)).rejects.toThrow('This link is damaged or incomplete.')
  },
)

test('a link that unpacks to more than a megabyte is refused', async () => {
  const bomb = await writeFragment({ text: 'a'.repeat(2_000_000) })
  await expect(readFragment(bomb)).rejects.toThrow('This link is damaged or incomplete.')
})

test.each(['', 's', 'section', '1.AAAA', ' s=1.A'])(
  'the fragment "%s" does not claim to be a shared state',
  (fragment) => {
    expect(isShareFragment(fragment)).toBe(false)
  },
)
