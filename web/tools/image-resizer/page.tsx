import { lazy, Suspense, useEffect, useRef } from 'react'
import type { FindFiles } from '#web/platform/use-files.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { Choose } from './choose.tsx'
import { OptionsBar } from './options-bar.tsx'
import { Panel } from './panel.tsx'
import { useImageList } from './use-image-list.ts'
import { useResizing } from './use-resizing.ts'
import { useSharedSettings, useShownSettings } from './use-settings.ts'

const Stage = lazy(() => import('./stage.tsx'))
const ImageRows = lazy(() => import('./image-rows.tsx'))
const help = staticIsland('help', () => import('./help.tsx'))

export default function ImageResizerPage() {
  const list = useImageList()
  const sharedSettings = useSharedSettings()
  const settings = useShownSettings(list, sharedSettings)
  const resizing = useResizing(list, settings.shared)
  const { selected, images } = list
  const find = useRef<FindFiles>(({ files }) => [...files])
  useEffect(() => {
    // The files of a drop must be requested at once, so the code that reads folders is loaded before.
    import('#web/platform/dropped-files.ts').then(({ droppedFiles }) => {
      find.current = droppedFiles
    })
  }, [])
  const start = () => {
    if (resizing.isRunning || !selected) return
    if (settings.shared.isBatch) resizing.resizeAll()
    else resizing.resize(selected)
  }
  const showExample = async () => {
    const { drawExample } = await import('./draw-example.ts')
    list.add([await drawExample()])
  }
  return (
    <DropArea
      onFiles={list.add}
      find={(data) => find.current(data)}
      invitation="Drop pictures or folders to add them"
    >
      <Shortcuts keys={{ 'Mod+Enter': start }}>
        <Announcer text={list.said} />
        <OptionsBar
          settings={settings}
          onExample={showExample}
          onClear={list.clear}
          isEmpty={images.length === 0}
        />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <section
            aria-label="Picture"
            className="flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-surface shadow-lift"
          >
            <Choose list={list} settings={settings} onExample={showExample} />
            {selected && (
              <Suspense
                fallback={
                  <div className="mb-[57px] h-40 sm:mb-11 sm:h-[26rem] lg:h-[max(24rem,calc(100vh-24rem))]" />
                }
              >
                <Stage key={selected.id} image={selected} list={list} settings={settings} />
              </Suspense>
            )}
          </section>
          <Panel list={list} settings={settings} resizing={resizing} />
          {images.length > 0 && (
            <Suspense>
              <ImageRows list={list} shared={settings.shared} />
            </Suspense>
          )}
        </div>
        {help}
      </Shortcuts>
    </DropArea>
  )
}
