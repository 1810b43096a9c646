import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { answer } from '#doors/answer.ts'
import { loadOperation } from '#doors/find-operations.ts'
import { exampleOutside } from '#doors/testing/example-outside.ts'
import { sha256 } from '#doors/told-answer.ts'
import { asked, type PageProof, press } from '#e2e/doors/page-proof.ts'
import { writeFragment } from '#lib/net/share-link.ts'
import type { Example } from '#lib/operation/operation.ts'
import { readPng, toPixels } from '#lib/typeset/pdf/png.ts'

type CodeAsked = { text: string; format?: 'SVG' | 'PNG' }

/** Of PNGs the pixels are the same: browsers pack them in their own way. */
const qrCode: PageProof = {
  async byHand(page, example) {
    const { format = 'SVG', ...settings } = asked<CodeAsked>(example)
    await page.goto(`/qr-code-generator#${await writeFragment(settings)}`)
    await expect(page.getByRole('img', { name: `QR code for ${settings.text}` })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, format === 'SVG' ? 'Download SVG' : 'Download'),
    ])
    const bytes = readFileSync(await download.path())
    if (format === 'SVG') expect({ sha256: sha256(bytes) }).toEqual(example.answer)
    else expect(toPixels(readPng(bytes))).toEqual(toPixels(readPng(await fileAnsweredTo('qr-code', example))))
  },
}

async function fileAnsweredTo(name: string, { question }: Example): Promise<Uint8Array> {
  const operation = await loadOperation(name)
  const result = operation && (await answer(operation, question, exampleOutside()))
  if (!result?.ok || result.value.kind !== 'file') throw new Error(`${name} answers with a file`)
  return result.value.file.bytes
}

export const parity: Readonly<Record<string, PageProof>> = {
  'qr-code': qrCode,
}
