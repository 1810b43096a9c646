import { copyText } from '#web/platform/clipboard.ts'
import { shareUrl } from '#web/platform/web-share.ts'
import { showToast } from '#web/ui/toast.tsx'
import { pollPath } from './own-polls.ts'

/** Hands a poll's link to the system's share sheet, else copies it. */
export function useSharePoll() {
  return async ({ id, question }: { readonly id: string; readonly question: string }): Promise<void> => {
    const url = new URL(pollPath(id), location.href).href
    if (await shareUrl(url, question)) return
    if (await copyText(url))
      showToast({ title: 'Link copied', description: 'Poll link has been copied to clipboard.' })
  }
}
