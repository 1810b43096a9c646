import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { getParams, type ParityCheck, press } from '#e2e/interfaces/parity-check.ts'
import { sha256 } from '#interfaces/example-result.ts'
import { loadOperation } from '#interfaces/find-operations.ts'
import { runOperation } from '#interfaces/run-operation.ts'
import { exampleContext } from '#interfaces/testing/example-context.ts'
import { readPng, toPixels } from '#lib/image/png.ts'
import { writeFragment } from '#lib/net/share-link.ts'
import type { Example } from '#lib/operation/operation.ts'

type CodeParams = { text: string; format?: 'SVG' | 'PNG' }

/** Of PNGs the pixels are the same: browsers pack them in their own way. */
const qrCode: ParityCheck = {
  async byHand(page, example) {
    const { format = 'SVG', ...settings } = getParams<CodeParams>(example)
    await page.goto(`/qr-code-generator#${await writeFragment(settings)}`)
    await expect(page.getByRole('img', { name: `QR code for ${settings.text}` })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, format === 'SVG' ? 'Download SVG' : 'Download'),
    ])
    const bytes = readFileSync(await download.path())
    if (format === 'SVG') expect({ sha256: sha256(bytes) }).toEqual(example.result)
    else expect(toPixels(readPng(bytes))).toEqual(toPixels(readPng(await fileAnsweredTo('qr-code', example))))
  },
}

async function fileAnsweredTo(name: string, { params: question }: Example): Promise<Uint8Array> {
  const operation = await loadOperation(name)
  const result = operation && (await runOperation(operation, question, exampleContext()))
  if (!result?.ok || result.value.kind !== 'file') throw new Error(`${name} answers with a file`)
  return result.value.file.bytes
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  'qr-code': qrCode,
}
