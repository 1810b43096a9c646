import { httpsProblem } from '#lib/net/https-only.ts'
import { needsHttps } from '#web/platform/address-features.ts'
import { copyImage } from '#web/platform/clipboard.ts'
import { download } from '#web/platform/download.ts'
import { showToast } from '#web/ui/toast.tsx'
import { svgFile } from './drawing/svg-file.ts'
import { getFileName } from './file-name.ts'
import { IMAGE_TYPES, imageFile } from './image-file.ts'
import { type Made, madeCode, type Parts } from './made-code.ts'

/** Saves the code as a PNG, in the current or another size; does nothing without a code. */
export async function savePng(parts: Parts, side?: number): Promise<void> {
  await save(parts, 'png', ({ design }) => imageFile(design, 'png', side))
}

export async function saveWebp(parts: Parts): Promise<void> {
  await save(parts, 'webp', async ({ design }) => {
    const webp = await imageFile(design, 'webp')
    if (webp.type === IMAGE_TYPES.webp) return webp
    showToast({ title: 'This browser cannot write WebP. Download a PNG instead.', tone: 'error' })
    return undefined
  })
}

export async function saveSvg(parts: Parts): Promise<void> {
  await save(parts, 'svg', async ({ design }) => new Blob([svgFile(design)], { type: 'image/svg+xml' }))
}

export async function savePdf(parts: Parts): Promise<void> {
  const { pdfOf } = await import('./pdf-of.ts')
  await save(parts, 'pdf', ({ design }) => pdfOf(design))
}

/** Puts the code on the clipboard as a picture; whether that worked. */
export async function copyCode(parts: Parts): Promise<boolean> {
  const made = madeCode(parts)
  const isCopied = made.ok && (await copyImage(imageFile(made.value.design, 'png')))
  if (isCopied) showToast({ title: 'QR code copied to clipboard!' })
  else showToast({ ...copyError(), tone: 'error' })
  return isCopied
}

function copyError(): { readonly title: string; readonly description?: string } {
  if (!needsHttps())
    return { title: 'Failed to copy QR code. This feature may not be supported in your browser.' }
  const { message, detail = '' } = httpsProblem('Copying a picture', 'Download it instead.')
  return { title: message, description: detail }
}

async function save(parts: Parts, ending: string, write: (made: Made) => Promise<Blob | undefined>) {
  const made = madeCode(parts)
  if (!made.ok) return
  const file = await write(made.value)
  if (file) download(file, getFileName(made.value.text, ending))
}
