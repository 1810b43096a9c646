import { expect, type Page } from '@playwright/test'
import { expectText, getParams, getResult, type ParityCheck, press } from '#e2e/interfaces/parity-check.ts'

const box = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)

const _number = (page: Page, name: string, text: string) =>
  page.getByRole('spinbutton', { name, exact: true }).fill(text)

type EstimateResult = {
  mean: number
  median: number
  lowest: string
  highest: string
  agreement: number
  nearest: string
  between: string[]
  histogram: { label: string; count: number }[]
}

const estimate: ParityCheck = {
  async byHand(page, example) {
    const votes = getParams<{ votes: string }>(example).votes.split(' ')
    await box(page, 'Story title', 'Login')
    await press(page, 'Add Story')
    await page.getByRole('textbox', { name: 'Member name' }).fill('Eve')
    await page.keyboard.press('Enter')
    const seats = page.getByRole('combobox', { name: 'Voting as' })
    await expect(seats.getByRole('option')).toHaveCount(votes.length)
    for (const [index, vote] of votes.entries()) {
      await seats.selectOption({ index })
      await page.getByRole('button', { name: vote, exact: true }).click()
    }
    await press(page, 'Reveal Votes')
    const found = getResult<EstimateResult>(example)
    await expectText(page, 'Mean', found.mean.toFixed(1))
    await expectText(page, 'Median', `${found.median}`)
    await expectText(page, 'Spread', `${found.lowest} to ${found.highest}`)
    await expectText(page, 'Agreement', `${found.agreement * 100}%`)
    await expectText(page, 'Final estimate', found.nearest)
    await expect(page.getByText(`between ${found.between.join(' and ')}`)).toBeVisible()
    for (const [index, { label, count }] of found.histogram.entries())
      await expect(
        page.getByRole('list', { name: 'Votes by card' }).getByRole('listitem').nth(index),
      ).toContainText(`${label}${count === 1 ? '1 vote' : `${count} votes`}`)
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  estimate,
}
