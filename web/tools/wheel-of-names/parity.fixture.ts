import { expect, type Page } from '@playwright/test'
import { getParams, getResult, type ParityCheck, press } from '#e2e/interfaces/parity-check.ts'
import { stubRandom } from '#e2e/interfaces/seed-random.ts'
import { writeFragment } from '#lib/net/share-link.ts'
import { addNames } from './wheel-names.ts'

const number = (page: Page, name: string, value: number | string) =>
  page.getByRole('spinbutton', { name, exact: true }).fill(`${value}`)

const pick: ParityCheck = {
  wantsFreshPage: true,
  async byHand(page, example) {
    const { names, count = 1 } = getParams<{ names: string; count?: number }>(example)
    const lines = names.split('\n')
    await stubRandom(page)
    await page.goto(`/wheel-of-names#${await writeFragment({ names: addNames([], lines).names })}`)
    const shown = page.getByRole('list', { name: 'Names' }).getByRole('listitem')
    await expect(shown).toHaveText(lines.map((line) => line.replace(' ', '')))
    await number(page, 'Winners', count)
    await press(page, 'Draw Winners')
    await expect(page.getByRole('list', { name: 'Winners' }).getByRole('listitem')).toHaveText(
      getResult<string[]>(example),
    )
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  pick,
}
