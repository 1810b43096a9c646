import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPage } from './page.fixture.tsx'
import { SaveAll } from './save-all.tsx'

const world = { fails: false, saved: [] as string[][], isGiven: true, downloads: [] as string[] }

vi.mock('../platform/save/save-to-folder.ts', () => ({
  canSaveToFolder: () => true,
  saveToFolder: async (files: readonly { readonly name: string }[]) => {
    if (world.fails) throw new Error('No place')
    world.saved.push(files.map(({ name }) => name))
    return world.isGiven
  },
}))
vi.mock('../platform/save/zip-blob.ts', () => ({
  zipBlob: async (files: readonly { readonly name: string }[]) => {
    if (world.fails) throw new Error('No room')
    return new Blob([files.map(({ name }) => name).join()])
  },
}))
vi.mock('../platform/download.ts', () => ({
  download: async (content: Blob, name: string) =>
    void world.downloads.push(`${name}: ${await content.text()}`),
}))

afterEach(() => vi.restoreAllMocks())

test('files of one name get numbers, in a ZIP and in a folder, and what failed is said until it works', async () => {
  const files = ['a.png', 'a.png', 'b.png'].map((name) => ({ name, blob: new Blob([name]) }))
  const page = await openPage(<SaveAll files={files} zipName="pictures.zip" />)
  const { screen } = page
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const said = screen.getByRole('status', { name: 'Notifications' })
  await press('Download all')
  await expect.poll(() => world.downloads).toEqual(['pictures.zip: a.png,a (2).png,b.png'])
  world.fails = true
  await press('Save to folder')
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The files could not be saved there')
  world.fails = false
  // Cancelling the folder picker is not an error, and saves nothing.
  world.isGiven = false
  await press('Save to folder')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(said).toHaveTextContent('')
  world.isGiven = true
  await press('Save to folder')
  await expect.element(said).toHaveTextContent('3 files saved')
  expect(world.saved.at(-1)).toEqual(['a.png', 'a (2).png', 'b.png'])
})
