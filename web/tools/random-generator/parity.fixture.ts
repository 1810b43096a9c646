import { expect, type Page } from '@playwright/test'
import { expectText, getParams, getResult, type ParityCheck, press } from '#e2e/interfaces/parity-check.ts'
import { reloadWithRandom } from '#e2e/interfaces/seed-random.ts'
import type { Example } from '#lib/operation/operation.ts'

const number = (page: Page, name: string, value: number | string) =>
  page.getByRole('spinbutton', { name, exact: true }).fill(`${value}`)

const randomNumbers: ParityCheck = {
  wantsFreshPage: true,
  async byHand(page, example) {
    const { minimum, maximum, count } = getParams<{ minimum: string; maximum: string; count: number }>(
      example,
    )
    await page.getByRole('tab', { name: 'Numbers' }).click()
    await number(page, 'Minimum', minimum)
    await number(page, 'Maximum', maximum)
    await number(page, 'Count', count)
    await page.getByRole('checkbox', { name: 'Unique numbers' }).check()
    await page.getByText('More options').click()
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Smallest first')
    await reloadWithRandom(page)
    await press(page, 'Generate Numbers')
    const drawn = getResult<string[]>(example)
    await expectText(page, 'Numbers', drawn.join(', '))
  },
}

const dice: ParityCheck = {
  wantsFreshPage: true,
  async byHand(page, example) {
    await page.getByRole('tab', { name: 'Dice' }).click()
    await page.getByRole('textbox', { name: 'Dice' }).fill(getParams<{ dice: string }>(example).dice)
    await reloadWithRandom(page)
    await press(page, 'Roll')
    const [roll] = getResult<{ total: number; dice: string }[]>(example)
    await expectText(page, 'Numbers', `${roll?.total}`)
    await expect(page.getByRole('list', { name: 'Dice' })).toHaveText(`${roll?.dice} = ${roll?.total}`)
  },
}

/** Returns passwords of characters or words, by the settings of `set`. */
function secrets(
  kind: 'Characters' | 'Words',
  set: (page: Page, example: Example) => Promise<void>,
): ParityCheck {
  return {
    wantsFreshPage: true,
    async byHand(page, example) {
      await page.getByRole('tab', { name: 'Password' }).click()
      await page.getByRole('radio', { name: kind }).check()
      await set(page, example)
      // The tab makes a password when it opens.
      await reloadWithRandom(page)
      const { bits, ...made } = getResult<{ bits: string; [name: string]: string[] | string }>(example)
      await expectText(page, 'Password', Object.values(made).flat().join('\n'))
      await expectText(page, 'Entropy', `${bits} bits`)
    },
  }
}

const password = secrets('Characters', async (page, example) => {
  const { length, symbols } = getParams<{ length: number; symbols: boolean }>(example)
  await page.getByLabel('Length').fill(`${length}`)
  await page.getByRole('checkbox', { name: 'Symbols' }).setChecked(symbols)
})

const passphrase = secrets('Words', async (page, example) => {
  const { wordCount } = getParams<{ wordCount: number }>(example)
  await page.getByRole('slider', { name: 'Words' }).fill(`${wordCount}`)
})

const shuffle: ParityCheck = {
  wantsFreshPage: true,
  async byHand(page, example) {
    await page.getByRole('tab', { name: 'List Shuffle' }).click()
    await page.getByRole('textbox', { name: 'Items' }).fill(getParams<{ items: string }>(example).items)
    await reloadWithRandom(page)
    await press(page, 'Shuffle List')
    const shuffled = getResult<string[]>(example)
    await expectText(page, 'Shuffled list', shuffled.join('\n'))
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  'random-numbers': randomNumbers,
  dice,
  password,
  passphrase,
  shuffle,
}
