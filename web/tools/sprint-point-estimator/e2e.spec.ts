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

test('a team votes at one device: hidden, revealed, reset, with the round stored', async ({ page, open }) => {
  await open('/sprint-point-estimator')
  await expect(cards(page)).toHaveText(SCALE)
  await expect(members(page)).toHaveCount(4)
  await expect(card(page, '5')).toBeEnabled()
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

  await press(page, 'Reset Voting')
  await expect(estimate(page)).toHaveText('—')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '0')
  await page.getByText('Earlier rounds (1)').click()
  await expect(page.getByRole('list', { name: 'Earlier rounds' })).toHaveText('Round 1: 5 Alex 3, Blair 5')
  await page.reload()
  await expect(backlog(page)).toHaveText(['Login'])
})

test('a story without a title and a member without a name are rejected', async ({ page, open }) => {
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

test('the big screen shows six cards in one row, and an estimate of two digits in one line', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/sprint-point-estimator')
  for (const name of ['Eve', 'Finn']) {
    await page.getByRole('textbox', { name: 'Member name' }).fill(name)
    await press(page, 'Add Member')
  }
  for (const name of ['Alex', 'Blair', 'Casey', 'Drew', 'Eve', 'Finn']) await voteAs(page, name, '13')
  await press(page, 'Big screen')
  const stage = page.getByRole('dialog', { name: 'Votes on the big screen' })
  const tops = () =>
    stage
      .getByRole('listitem')
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size)
  await expect(stage.getByRole('listitem')).toHaveCount(6)
  expect(await tops()).toBe(1)
  await stage.getByRole('button', { name: 'Reveal Votes' }).click()
  await expect(stage.getByText('Everyone agrees')).toBeVisible()
  expect(await tops()).toBe(1)
  const lines = await stage
    .getByText('13', { exact: true })
    .first()
    .evaluate(
      (figure) =>
        figure.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(figure).fontSize),
    )
  expect(lines).toBeLessThan(1.5)
})
