import { SHARED_FRAGMENT } from '#contract/share.ts'
import { showToast } from '../ui/toast.tsx'
import { openWith } from './show-open-with.tsx'

/** What the system hands to Sundry where it is installed: files that it opens, and what other apps share. */
export function takeFromSystem(): void {
  const { launchQueue } = window as LaunchWindow
  launchQueue?.setConsumer(async ({ files }) => {
    if (files.length > 0) openWith(await Promise.all(files.map((handle) => handle.getFile())))
  })
  if (location.hash === SHARED_FRAGMENT) takeShared()
}

/** The File Handling API (WICG), which only some browsers have. */
type LaunchWindow = {
  readonly launchQueue?: {
    setConsumer(take: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => unknown): void
  }
}

async function takeShared(): Promise<void> {
  history.replaceState(history.state, '', location.pathname)
  const { takeShare } = await import('../platform/share-target.ts')
  const shared = await takeShare()
  if (shared !== undefined) return openWith(shared)
  showToast({
    title: 'What you shared is no longer here',
    description: 'Please share it again.',
    tone: 'error',
  })
}
