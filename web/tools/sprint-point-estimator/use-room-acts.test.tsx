import { expect, test, vi } from 'vitest'
import { openPage } from '#web/ui/page.fixture.tsx'
import { tableWith } from './table.fixture.ts'
import type { RoomLine } from './use-room.ts'
import { roomActs } from './use-room-acts.ts'

/** Returns acts of a room that accepts commands, or rejects all. */
function actsOf(isAccepted: boolean) {
  const command = vi.fn(async () => isAccepted)
  // Only the commands of the connection are used.
  const line = { command } as Partial<RoomLine> as RoomLine
  return { command, acts: roomActs(line, tableWith({ currentId: 'now', round: 3 })) }
}

test('a rejected action is not announced as done', async () => {
  const { said } = await openPage()
  const { acts } = actsOf(false)
  await acts.removeStory('a')
  await acts.addStories([{ title: 'One', description: '' }])
  expect(await acts.addStory({ title: 'Two', description: '' })).toBe(false)
  expect(said.element().textContent).toBe('')
})

test('a removed story is announced with an undo, and reveal applies to the current story', async () => {
  const { screen, said, press } = await openPage()
  const { acts, command } = actsOf(true)
  await acts.removeStory('a')
  await expect.element(said).toHaveTextContent('Story removedUndoCtrl+Z')
  await press('Undo')
  await acts.addStories([
    { title: 'One', description: '' },
    { title: 'Two', description: '' },
  ])
  await expect.element(screen.getByText('2 stories added')).toBeVisible()
  acts.reveal()
  acts.resetVoting()
  expect(command.mock.calls).toEqual([
    [{ kind: 'remove-story', storyId: 'a' }],
    [{ kind: 'restore-story', storyId: 'a' }],
    [
      {
        kind: 'add-stories',
        stories: [
          { title: 'One', description: '' },
          { title: 'Two', description: '' },
        ],
      },
    ],
    [{ kind: 'reveal', storyId: 'now', round: 3 }],
    [{ kind: 'reset', storyId: 'now', round: 3 }],
  ])
})
