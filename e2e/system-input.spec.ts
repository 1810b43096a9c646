import type { BrowserContext, Page } from '@playwright/test'
import { expect, offlineTest as test, untilCached } from './offline-test.ts'

/** Waits until the service worker answers for the site, as it does where Sundry is installed. */
async function install(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open('/')
  await untilCached(page)
}

/** Shares two PDFs as the system would: by a form that is posted to the address of the manifest. */
async function sharePdfs(page: Page): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.enctype = 'multipart/form-data'
    form.action = '/share'
    const input = document.createElement('input')
    input.type = 'file'
    input.name = 'files'
    input.multiple = true
    const files = new DataTransfer()
    for (const name of ['a.pdf', 'b.pdf']) files.items.add(new File(['%PDF-1.7\n%%EOF'], name))
    input.files = files.files
    form.append(input)
    document.body.append(form)
    // The page prevents submitted forms from leaving it.
    form.submit()
  })
}

/** Ends the site's service worker, as the browser does by itself after a while. */
async function endWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
}

test('two shared PDFs are offered to the PDF Merger, offline and after the worker was terminated', async ({
  page,
  open,
  context,
}) => {
  await install(page, open)
  await context.setOffline(true)
  await endWorker(context, page)
  await sharePdfs(page)
  const dialog = page.getByRole('dialog', { name: 'Open with' })
  await expect(dialog.getByRole('status')).toHaveText('2 PDFs')
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pdf-merger')
  await expect(page.getByRole('list', { name: 'PDFs', exact: true }).getByRole('listitem')).toHaveCount(2)
  expect(await page.evaluate(() => caches.has('sundry-shared'))).toBe(false)
})

test('reports a share that is no longer available', async ({ page, open }) => {
  await install(page, open)
  await page.goto('/about')
  await page.goto('/#shared')
  await expect(page.getByText('What you shared is no longer here')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a file that the system opens with Sundry is offered to its tool', async ({ page, open }) => {
  await page.addInitScript(() => {
    // As the browser does it where the site is installed.
    const launchQueue = {
      setConsumer(take: (launch: object) => unknown) {
        const getFile = async () => new File(['{"a":1}'], 'a.json')
        take({ files: [{ getFile }] })
      },
    }
    Object.defineProperty(window, 'launchQueue', { value: launchQueue })
  })
  await open('/')
  await expect(page.getByRole('dialog', { name: 'Open with' }).getByRole('status')).toHaveText(
    'JSON, an object with 1 key',
  )
})

test('the manifest lists file types, share target and shortcuts, and its images exist', async ({
  request,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(Object.values(manifest.file_handlers[0].accept).flat()).toEqual(
    expect.arrayContaining(['.json', '.csv', '.xlsx', '.pdf', '.png', '.jpg', '.webp', '.txt', '.md']),
  )
  expect(manifest.share_target).toMatchObject({ action: '/share', method: 'POST' })
  expect(manifest.launch_handler).toEqual({ client_mode: 'navigate-existing' })
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
  for (const { src, sizes } of [...manifest.screenshots, ...manifest.icons]) {
    const image = await request.get(src)
    expect(image.status(), src).toBe(200)
    if (sizes === 'any') continue
    const bytes = await image.body()
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
  }
})
