import { expect, type Page } from '@playwright/test'
import { expectText, getParams, getResult, type ParityCheck } from '#e2e/interfaces/parity-check.ts'

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)

type TokenResult = { readonly header: string; readonly payload: string; readonly times: readonly string[] }

async function expectToken(page: Page, { header, payload, times }: TokenResult): Promise<void> {
  await expectText(page, 'Header', header)
  await expectText(page, 'Payload', payload)
  for (const time of times) await expect(page.getByLabel('Expires', { exact: true })).toContainText(time)
}

const jwtDecode: ParityCheck = {
  async byHand(page, example) {
    await fill(page, 'Token', getParams<{ token: string }>(example).token)
    await expectToken(page, getResult<TokenResult>(example))
  },
}

const jwtVerify: ParityCheck = {
  async byHand(page, example) {
    const { token, key, encoding } = getParams<{ token: string; key: string; encoding: string }>(example)
    await page.getByRole('tab', { name: 'Decode' }).click()
    await fill(page, 'Token', token)
    await page.getByRole('combobox', { name: 'Secret encoding' }).selectOption(encoding)
    await fill(page, 'Secret or public key', key)
    const { text, ...parts } = getResult<TokenResult & { text: string }>(example)
    await expect(page.getByLabel('Verification', { exact: true })).toContainText(text)
    await expectToken(page, parts)
  },
}

const jwtSign: ParityCheck = {
  async byHand(page, example) {
    const { payload, key } = getParams<{ payload: string; key: string }>(example)
    await page.getByRole('tab', { name: 'Encode' }).click()
    await fill(page, 'Header', '{"typ":"JWT"}')
    await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('HS256')
    await fill(page, 'Payload', payload)
    await fill(page, 'Secret or private key', key)
    await expectText(page, 'Signed token', example.result)
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  'jwt-decode': jwtDecode,
  'jwt-verify': jwtVerify,
  'jwt-sign': jwtSign,
}
