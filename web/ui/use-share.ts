import { copyText } from '../platform/clipboard.ts'
import { shareLink } from '../platform/shared-state.ts'
import { useTransient } from './use-transient.ts'

/** Copies a link that reopens the tool with this state; returns the result while it is displayed. */
export function useShare(state: (() => unknown) | undefined) {
  const [answer, say] = useTransient()
  const copy = async () => {
    const making = shareLink(state?.())
    const isCopied = await copyText(making)
    if ((await making) === undefined) say('Too large to share as a link')
    else if (isCopied) say('Copied!')
  }
  return { answer, copy }
}
