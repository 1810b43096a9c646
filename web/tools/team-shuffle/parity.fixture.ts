import { expect, type Page } from '@playwright/test'
import { getParams, getResult, type ParityCheck, press } from '#e2e/interfaces/parity-check.ts'
import { stubRandom } from '#e2e/interfaces/seed-random.ts'
import { writeFragment } from '#lib/net/share-link.ts'

const _number = (page: Page, name: string, value: number | string) =>
  page.getByRole('spinbutton', { name, exact: true }).fill(`${value}`)

const teams: ParityCheck = {
  async byHand(page, example) {
    const { players, count } = getParams<{ players: string; count: number }>(example)
    const names = players.split('\n')
    const fragment = await writeFragment({ names, divideBy: 'count', teamCount: `${count}` })
    await stubRandom(page)
    await page.goto(`/team-shuffle#${fragment}`)
    await expect(page.getByRole('list', { name: 'Players', exact: true })).toContainText(names.join(''))
    await press(page, 'Generate Teams')
    const made = page.getByRole('list', { name: 'Teams' }).locator(':scope > li')
    for (const [index, team] of getResult<{ name: string; players: string[] }[]>(example).entries()) {
      await expect(made.nth(index).locator('h3')).toHaveText(team.name)
      await expect(made.nth(index).locator('li')).toHaveText(team.players)
    }
  },
}

type RoundResult = {
  readonly title: string
  readonly matches: readonly { readonly sides: readonly string[] }[]
}

/** A bracket of named teams is imported by the page as an exported tournament. */
const bracket: ParityCheck = {
  async byHand(page, example) {
    const { teams, kind } = getParams<{ teams: string; kind: string }>(example)
    const named = teams.split('\n').map((name, index) => ({
      id: index + 1,
      name,
      players: [{ id: index + 1, name: `Player ${index + 1}` }],
    }))
    const file = { version: 1, teams: named, bracket: kind, winners: {}, round: 1 }
    await press(page, 'Import')
    await page.getByLabel('Player file').setInputFiles({
      name: 'tournament.json',
      mimeType: '',
      buffer: Buffer.from(JSON.stringify(file)),
    })
    const shown = page.getByRole('region', { name: 'Tournament Bracket' })
    for (const { title, matches } of getResult<RoundResult[]>(example)) {
      await expect(shown).toContainText(title)
      for (const { sides } of matches) for (const side of sides) await expect(shown).toContainText(side)
    }
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  teams,
  bracket,
}
