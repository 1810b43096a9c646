import { addStories, editStory, moveStory } from '#lib/estimation/backlog.ts'
import type { Session, StoryText } from '#lib/estimation/session.ts'
import * as session from '#lib/estimation/session.ts'
import { toResult } from '#lib/result/result.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { changeWithUndo } from '#web/ui/change-with-undo.ts'
import { showToast } from '#web/ui/toast.tsx'
import {
  addMember,
  getTable,
  getVoter,
  isComplete,
  LocalState,
  memberName,
  withMember,
} from './local-state.ts'
import { addedText, type TableActs } from './table.ts'

/** Session on this device, stored between visits. */
export const localStore = toolState('sprint-point-estimator', LocalState)

function change(fields: Partial<LocalState>): void {
  localStore.set({ ...localStore.get(), ...fields })
}

/** Applies a step of the session; returns whether it succeeded. Shows an error otherwise. */
function step(next: (now: LocalState) => Session): boolean {
  const result = toResult(() => next(localStore.get()))
  if (result.ok) change(result.value)
  else showToast({ title: 'Error', description: result.problem.message, tone: 'error' })
  return result.ok
}

/** Offers Undo, which restores the previous state, or calls `since` after later changes. */
function offerUndo(title: string, before: LocalState, since: () => void): void {
  const after = localStore.get()
  const onAct = () => (localStore.get() === after ? localStore.set(before) : since())
  showToast({ title, action: { label: 'Undo', onAct } })
}

async function addStory(text: StoryText): Promise<boolean> {
  const isAdded = step((now) => session.addStory(now, text))
  if (isAdded) showToast({ title: 'Story Added', description: 'New story has been added to the backlog' })
  return isAdded
}

/** Casts a vote; without a story, it is for a first one that can be renamed. */
function castVote(card: string): void {
  const voter = getVoter(localStore.get())
  if (voter && card !== '' && localStore.get().currentId === '')
    step((now) => session.addStory(now, { title: 'First estimate', description: '' }))
  if (!voter || !step((now) => session.castVote(now, voter.id, card))) return
  const now = localStore.get()
  if (now.autoReveals && isComplete(now)) step(session.reveal)
}

/** Undo brings the story back to its place, and with it what was shown, unless something was done since then. */
function removeStory(id: string): void {
  const before = localStore.get()
  const place = before.stories.findIndex((story) => story.id === id)
  const story = before.stories[place]
  if (!story) return
  change(session.removeStory(before, id))
  offerUndo('Story removed', before, () => step((now) => session.restoreStory(now, story, place)))
}

export const localActs: TableActs = {
  addStory,
  castVote,
  addStories(texts) {
    const before = localStore.get()
    if (!step((now) => addStories(now, texts))) return
    const known = new Set(before.stories.map(({ id }) => id))
    const added = localStore.get().stories.filter(({ id }) => !known.has(id))
    offerUndo(addedText(texts.length), before, () =>
      step((now) => added.reduce<Session>((left, { id }) => session.removeStory(left, id), now)),
    )
  },
  editStory: (id, text) => step((now) => editStory(now, id, text)),
  moveStory: (id, places) => step((now) => moveStory(now, id, places)),
  removeStory,
  selectStory: (id) => step((now) => session.selectStory(now, id)),
  reveal: () => step(session.reveal),
  resetVoting: () => step((now) => session.resetVoting(now, (id) => memberName(now.members, id))),
  setEstimate: (id, estimate) => step((now) => session.setEstimate(now, id, estimate)),
  setDeck: (deck) => step((now) => session.changeDeck(now, deck)),
  setAutoReveal: (autoReveals) => change({ autoReveals }),
  setTimer: (seconds) => change({ timerEndsAt: seconds > 0 ? Date.now() + seconds * 1000 : 0 }),
}

/** Adds a member; ignores an empty name. */
export function joinTeam(typed: string): void {
  const { members } = localStore.get()
  const next = addMember(members, typed)
  const joined = next.at(-1)
  if (next === members || !joined) return
  change({ members: next })
  showToast({ title: 'Team Member Added', description: `${joined.name} has joined the estimation session` })
}

export function leaveTeam(id: string): void {
  const before = localStore.get()
  const removed = before.members.find((member) => member.id === id)
  if (!removed) return
  const members = before.members.filter((member) => member !== removed)
  change({ ...session.withoutVoter(before, id), members })
  offerUndo(`${removed.name} left the team`, before, () =>
    change(withMember(localStore.get(), before, removed)),
  )
}

export function setSpectator(id: string, isSpectator: boolean): void {
  const now = localStore.get()
  const members = now.members.map((member) => (member.id === id ? { ...member, isSpectator } : member))
  change({ ...(isSpectator ? session.withoutVoter(now, id) : {}), members })
}

export function voteAs(id: string): void {
  change({ votingAs: id })
}

export function clearAll(): void {
  changeWithUndo(localStore, localStore.initial, 'Session cleared')
}

/** The session as the screen shows it. */
export function useLocalTable() {
  const [state] = usePersisted(localStore)
  return { state, table: getTable(state) }
}
