import { stripBase, withBase } from '#lib/net/base-path.ts'
import { isOwnDocument, navigate } from '../app/navigation/navigation.ts'
import { deliverInput } from '../platform/pending-input.ts'
import { shareLink } from '../platform/shared-state.ts'
import { flushPersisted } from '../platform/store/persisted.ts'
import { readStorage } from '../platform/store/storage.ts'
import { showToast } from '../ui/toast.tsx'
import type { Offer } from './detectors.ts'
import type { Input } from './input.ts'

/** Selected tool, with its input. */
export type Choice = { readonly offer: Offer; readonly title: string; readonly input: Input }

/** Opens the tool of an offer, filled. */
export async function openOffer(choice: Choice): Promise<void> {
  const path = `/${choice.offer.slug}`
  const isHere = location.pathname.endsWith(path)
  if (!isHere && (isOwnDocument(path) || isOwnDocument(stripBase(location.pathname))))
    return crossOver(path, choice)
  if (isHere || (await navigate(path))) deliver(choice)
}

function deliver({ offer, title, input }: Choice): void {
  focusTitle()
  if (typeof input !== 'string') deliverInput({ files: input })
  else if (offer.fileName !== undefined) deliverInput({ files: [new File([input], offer.fileName)] })
  else deliverState({ offer, title }, input)
}

/**
 * Focuses the title, so that screen readers announce the opened tool; on a phone the panes show the result, since no
 * field has the focus.
 */
function focusTitle(): void {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}

function deliverState({ offer, title }: Omit<Choice, 'input'>, input: string): void {
  const before = persistedStateOf(offer.slug)
  // First, so that a tool's own message replaces it.
  showToast({
    title: `Opened in ${title}`,
    ...(before && { action: { label: 'Undo', onAct: () => deliverInput({ state: before }) } }),
  })
  deliverInput({ state: { ...before, ...stateOf(offer, input) } })
}

function stateOf({ state, textField }: Offer, input: string): object {
  return { ...state, ...(textField !== undefined && { [textField]: input }) }
}

/** Returns a tool's persisted state: the options remain unchanged, and Undo restores the rest. */
function persistedStateOf(slug: string): object | undefined {
  flushPersisted()
  try {
    const { state } = JSON.parse(readStorage(`sundry-tool-${slug}`) ?? '{}')
    return typeof state === 'object' && state !== null ? state : undefined
  } catch {
    return undefined
  }
}

/**
 * Opens a document with a separate policy, to which memory does not carry over: a link passes the state in its
 * fragment.
 */
async function crossOver(path: string, { offer, title, input }: Choice): Promise<void> {
  const link = typeof input === 'string' ? await shareLink(stateOf(offer, input), withBase(path)) : undefined
  if (link !== undefined) return location.assign(link)
  showToast({
    title: `Too large to hand to ${title}`,
    description: `Open ${title} and paste or drop it there.`,
    tone: 'error',
  })
}
