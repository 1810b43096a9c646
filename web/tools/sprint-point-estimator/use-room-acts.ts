import { showToast } from '#web/ui/toast.tsx'
import { addedText, type Table, type TableActs } from './table.ts'
import type { RoomLine } from './use-room.ts'

/** Returns the actions for a room. */
export function roomActs(line: RoomLine, table: Table): TableActs {
  const { currentId: storyId, round } = table
  return {
    async addStory(text) {
      const isAdded = await line.command({ kind: 'add-story', ...text })
      if (isAdded) showToast({ title: 'Story Added', description: 'New story has been added to the backlog' })
      return isAdded
    },
    async addStories(texts) {
      if (await line.command({ kind: 'add-stories', stories: [...texts] }))
        showToast({ title: addedText(texts.length) })
    },
    editStory: (id, text) => void line.command({ kind: 'edit-story', storyId: id, ...text }),
    moveStory: (id, places) => void line.command({ kind: 'move-story', storyId: id, places }),
    async removeStory(id) {
      if (!(await line.command({ kind: 'remove-story', storyId: id }))) return
      const onAct = () => void line.command({ kind: 'restore-story', storyId: id })
      showToast({ title: 'Story removed', action: { label: 'Undo', onAct } })
    },
    selectStory: (id) => void line.command({ kind: 'select', storyId: id }),
    castVote: (card) => line.vote(card),
    reveal: () => void line.command({ kind: 'reveal', storyId, round }),
    resetVoting: () => void line.command({ kind: 'reset', storyId, round }),
    setEstimate: (id, estimate) => void line.command({ kind: 'estimate', storyId: id, estimate }),
    setDeck: ({ id, custom }) => void line.command({ kind: 'deck', deck: { id, custom: [...custom] } }),
    setAutoReveal: (autoReveals) => void line.command({ kind: 'auto-reveal', autoReveals }),
    setTimer: (seconds) => void line.command({ kind: 'timer', seconds }),
  }
}
