import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLogo } from './use-logo.ts'

afterEach(() => vi.restoreAllMocks())

const logos: string[] = []
let take: ReturnType<typeof useLogo>['take']
function Logo() {
  const logo = useLogo((image) => logos.push(image))
  take = logo.take
  return <output>{logo.problem && `${logo.problem.message}. ${logo.problem.detail}`}</output>
}

async function sizeOf(address: string | undefined): Promise<readonly number[]> {
  const image = new Image()
  image.src = address ?? ''
  await image.decode()
  return [image.naturalWidth, image.naturalHeight]
}

async function image(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' })
}

test.each([
  [1280, 240, 640, 120],
  [500, 480, 250, 240],
  [640, 240, 640, 240],
  [10, 8, 10, 8],
  [3000, 1, 640, 1],
])('a logo of %i by %i pixels is stored with %i by %i', async (width, height, storedWidth, storedHeight) => {
  await render(<Logo />)
  await take([await image(width, height)])
  const storedLogo = logos.pop()
  expect(storedLogo).toMatch(/^data:image\/png;base64,/)
  expect(await sizeOf(storedLogo)).toEqual([storedWidth, storedHeight])
})

test('a file of more than ten megabytes is rejected, the next logo removes the error, and no file does nothing', async () => {
  const screen = await render(<Logo />)
  const large = await image(8, 8)
  const size = vi.spyOn(large, 'size', 'get').mockReturnValue(10_000_001)
  await take([large])
  const said = screen.getByRole('status')
  await expect.element(said).toHaveTextContent('"logo.png" is larger than 10 MB. Choose a smaller picture.')
  await take([])
  await expect.element(said).toHaveTextContent('"logo.png" is larger than 10 MB. Choose a smaller picture.')
  expect(logos).toEqual([])
  size.mockReturnValue(10_000_000)
  await take([large])
  await expect.element(said).toBeEmptyDOMElement()
  expect(logos.splice(0)).toHaveLength(1)
})
