import { describeHeading } from '#lib/lists/list-rows.ts'
import { readPastedList } from '#lib/lists/pasted-rows.ts'
import { changeWithUndo } from '#web/ui/change-with-undo.ts'
import { headingAction } from '#web/ui/heading-action.ts'
import { addPlayers, describeAdded } from './player-list.ts'
import { shuffleStore, takePlayers } from './use-shuffle-store.ts'

/** Adds the players of a pasted list, and offers to add its header, which might be a name. */
export function takePastedList(text: string): void {
  const { items, heading } = readPastedList(text)
  if (heading === undefined) {
    takePlayers(items)
    return
  }
  const result = addPlayers(shuffleStore.get().players, items)
  const title = `${describeAdded(result)} ${describeHeading(heading)}`
  const add = headingAction(heading, (name) => takePlayers([name]))
  changeWithUndo(shuffleStore, { players: result.players }, title, add)
}
