import { SHARED_FRAGMENT } from '#contract/share.ts'
import { showToast } from '../ui/toast.tsx'
import type { Input } from './input.ts'
import { openWithSetting } from './setting.ts'
import { openWith, preloadOpenWith } from './show-open-with.tsx'

/** Opens "Open with" for a paste outside a field and for an unhandled drop. */
export function listen(): void {
  // Ignore drags that started on this page.
  let isOwnDrag = false
  addEventListener('dragstart', () => {
    isOwnDrag = true
  })
  addEventListener('dragend', () => {
    isOwnDrag = false
  })
  // Tools hear the event on the document, before the window does.
  addEventListener('paste', (event) => {
    const { clipboardData, target } = event
    if (event.defaultPrevented || !clipboardData || isHandled(target)) return
    if (openWithSetting.get()) preloadOpenWith()
    offer(event, [...clipboardData.files], clipboardData.getData('text/plain'))
  })
  addEventListener('dragover', (event) => {
    const { dataTransfer, target } = event
    if (event.defaultPrevented || isOwnDrag || !dataTransfer || isHandled(target) || !openWithSetting.get())
      return
    event.preventDefault()
    dataTransfer.dropEffect = 'copy'
  })
  addEventListener('drop', (event) => {
    const { dataTransfer, target } = event
    if (event.defaultPrevented || isOwnDrag || !dataTransfer || isHandled(target)) return
    offer(event, [...dataTransfer.files], dataTransfer.getData('text/plain'))
  })
}

/** Whether a field or a dialog handles it. */
function isHandled(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null
  )
}

function offer(event: Event, files: readonly File[], text: string): void {
  const input: Input | undefined = files.length > 0 ? files : text.trim() === '' ? undefined : text
  if (input === undefined || !openWithSetting.get()) return
  event.preventDefault()
  openWith(input)
}

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
