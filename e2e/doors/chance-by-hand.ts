import { expect, type Page } from '@playwright/test'
import type { Example } from '#lib/operation/operation.ts'
import { writeFragment } from '#lib/share-link/share-link.ts'
import { addNames } from '../../web/tools/wheel-of-names/wheel-names.ts'
import { giveExampleChance } from './given-chance.ts'
import { asked, expectText, type PageProof, press, told } from './page-proof.ts'

const number = (page: Page, name: string, value: number | string) =>
  page.getByRole('spinbutton', { name, exact: true }).fill(`${value}`)

const randomNumbers: PageProof = {
  wantsFreshPage: true,
  async byHand(page, example) {
    const { minimum, maximum, count } = asked<{ minimum: string; maximum: string; count: number }>(example)
    await page.getByRole('tab', { name: 'Numbers' }).click()
    await page.getByRole('combobox', { name: 'Draw' }).selectOption('Numbers')
    await number(page, 'Minimum', minimum)
    await number(page, 'Maximum', maximum)
    await number(page, 'Count', count)
    await page.getByRole('checkbox', { name: 'No number twice' }).check()
    await page.getByText('More options').click()
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Smallest first')
    await giveExampleChance(page)
    await press(page, 'Generate Numbers')
    const drawn = told<string[]>(example)
    await expectText(page, 'Numbers', drawn.join(', '))
  },
}

const dice: PageProof = {
  wantsFreshPage: true,
  async byHand(page, example) {
    await page.getByRole('combobox', { name: 'Draw' }).selectOption('Dice')
    await page.getByRole('textbox', { name: 'Dice' }).fill(asked<{ dice: string }>(example).dice)
    await giveExampleChance(page)
    await press(page, 'Generate Numbers')
    const [roll] = told<{ total: number; dice: string }[]>(example)
    await expectText(page, 'Numbers', `${roll?.total}`)
    await expect(page.getByRole('list', { name: 'Dice' })).toHaveText(`${roll?.dice} = ${roll?.total}`)
  },
}

/** Passwords of characters or words, as `set` asks for them. */
function secrets(
  kind: 'Characters' | 'Words',
  set: (page: Page, example: Example) => Promise<void>,
): PageProof {
  return {
    wantsFreshPage: true,
    async byHand(page, example) {
      await page.getByRole('tab', { name: 'Password' }).click()
      await page.getByRole('radio', { name: kind }).check()
      await set(page, example)
      await giveExampleChance(page)
      await press(page, 'Generate Password')
      const { bits, ...made } = told<{ bits: string; [name: string]: string[] | string }>(example)
      await expectText(page, 'Password', Object.values(made).flat().join('\n'))
      await expectText(page, 'Entropy', `${bits} bits`)
    },
  }
}

const password = secrets('Characters', async (page, example) => {
  const { length, symbols } = asked<{ length: number; symbols: boolean }>(example)
  await page.getByLabel('Length').fill(`${length}`)
  await page.getByRole('checkbox', { name: 'Symbols' }).setChecked(symbols)
})

const passphrase = secrets('Words', async (page, example) => {
  const { wordCount } = asked<{ wordCount: number }>(example)
  await page.getByRole('slider', { name: 'Words' }).fill(`${wordCount}`)
})

const shuffle: PageProof = {
  wantsFreshPage: true,
  async byHand(page, example) {
    await page.getByRole('tab', { name: 'List Shuffle' }).click()
    await page.getByRole('textbox', { name: 'Items' }).fill(asked<{ items: string }>(example).items)
    await giveExampleChance(page)
    await press(page, 'Shuffle List')
    const shuffled = told<string[]>(example)
    await expectText(page, 'Shuffled list', shuffled.join('\n'))
  },
}

const pick: PageProof = {
  wantsFreshPage: true,
  async byHand(page, example) {
    const { names, count = 1 } = asked<{ names: string; count?: number }>(example)
    const lines = names.split('\n')
    await giveExampleChance(page)
    await page.goto(`/wheel-of-names#${await writeFragment({ names: addNames([], lines).names })}`)
    const shown = page.getByRole('list', { name: 'Names' }).getByRole('listitem')
    await expect(shown).toHaveText(lines.map((line) => line.replace(' ', '')))
    await number(page, 'Winners', count)
    await press(page, 'Draw Winners')
    await expect(page.getByRole('list', { name: 'Winners' }).getByRole('listitem')).toHaveText(
      told<string[]>(example),
    )
  },
}

const teams: PageProof = {
  async byHand(page, example) {
    const { players, count } = asked<{ players: string; count: number }>(example)
    const names = players.split('\n')
    const fragment = await writeFragment({ names, divideBy: 'count', teamCount: `${count}` })
    await giveExampleChance(page)
    await page.goto(`/team-shuffle#${fragment}`)
    await expect(page.getByRole('list', { name: 'Players', exact: true })).toContainText(names.join(''))
    await press(page, 'Generate Teams')
    const made = page.getByRole('list', { name: 'Teams' }).locator(':scope > li')
    for (const [index, team] of told<{ name: string; players: string[] }[]>(example).entries()) {
      await expect(made.nth(index).locator('h3')).toHaveText(team.name)
      await expect(made.nth(index).locator('li')).toHaveText(team.players)
    }
  },
}

type RoundTold = {
  readonly title: string
  readonly matches: readonly { readonly sides: readonly string[] }[]
}

/** A bracket of teams that have names already comes to the page as an exported tournament. */
const bracket: PageProof = {
  async byHand(page, example) {
    const { teams, kind } = asked<{ teams: string; kind: string }>(example)
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
    for (const { title, matches } of told<RoundTold[]>(example)) {
      await expect(shown).toContainText(title)
      for (const { sides } of matches) for (const side of sides) await expect(shown).toContainText(side)
    }
  },
}

export const CHANCE = {
  bracket,
  dice,
  passphrase,
  password,
  pick,
  'random-numbers': randomNumbers,
  shuffle,
  teams,
} as const
