import { pluralize } from '#lib/numbers/pluralize.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { changeWithUndo } from '#web/ui/change-with-undo.ts'
import { showToast } from '#web/ui/toast.tsx'
import { addNames } from './wheel-names.ts'
import { MAX_HISTORY, WheelState } from './wheel-state.ts'

/** Wheel on the screen, stored between visits. */
export const wheelStore = toolState('wheel-of-names', WheelState)

export function changeWheel(fields: Partial<WheelState>): void {
  wheelStore.set({ ...wheelStore.get(), ...fields })
}

export function openWheel(names: WheelState['names'], title: string): void {
  changeWithUndo(wheelStore, { names, winner: '' }, `${title} opened`)
}

/** Puts one name on the wheel; whether it is new. */
export function addName(typed: string): boolean {
  const before = wheelStore.get().names
  const { names, added, duplicates, leftOut } = addNames(before, [typed])
  if (duplicates.length > 0) showToast({ title: 'This name is already on the wheel!', tone: 'error' })
  else if (leftOut > 0) showToast({ title: 'The wheel is full', tone: 'error' })
  else if (added > 0) {
    changeWheel({ names })
    const count = pluralize(names.length, 'name')
    const isFirst = names.length <= before.length
    showToast({
      title: 'Name added to the wheel!',
      description: isFirst ? `${count}. The sample names were removed.` : `${count}.`,
    })
  }
  return added > 0
}

export function removeName(name: string): void {
  const { names } = wheelStore.get()
  const at = names.findIndex((one) => one.name === name)
  const removed = names[at]
  if (!removed) return
  changeWheel({ names: names.toSpliced(at, 1) })
  const putBack = () => {
    const now = wheelStore.get().names
    if (!now.some((one) => one.name === name)) changeWheel({ names: now.toSpliced(at, 0, removed) })
  }
  showToast({ title: `${name} removed from the wheel!`, action: { label: 'Undo', onAct: putBack } })
}

/** Notes winners, the last of them the latest. */
export function noteWinners(winners: readonly string[], at: number): void {
  const { history } = wheelStore.get()
  const latest = winners.map((name) => ({ name, at })).reverse()
  changeWheel({ history: [...latest, ...history].slice(0, MAX_HISTORY) })
}
