import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

const SCALE = ['1', '2', '3', '5', '8', '13', '21', '34', '55', '89']

const cards = (page: Page) => page.getByRole('group', { name: 'Vote' }).getByRole('button')
const card = (page: Page, label: string) =>
  cards(page).and(page.getByRole('button', { name: label, exact: true }))
const backlog = (page: Page) => page.getByRole('list', { name: 'Story Backlog' }).getByRole('listitem')
const members = (page: Page) => page.getByRole('list', { name: 'Team Members' }).getByRole('listitem')
const estimate = (page: Page) => page.getByLabel('Final estimate', { exact: true })
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Voting progress' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function addStory(page: Page, title: string, description = '') {
  await page.getByRole('textbox', { name: 'Story title' }).fill(title)
  await page.getByRole('textbox', { name: 'Story description' }).fill(description)
  await press(page, 'Add Story')
  await expect(backlog(page).last()).toContainText(title)
}

async function voteAs(page: Page, name: string, label: string) {
  await page.getByRole('combobox', { name: 'Voting as' }).selectOption(name)
  await card(page, label).click()
  await expect(card(page, label)).toHaveAttribute('aria-pressed', 'true')
}

test('a team votes at one device: hidden, shown, reset, with the round kept', async ({
  page,
  open,
  violations,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open('/sprint-point-estimator')
  await expect(cards(page)).toHaveText(SCALE)
  await expect(members(page)).toHaveCount(4)
  await expect(card(page, '5')).toBeDisabled()
  await addStory(page, 'Login', 'With a passkey')
  await expect(page.getByText('Story Added')).toBeVisible()
  await expect(page.getByText('New story has been added to the backlog')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reveal Votes' })).toBeDisabled()

  await voteAs(page, 'Alex', '3')
  await page.getByRole('button', { name: 'Pass to Blair' }).click()
  await expect(page.getByRole('combobox', { name: 'Voting as' }).locator('option:checked')).toHaveText(
    'Blair',
  )
  await expect(card(page, '3')).toHaveAttribute('aria-pressed', 'false')
  await voteAs(page, 'Blair', '5')
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '2 of 4 voted')
  // Blair sees that Alex has voted, and not what.
  await expect(members(page).nth(0)).toContainText('?')
  await expect(members(page).nth(0)).not.toContainText('3')
  await expect(members(page).nth(1)).toContainText('5')
  await expect(estimate(page)).toHaveText('—')
  expect(await violations()).toEqual([])

  await press(page, 'Reveal Votes')
  await expect(members(page).nth(0)).toContainText('3')
  await expect(estimate(page)).toHaveText('3')
  await expect(page.getByText('mean 4.0, between 3 and 5')).toBeVisible()
  await expect(page.getByText('Lowest: Alex (3). Highest: Blair (5).')).toBeVisible()
  await expect(page.getByText('Votes revealed: 3, 5')).toBeAttached()
  await expect(card(page, '8')).toBeDisabled()
  await press(page, 'Use 5')
  await expect(estimate(page)).toHaveText('5')
  await expect(backlog(page).first()).toContainText('5')
  await expect(page.getByText('1 of 1 estimated, 5 points')).toBeVisible()
  expect(await violations()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await press(page, 'Reset Voting')
  await expect(estimate(page)).toHaveText('—')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '0')
  await page.getByText('Earlier rounds (1)').click()
  await expect(page.getByRole('list', { name: 'Earlier rounds' })).toHaveText('Round 1: 5 Alex 3, Blair 5')
  await page.reload()
  await expect(backlog(page)).toHaveText(['Login'])
})

test('a story without a title and a member without a name are not taken', async ({ page, open }) => {
  await open('/sprint-point-estimator')
  await press(page, 'Add Story')
  await expect(page.getByRole('alert')).toContainText('Error')
  await expect(page.getByRole('alert')).toContainText('Please enter a story title')
  await expect(backlog(page)).toHaveCount(0)
  const name = page.getByRole('textbox', { name: 'Member name' })
  await name.fill('   ')
  await press(page, 'Add Member')
  await expect(members(page)).toHaveCount(4)
  await name.fill(' Eve ')
  await name.press('Enter')
  await expect(page.getByText('Team Member Added')).toBeVisible()
  await expect(page.getByText('Eve has joined the estimation session')).toBeVisible()
  await expect(members(page)).toHaveCount(5)
  await press(page, 'Remove Blair')
  await expect(members(page)).toHaveCount(4)
  await press(page, 'Undo')
  await expect(members(page).nth(1)).toContainText('Blair')
})

test('going to another story hides the votes, and stories come back with Undo', async ({ page, open }) => {
  await open('/sprint-point-estimator')
  for (const title of ['Login', 'Search', 'Export']) await addStory(page, title)
  await voteAs(page, 'Alex', '8')
  await press(page, 'Reveal Votes')
  await press(page, 'Next Story')
  await expect(page.getByRole('heading', { name: 'Search' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Votes' })).toBeHidden()
  await press(page, 'Previous Story')
  await expect(page.getByRole('button', { name: 'Previous Story' })).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Votes' })).toBeHidden()
  await expect(estimate(page)).toHaveText('8')
  await backlog(page).getByRole('button', { name: 'Export', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Export' })).toBeVisible()
  await press(page, 'Remove Export')
  await expect(backlog(page)).toHaveCount(2)
  await press(page, 'Undo')
  await expect(backlog(page)).toHaveCount(3)
  await press(page, 'Clear')
  await expect(backlog(page)).toHaveCount(0)
  await press(page, 'Undo')
  await expect(backlog(page)).toHaveCount(3)
})

test('keys alone vote and reveal, and can be turned off', async ({ page, open }) => {
  await open('/sprint-point-estimator')
  await addStory(page, 'Login')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('1')
  await page.keyboard.press('3')
  await expect(card(page, '13')).toHaveAttribute('aria-pressed', 'true')
  await card(page, '13').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(card(page, '21')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('r')
  await expect(estimate(page)).toHaveText('21')
  await press(page, 'Reset Voting')
  // Digits typed into a field are text.
  await page.getByRole('textbox', { name: 'Story title' }).press('5')
  await expect(card(page, '5')).toHaveAttribute('aria-pressed', 'false')
  await press(page, 'Options')
  await page.getByRole('checkbox', { name: 'Keys: digits pick a card, R reveals' }).uncheck()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('5')
  await expect(card(page, '5')).toHaveAttribute('aria-pressed', 'false')
})

test('decks change, own cards are checked, votes are shown once all are in, time runs out', async ({
  page,
  open,
  violations,
}) => {
  await page.clock.install()
  await open('/sprint-point-estimator')
  await addStory(page, 'Login')
  await press(page, 'Options')
  const deck = page.getByRole('combobox', { name: 'Deck' })
  await deck.selectOption('T-shirt sizes')
  await expect(cards(page)).toHaveText(['XS', 'S', 'M', 'L', 'XL', 'XXL'])
  await deck.selectOption('Custom')
  const own = page.getByRole('textbox', { name: 'Cards' })
  await own.fill('1')
  await expect(page.getByText('A deck needs at least two cards. Separate them by commas.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use these cards' })).toBeDisabled()
  await own.fill('10, 20, 30')
  await press(page, 'Use these cards')
  await expect(cards(page)).toHaveText(['10', '20', '30'])
  await page.getByRole('checkbox', { name: 'Reveal when everyone has voted' }).check()
  for (const name of ['Casey', 'Drew']) await press(page, `${name} only watches`)
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '0 of 2 voted')
  await voteAs(page, 'Alex', '10')
  await page.getByRole('combobox', { name: 'Voting as' }).selectOption('Blair')
  await card(page, '10').click()
  await expect(page.getByText('Everyone agrees')).toBeVisible()
  await expect(estimate(page)).toHaveText('10')
  await page.getByRole('textbox', { name: 'Estimate by hand' }).fill('big')
  await press(page, 'Set')
  await expect(page.getByRole('alert')).toContainText('An estimate is a card of the deck or a number')
  await page.getByRole('textbox', { name: 'Estimate by hand' }).fill('15')
  await press(page, 'Set')
  await expect(estimate(page)).toHaveText('15')
  await press(page, '1 min')
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/1:00|0:59/)
  await page.clock.runFor(61_000)
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText('Time is up')
  expect(await violations()).toEqual([])
})

test('a backlog comes by paste and by file, is edited and put in order, and its results go out', async ({
  page,
  open,
  violations,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open('/sprint-point-estimator')
  await page.evaluate(() => navigator.clipboard.writeText('Login\nSearch\tForgives typos\n'))
  await page.getByRole('textbox', { name: 'Story title' }).press('ControlOrMeta+v')
  await expect(page.getByText('2 stories added')).toBeVisible()
  await expect(backlog(page)).toHaveText(['Login', 'Search'])
  await press(page, 'Edit, order, files')
  await page.getByLabel('Upload').setInputFiles({
    name: 'jira.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Issue key,Summary\r\nAB-1,Export\r\n'),
  })
  await expect(backlog(page)).toHaveCount(3)
  await press(page, 'Move AB-1 Export up')
  const title = page.getByRole('textbox', { name: 'Title of Login' })
  await title.fill('Sign in')
  await title.press('Enter')
  expect(await violations()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page
    .getByLabel('Upload')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert')).toContainText('"a.png" is not a supported file type.')
  await voteAs(page, 'Alex', '5')
  await press(page, 'Reveal Votes')
  await press(page, 'Copy as Markdown')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(
      '| Story | Estimate |\n| --- | ---: |\n| Sign in | 5 |\n| AB-1 Export |  |\n| Search |  |\n| **Total** | **5** |\n',
    )
  const saved = page.waitForEvent('download')
  await press(page, 'Download')
  expect((await saved).suggestedFilename()).toBe('estimates.csv')
  await press(page, 'Edit, order, files')
  await expect(backlog(page)).toHaveText(['Sign in5', 'AB-1 Export', 'Search'])
})
