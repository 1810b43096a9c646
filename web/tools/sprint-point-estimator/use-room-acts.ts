import { showToast } from '#web/ui/toast.tsx'
import type { Table, TableActs } from './table.ts'
import type { RoomLine } from './use-room.ts'

/** What the screen can ask of a room. */
export function roomActs(line: RoomLine, table: Table): TableActs {
  const storyId = table.currentId
  return {
    async addStory(text) {
      const isTaken = await line.command({ kind: 'add-story', ...text })
      if (isTaken) showToast({ title: 'Story Added', description: 'New story has been added to the backlog' })
      return isTaken
    },
    async removeStory(id) {
      const story = table.stories.find((one) => one.id === id)
      if (!story || !(await line.command({ kind: 'remove-story', storyId: id }))) return
      const { title, description } = story
      const onAct = () => void line.command({ kind: 'add-story', title, description })
      showToast({ title: 'Story removed', action: { label: 'Undo', onAct } })
    },
    selectStory: (id) => void line.command({ kind: 'select', storyId: id }),
    castVote: (card) => line.vote(card),
    reveal: () => void line.command({ kind: 'reveal', storyId }),
    resetVoting: () => void line.command({ kind: 'reset', storyId }),
    setEstimate: (id, estimate) => void line.command({ kind: 'estimate', storyId: id, estimate }),
    setDeck: ({ id, custom }) => void line.command({ kind: 'deck', deck: { id, custom: [...custom] } }),
    setAutoReveal: (autoReveals) => void line.command({ kind: 'auto-reveal', autoReveals }),
    setTimer: (seconds) => void line.command({ kind: 'timer', seconds }),
  }
}
