import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumOptions } from '#e2e/chromium.ts'
import { expect, test } from '#e2e/test.ts'
import { encodeQr } from '#lib/qr-code/encode-qr.ts'

const FILM = join(mkdtempSync(join(tmpdir(), 'film-')), 'code.y4m')
writeFileSync(FILM, filmOf('https://example.com/seen by the camera'))

test.use({
  // Permissions persist in a reused context.
  reuseContext: false,
  launchOptions: {
    ...chromiumOptions,
    // Chromium without windows has no camera, not even a pretended one.
    executablePath: process.env.CHROMIUM_WITH_CAMERA ?? '/usr/bin/chromium',
    args: [
      ...chromiumOptions.args,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${FILM}`,
    ],
  },
})

/** A film of one picture, gray on light, with a code in its middle (YUV4MPEG2, a byte a pixel and two planes of no color). */
function filmOf(text: string): Buffer {
  const [width, height, scale] = [640, 480, 10]
  const { size, dark } = encodeQr(text)
  const gray = Buffer.alloc(width * height, 200)
  const [left, top] = [(width - size * scale) / 2, (height - size * scale) / 2]
  for (let y = 0; y < size * scale; y++)
    for (let x = 0; x < size * scale; x++)
      if (dark[Math.floor(y / scale) * size + Math.floor(x / scale)])
        gray[Math.floor(top + y) * width + Math.floor(left + x)] = 40
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`)
  return Buffer.concat([head, gray, Buffer.alloc((width * height) / 2, 128)])
}

test('a code in front of the camera is read, also after client-side navigation', async ({
  page,
  open,
  context,
  violations,
}) => {
  await context.grantPermissions(['camera'])
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (options) => {
      const stream = await open(options)
      Object.assign(window, { stream })
      return stream
    }
  })
  await open('/')
  await page
    .getByRole('link', { name: /QR Code Generator/ })
    .first()
    .click()
  await page.getByRole('radio', { name: 'Scan' }).check()
  await page.getByRole('button', { name: 'Use camera' }).click()
  await expect(page.getByLabel('Text of code 1')).toHaveText('https://example.com/seen by the camera')
  await expect(page.getByRole('button', { name: 'Use camera' })).toBeVisible()
  // Its light is off.
  expect(
    await page.evaluate(() =>
      Reflect.get(window, 'stream')
        .getTracks()
        .map((track: MediaStreamTrack) => track.readyState),
    ),
  ).toEqual(['ended'])
  expect(await violations()).toEqual([])
})

test('only the QR page is allowed to use the camera, regardless of the previous page', async ({
  page,
  open,
}) => {
  await open('/qr-code-generator')
  await page.getByRole('link', { name: 'All Tools' }).first().click()
  await expect(page).toHaveURL(/\/tools$/)
  // Types do not know it; only Chromium has it.
  const isAllowed = () => Reflect.get(document, 'featurePolicy').allowsFeature('camera')
  expect(await page.evaluate(isAllowed)).toBe(false)
  await open('/qr-code-generator')
  expect(await page.evaluate(isAllowed)).toBe(true)
})
