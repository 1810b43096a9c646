import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import ImageResizerPage from './page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

async function image(name: string, width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

const typedIn = (field: Element) => (field instanceof HTMLInputElement ? field.value : undefined)

/** The page with these pictures, once all have been looked into. */
async function shown(...files: readonly File[]) {
  const { screen, button, press } = await openPage(<ImageResizerPage />)
  const rows = () => {
    const items = screen.getByRole('list', { name: 'Images' }).getByRole('listitem').elements()
    return items.map((item) => item.querySelector('[aria-pressed]')?.textContent?.replace(/ · \d.*?B/g, ''))
  }
  if (files.length > 0) {
    await userEvent.upload(screen.getByLabelText('Choose images'), [...files])
    // The worker and its scripts load with the first image.
    const checked = () => rows().filter((row) => row?.includes('×')).length
    await expect.poll(checked, { timeout: 20_000 }).toBe(files.length)
  }
  const field = (name: string) =>
    screen.getByRole('spinbutton', { name }).or(screen.getByRole('textbox', { name }))
  return {
    screen,
    rows,
    field,
    size: () => ['Width', 'Height'].map((name) => typedIn(field(name).element())),
    notifications: screen.getByRole('status', { name: 'Notifications' }),
    button,
    box: (name: string) => screen.getByRole('checkbox', { name, exact: true }),
    press,
    mode: (name: string) => userEvent.click(screen.getByText(name, { exact: true })),
  }
}

test('with locked proportions one side follows the other; unlocked it remains, and locking restores it', async () => {
  const { size, field, box, press, screen } = await shown(await image('a.png', 40, 20))
  expect(size()).toEqual(['40', '20'])
  await userEvent.fill(field('Width'), '10')
  expect(size()).toEqual(['10', '5'])
  await userEvent.fill(field('Height'), '8')
  expect(size()).toEqual(['16', '8'])
  await userEvent.click(box('Lock aspect ratio'))
  await userEvent.fill(field('Width'), '30')
  expect(size()).toEqual(['30', '8'])
  await expect.element(screen.getByText('40×20 → 30×8')).toBeVisible()
  await userEvent.click(box('Lock aspect ratio'))
  expect(size()).toEqual(['30', '15'])
  await press('Original Size')
  expect(size()).toEqual(['40', '20'])
  await expect.element(box('Lock aspect ratio')).toBeChecked()
})

test('each mode has its own numeric fields', async () => {
  const { field, mode, press, screen, box } = await shown(await image('a.png', 40, 20))
  await mode('Percent')
  await userEvent.fill(field('Percent'), '25')
  await expect.element(screen.getByText('40×20 → 10×5')).toBeVisible()
  await expect.element(box('Lock aspect ratio')).not.toBeInTheDocument()
  await mode('Longest')
  await userEvent.fill(field('Longest side'), '20')
  await expect.element(screen.getByText('40×20 → 20×10')).toBeVisible()
  await mode('Fit')
  await userEvent.fill(field('Width'), '20')
  await userEvent.fill(field('Height'), '20')
  await expect.element(screen.getByText('40×20 → 20×10')).toBeVisible()
  const preset = screen.getByLabelText('Preset')
  await expect.element(preset).toHaveValue('')
  await userEvent.selectOptions(preset, 'X header 1500×500')
  await expect.element(field('Width')).toHaveValue('1500')
  await expect.element(field('Height')).toHaveValue('500')
  await userEvent.selectOptions(preset, 'Own size')
  await expect.element(field('Width')).toHaveValue('1500')
  await expect.element(screen.getByLabelText('Focus across')).not.toBeInTheDocument()
  await mode('Crop')
  await userEvent.fill(screen.getByLabelText('Focus across'), '100')
  await userEvent.fill(screen.getByLabelText('Focus down'), '25')
  await expect.element(screen.getByLabelText('Focus across')).toHaveAttribute('aria-valuetext', '100%')
  await expect.element(screen.getByLabelText('Focus down')).toHaveAttribute('aria-valuetext', '25%')
  await press('Original Size')
  await expect.element(box('Lock aspect ratio')).toBeVisible()
})

test('a picture is resized by button and by keys, compared, and saved under its new name', async () => {
  const saved = watchSaves()
  const { screen, rows, field, button, press, box } = await shown(await image('a.png', 40, 20))
  await userEvent.selectOptions(screen.getByLabelText('Format'), 'PNG')
  await expect.element(screen.getByLabelText('Quality')).toHaveAttribute('aria-valuetext', 'Lossless')
  await userEvent.fill(field('Width'), '20')
  await expect.element(button('Resize All')).not.toBeInTheDocument()
  await press('Resize')
  await expect
    .poll(rows, { timeout: 20_000 })
    .toEqual([expect.stringMatching(/^a\.pngCompleted40×20 → 20×10 \([+−]\d+%\)$/)])
  const slider = screen.getByRole('slider', { name: 'Before and after' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '50% before')
  await userEvent.fill(slider, '30')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '30% before')
  await press('Download')
  await press('Download a_20x10.png')
  expect(saved.map(({ name, type }) => [name, type])).toEqual([
    ['a_20x10.png', 'image/png'],
    ['a_20x10.png', 'image/png'],
  ])
  // With other settings the result is outdated.
  await userEvent.fill(field('Width'), '10')
  await expect.poll(rows).toEqual(['a.pngPending40×20'])
  await expect.element(slider).not.toBeInTheDocument()
  await expect.element(button('Download')).not.toBeInTheDocument()
  await userEvent.click(box('Lock aspect ratio'))
  await userEvent.fill(field('Height'), '0')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Height must be a whole number of at least 1.')
  await userEvent.fill(field('Height'), '7')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(button('Download a_10x7.png')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  await userEvent.click(box('Lock aspect ratio'))
  await press('Original Size')
})

test('in a batch all images share one size, except an image with separate settings', async () => {
  const saved = watchSaves()
  const { screen, rows, size, field, press, button, box } = await shown(
    await image('a.png', 40, 20),
    await image('b.png', 20, 20),
  )
  await userEvent.fill(field('Width'), '10')
  await userEvent.click(screen.getByRole('button', { name: /^b\.png/ }))
  expect(size()).toEqual(['20', '20'])
  await userEvent.click(screen.getByRole('button', { name: /^a\.png/ }))
  expect(size()).toEqual(['10', '5'])
  await userEvent.click(box('Batch mode'))
  await expect.element(button('Resize')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^b\.png/ }))
  expect(size()).toEqual(['10', '5'])
  const own = box('Own settings for b.png')
  await expect.element(own).not.toBeChecked()
  await userEvent.click(own)
  await userEvent.fill(field('Width'), '4')
  await press('Resize All')
  await expect.element(screen.getByText(/^2 files · /)).toBeVisible()
  expect(rows().map((row) => row?.replace(/ \(.*/, ''))).toEqual([
    'a.pngCompleted40×20 → 10×5',
    'b.pngCompleted20×20 · own settings → 4×4',
  ])
  await expect.element(button('Resize All')).not.toBeInTheDocument()
  await press('Download all')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['resized_images.zip'])
  await userEvent.click(own)
  await expect.poll(() => rows()[1]).toBe('b.pngPending20×20')
  await expect.element(button('Resize All')).toBeEnabled()
  await userEvent.click(box('Batch mode'))
  expect(size()).toEqual(['20', '20'])
})

