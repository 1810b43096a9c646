import { useEffect, useRef, useState } from 'react'
import type { Problem } from '#lib/result/user-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { lazyIsland, staticIsland } from '#web/ui/islands.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { NamesPanel } from './names-panel.tsx'
import { useWheel } from './use-wheel.ts'
import { WheelStage } from './wheel-stage.tsx'

const more = lazyIsland('more', async () => ({ default: (await import('./on-demand.tsx')).MoreCards }))
const history = lazyIsland('history', async () => ({
  default: (await import('./on-demand.tsx')).HistoryCard,
}))
const help = staticIsland('help', () => import('./help.tsx'))

export default function WheelOfNamesPage() {
  const wheel = useWheel()
  const [error, setError] = useState<Problem>()
  const takeFiles = async (files: readonly File[]) => {
    const { addFile } = await import('./on-demand.tsx')
    setError(await addFile(files))
  }
  const save = async () => (await import('./on-demand.tsx')).saveNames()
  return (
    <DropArea onFiles={takeFiles} invitation="Drop a list of names: .txt, .csv or .xlsx">
      <ToolBar share={() => ({ names: wheel.state.names })} />
      <div className="flex flex-col gap-4">
        <Alert problem={wheel.linkProblem ?? error} />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <WheelStage wheel={wheel} />
          <div className="flex min-w-0 flex-col gap-4">
            <NamesPanel wheel={wheel} onFiles={takeFiles} onSave={save} />
            {history}
          </div>
        </div>
        <SpinKeys onSpin={wheel.start} />
      </div>
      {more}
      {help}
    </DropArea>
  )
}

const CONTROLS = 'a, button, input, select, summary, textarea, [contenteditable], [role=tab]'

/** Ctrl+Enter anywhere, and Space where no control has the focus; shows nothing. */
export function SpinKeys({ onSpin }: { readonly onSpin: () => void }) {
  const latest = useRef(onSpin)
  useEffect(() => {
    latest.current = onSpin
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      const isChord = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      const isSpace = event.key === ' ' && !isControl(event.target)
      if ((!isChord && !isSpace) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return null
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null
}
