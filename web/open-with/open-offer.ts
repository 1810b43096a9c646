import { stripBase, withBase } from '#lib/net/base-path.ts'
import { isOwnDocument, navigate } from '../app/navigation/navigation.ts'
import { handOver } from '../platform/pending-input.ts'
import { shareLink } from '../platform/shared-state.ts'
import { flushPersisted } from '../platform/store/persisted.ts'
import { readStorage } from '../platform/store/storage.ts'
import { showToast } from '../ui/toast.tsx'
import type { Offer } from './detectors.ts'
import type { Given } from './input.ts'

/** A tool that was chosen, with what it is to be given. */
export type Choice = { readonly offer: Offer; readonly title: string; readonly given: Given }

/** Opens the tool of an offer, filled. */
export async function openOffer(choice: Choice): Promise<void> {
  const path = `/${choice.offer.slug}`
  const isHere = location.pathname.endsWith(path)
  if (!isHere && (isOwnDocument(path) || isOwnDocument(stripBase(location.pathname))))
    return crossOver(path, choice)
  if (isHere || (await navigate(path))) deliver(choice)
}

function deliver({ offer, title, given }: Choice): void {
  focusTitle()
  if (typeof given !== 'string') handOver({ files: given })
  else if (offer.fileName !== undefined) handOver({ files: [new File([given], offer.fileName)] })
  else deliverState({ offer, title }, given)
}

/** Whoever hears the page hears what was opened; and on a phone the panes show the result, as nobody types. */
function focusTitle(): void {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}

function deliverState({ offer, title }: Omit<Choice, 'given'>, given: string): void {
  const before = keptBy(offer.slug)
  // First, so that a tool's own message takes its place.
  showToast({
    title: `Opened in ${title}`,
    ...(before && { action: { label: 'Undo', onAct: () => handOver({ state: before }) } }),
  })
  handOver({ state: { ...before, ...stateOf(offer, given) } })
}

function stateOf({ state, textField }: Offer, given: string): object {
  return { ...state, ...(textField !== undefined && { [textField]: given }) }
}

/** What a tool keeps in this browser: the options stay as they are, and Undo brings the rest back. */
function keptBy(slug: string): object | undefined {
  flushPersisted()
  try {
    const { state } = JSON.parse(readStorage(`sundry-tool-${slug}`) ?? '{}')
    return typeof state === 'object' && state !== null ? state : undefined
  } catch {
    return undefined
  }
}

/** To or from a document with a policy of its own memory does not reach: a link carries the state in its fragment. */
async function crossOver(path: string, { offer, title, given }: Choice): Promise<void> {
  const link = typeof given === 'string' ? await shareLink(stateOf(offer, given), withBase(path)) : undefined
  if (link !== undefined) return location.assign(link)
  showToast({
    title: `Too large to hand to ${title}`,
    description: `Open ${title} and paste or drop it there.`,
    tone: 'error',
  })
}
