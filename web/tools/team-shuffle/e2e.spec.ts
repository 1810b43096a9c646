import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'
import { writeXlsx } from '#lib/tabular/xlsx/write-xlsx.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const players = (page: Page) => page.getByRole('list', { name: 'Players', exact: true }).getByRole('listitem')
const teams = (page: Page) => page.getByRole('list', { name: 'Teams' }).locator(':scope > li')
const bracket = (page: Page) => page.getByRole('region', { name: 'Tournament Bracket' })
const wins = (page: Page, match: number) =>
  bracket(page).getByRole('button', { name: new RegExp(` wins match ${match}$`) })

async function pasteList(page: Page, names: readonly string[]): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Player name' })
  await field.focus()
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, names.join('\n'))
}

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida']

test('players become teams, and five teams play until there is a champion, over a reload', async ({
  page,
  open,
}) => {
  await open('/team-shuffle')
  await expect(page.getByRole('button', { name: 'Generate Teams' })).toBeDisabled()
  await expect(page.getByText('Add at least 2 players to make teams.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Player name' }).fill('  Ana ')
  await page.keyboard.press('Enter')
  await expect(players(page)).toHaveText(['Ana'])
  await page.getByRole('textbox', { name: 'Player name' }).fill('   ')
  await press(page, 'Add Player')
  await expect(players(page)).toHaveCount(1)
  await pasteList(page, NAMES.slice(1))
  await expect(page.getByText('8 players added.')).toBeVisible()
  await expect(players(page)).toHaveText(NAMES)

  await page.getByRole('textbox', { name: 'Player name' }).press('Control+Enter')
  await expect(teams(page)).toHaveCount(5)
  const members = await teams(page).locator('li').allInnerTexts()
  expect(members.toSorted()).toEqual(NAMES)
  await expect(teams(page).locator('h3')).toHaveText(['Team A', 'Team B', 'Team C', 'Team D', 'Team E'])
  await expect(bracket(page).getByText('Team E — Bye')).toBeVisible()
  await expect(bracket(page).getByText('Winner of M3')).toBeVisible()

  await press(page, 'Team B wins match 1')
  await expect(page.getByRole('button', { name: 'Team A wins match 1' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Team B wins match 1' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Advance to Next Round' })).toHaveCount(0)
  await press(page, 'Undo result of match 1')
  await press(page, 'Team A wins match 1')
  await press(page, 'Team D wins match 2')
  await press(page, 'Advance to Next Round')
  await page.reload()
  await press(page, 'Team E wins match 3')
  await expect(bracket(page).getByText('Team D — Bye')).toBeVisible()
  await press(page, 'Advance to Next Round')
  await expect(wins(page, 4)).toHaveCount(2)
  await press(page, 'Team E wins match 4')
  await expect(page.getByText('Champion: Team E')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Advance to Next Round' })).toHaveCount(0)
})

test('a list is previewed before the import: heading, duplicates, unreadable rows', async ({
  page,
  open,
}) => {
  await open('/team-shuffle')
  const [sample] = await Promise.all([page.waitForEvent('download'), press(page, 'Download sample')])
  expect(sample.suggestedFilename()).toBe('sample-players.csv')
  const buffer = await readFile(await sample.path())
  await page.getByRole('textbox', { name: 'Player name' }).fill('Bob')
  await press(page, 'Add Player')
  await press(page, 'Import')
  const dialog = page.getByRole('dialog', { name: 'Import players' })
  const file = dialog.getByLabel('Player file')
  await file.setInputFiles({ name: 'old.xls', mimeType: '', buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex') })
  await expect(dialog.getByRole('alert')).toContainText('Could not read "old.xls"')
  await file.setInputFiles({ name: 'bad.xlsx', mimeType: '', buffer: Buffer.from('no workbook') })
  await expect(dialog.getByRole('alert')).toContainText('Could not read "bad.xlsx"')
  await file.setInputFiles({ name: 'cup.json', mimeType: '', buffer: Buffer.from('{}') })
  await expect(dialog.getByRole('alert')).toContainText('"cup.json" is not a tournament file.')
  await file.setInputFiles({ name: 'sample-players.csv', mimeType: 'text/csv', buffer })
  await expect(dialog.getByRole('checkbox', { name: 'First row is a header' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Skip 1 name that the list has already' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Add 7 players' }).click()
  await expect(players(page)).toHaveCount(8)

  const book = writeXlsx([{ name: 'Cup', heading: ['Player'], rows: [['Smith, John'], ['Zoë']] }])
  await press(page, 'Import')
  await file.setInputFiles({ name: 'cup.xlsx', mimeType: '', buffer: Buffer.from(book) })
  await dialog.getByRole('button', { name: 'Add 2 players' }).click()
  await expect(players(page).nth(8)).toHaveText('Smith, John')
  await expect(players(page).nth(9)).toHaveText('Zoë')

  await press(page, 'Import')
  await file.setInputFiles('lib/tabular/xls/fixtures/excel-97.xls')
  await dialog.getByRole('button', { name: 'Add 2 players' }).click()
  await expect(players(page).nth(10)).toHaveText('Владимир')
  await expect(players(page).nth(11)).toHaveText('東京 太郎')
})

test('a big screen shows the tournament without buttons, follows another tab, and Escape leaves', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await open('/team-shuffle')
  await pasteList(
    page,
    Array.from({ length: 64 }, (_, index) => `Player ${index + 1}`),
  )
  await press(page, 'Generate Teams')
  await press(page, 'Full Screen')
  await expect(page.getByRole('heading', { name: 'Tournament Display' })).toBeVisible()
  await expect(page.getByRole('button', { name: / wins match / })).toHaveCount(0)
  const rounds = page.getByRole('region', { name: 'Rounds' })
  expect(await rounds.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(
    0,
  )
  expect(
    await rounds.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(14)

  const other = await page.context().newPage()
  await other.goto('/team-shuffle')
  await other.getByRole('button', { name: 'Team A wins match 1' }).click()
  await expect(rounds.getByText('Winner', { exact: true })).toHaveCount(1)
  await other.close()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Tournament Bracket' })).toBeVisible()
})

test('on a phone the teams are in view after Generate Teams, and a hall reads them', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/team-shuffle')
  await pasteList(page, NAMES)
  await press(page, 'Generate Teams')
  await expect(page.getByRole('heading', { name: 'Teams', exact: true })).toBeInViewport()
  await expect(teams(page).first()).toBeInViewport()
  await page.setViewportSize({ width: 1920, height: 1080 })
  await press(page, 'Big screen')
  const names = teams(page).locator('li')
  await expect(names.last()).toBeInViewport()
  const sizes = await names.evaluateAll((all) =>
    all.map((name) => Number.parseFloat(getComputedStyle(name).fontSize)),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(48)
  await press(page, 'Close big screen')
  await expect(page.getByRole('button', { name: 'Edit teams' })).toBeVisible()
})

test('on a phone the teams of example names are in view', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/team-shuffle')
  await page.getByRole('button', { name: 'Try 8 example names' }).click()
  await expect(teams(page).first()).toBeInViewport()
})
