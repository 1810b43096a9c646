import { SHARED_FRAGMENT } from '#contract/share.ts'
import { showToast } from '../ui/toast.tsx'
import { openWith } from './show-open-with.tsx'

/** Receives the system's input if Sundry is installed: opened files, and content shared by other apps. */
export function receiveSystemInput(): void {
  const { launchQueue } = window as LaunchWindow
  launchQueue?.setConsumer(async ({ files }) => {
    if (files.length > 0) openWith(await Promise.all(files.map((handle) => handle.getFile())))
  })
  if (location.hash === SHARED_FRAGMENT) openShared()
}

/** The File Handling API (WICG), which only some browsers have. */
type LaunchWindow = {
  readonly launchQueue?: {
    setConsumer(take: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => unknown): void
  }
}

async function openShared(): Promise<void> {
  history.replaceState(history.state, '', location.pathname)
  const { receiveShare } = await import('../platform/share-target.ts')
  const shared = await receiveShare()
  if (shared !== undefined) return openWith(shared)
  showToast({
    title: 'What you shared is no longer here',
    description: 'Please share it again.',
    tone: 'error',
  })
}