test('says which pictures are enlarged, before and after; Resize All stands out until all are done', async () => {
  const { screen, rows, field, button, press } = await shown(
    await image('a.png', 40, 20),
    await image('b.png', 20, 10),
  )
  await userEvent.fill(field('Width'), '30')
  const note = screen.getByText('Resize All enlarges 1 of 2 pictures, which adds no detail.')
  await expect.element(note).toBeVisible()
  await expect.element(screen.getByText('40×20 → 30×15', { exact: true })).toBeVisible()
  await press('Resize')
  await expect.poll(() => rows()[0], { timeout: 20_000 }).toMatch(/^a\.pngCompleted40×20 → 30×15/)
  await expect.element(button('Resize All')).toHaveClass('button-go')
  await expect.element(button('Download')).not.toHaveClass('button-go')
  await press('Resize All')
  await expect
    .poll(() => rows()[1], { timeout: 20_000 })
    .toMatch(/^b\.pngCompleted20×10 → 30×15.* · enlarged$/)
  expect(rows()[0]).not.toContain('enlarged')
})

test('rarely used options are stored, and the location of a photo is preserved only with its metadata', async () => {
  const { screen, press, field, box, button } = await shown()
  const options = button('Options')
  await expect.element(options).toHaveAttribute('aria-expanded', 'false')
  await press('Options')
  await userEvent.fill(field('Target size (KB)'), '50')
  await userEvent.selectOptions(screen.getByLabelText('Resampling'), 'Mitchell (soft)')
  await userEvent.fill(screen.getByLabelText('Background color'), '#112233')
  for (const name of ['Never enlarge', 'Fill transparent areas', 'Smaller file, slower (JPEG and PNG)'])
    await userEvent.click(box(name))
  await expect.element(box('Keep GPS location')).not.toBeInTheDocument()
  await userEvent.click(box('Keep metadata (camera, date, author)'))
  await userEvent.click(box('Keep GPS location'))
  await userEvent.fill(screen.getByLabelText('Quality'), '70')
  const getStored = () => JSON.parse(localStorage.getItem('sundry-tool-image-resizer') ?? 'null')?.state
  await expect.poll(getStored).toMatchObject({
    targetKilobytes: '50',
    filter: 'mitchell',
    ground: '#112233',
    neverEnlarge: true,
    fillsClear: true,
    isSmaller: true,
    keepsMetadata: true,
    keepsLocation: true,
    quality: 70,
  })
  await expect.element(button('Original Size')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Clear')).toHaveAttribute('aria-disabled', 'true')
})

test('a file that is not an image shows so in its row and is skipped', async () => {
  const { screen, rows, button } = await shown()
  await userEvent.upload(screen.getByLabelText('Choose images'), [
    new File(['no picture'], 'a.png', { type: 'image/png' }),
  ])
  await expect.poll(rows).toEqual([expect.stringMatching(/^a\.pngError10 B$/)])
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(button('Resize')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Batch mode' }))
  await expect.element(button('Resize All')).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Batch mode' }))
})

test('the first image that can be read is shown; with several images only one button stands out', async () => {
  const { screen, rows, button, press } = await shown()
  await userEvent.upload(screen.getByLabelText('Choose images'), [
    new File(['no picture'], 'bad.png', { type: 'image/png' }),
    await image('a.png', 40, 20),
    await image('b.png', 20, 20),
  ])
  await expect.element(screen.getByText('40×20', { exact: true }), { timeout: 20_000 }).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^bad\.png/ }))
  const reason =
    '"bad.png" is not a supported file type. The name says PNG, but the content is something else, or damaged.'
  await expect.element(screen.getByRole('region', { name: 'Picture' }).getByText(reason)).toBeVisible()
  await press('Resize All')
  await expect.poll(() => rows().filter((row) => row?.includes('Completed')).length).toBe(2)
  await expect.element(button('Download all')).toBeVisible()
  const main = screen
    .getByRole('button')
    .elements()
    .filter((one) => one.classList.contains('button-go'))
  expect(main.map(({ textContent }) => textContent)).toEqual(['Download all'])
})
