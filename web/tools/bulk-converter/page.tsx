import { lazy, Suspense, useEffect, useRef } from 'react'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import type { FindFiles } from '#web/platform/use-files.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { Choose } from './choose.tsx'
import { OptionsBar } from './options-bar.tsx'
import { Panel } from './panel.tsx'
import { Settings } from './settings.ts'
import { useConverting } from './use-converting.ts'
import { useFileList, useMaxFiles } from './use-file-list.ts'

const FileRows = lazy(() => import('./file-rows.tsx'))
const help = staticIsland('help', () => import('./help.tsx'))

const store = toolState('bulk-converter', Settings)

export default function BulkConverterPage() {
  const [settings, keep] = usePersisted(store)
  const maxFiles = useMaxFiles()
  const list = useFileList(maxFiles)
  const converting = useConverting(list, settings)
  const { files } = list
  const find = useRef<FindFiles>((data) => [...data.files])
  useEffect(() => {
    // The files of a drop must be requested at once, so the code that reads folders is loaded before.
    import('#web/platform/dropped-files.ts').then(({ droppedFiles }) => {
      find.current = droppedFiles
    })
  }, [])
  const start = () => {
    if (!converting.running && converting.left.length > 0) converting.convertAll()
  }
  const showExamples = async () => {
    const { exampleFiles } = await import('./example-files.ts')
    const { chosen, own } = exampleFiles()
    list.add(chosen, own)
  }
  return (
    <DropArea
      onFiles={list.add}
      find={(data) => find.current(data)}
      invitation="Drop files or folders to add them"
    >
      <Shortcuts keys={{ 'Mod+Enter': start }}>
        <Announcer text={list.said} />
        <OptionsBar
          settings={settings}
          onChange={(change) => keep((now) => ({ ...now, ...change }))}
          files={files}
          onApplyToAll={list.clearOwn}
          onExample={showExamples}
          onClear={() => {
            converting.cancelAll()
            list.clear()
          }}
        />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <section
            aria-labelledby="selected-files"
            className="flex min-w-0 flex-wrap items-center self-start overflow-clip rounded-card border border-line bg-surface shadow-lift"
          >
            <h2
              id="selected-files"
              className={`py-2 pl-3 font-semibold text-base sm:pl-4 ${files.length > 0 ? '' : 'w-full border-line border-b'}`}
            >
              Selected Files ({files.length}/{maxFiles})
            </h2>
            <Choose list={list} maxFiles={maxFiles} onExample={showExamples} />
            {files.length > 0 && (
              <Suspense>
                <FileRows list={list} settings={settings} converting={converting} />
              </Suspense>
            )}
          </section>
          <Panel list={list} settings={settings} converting={converting} />
        </div>
        {help}
      </Shortcuts>
    </DropArea>
  )
}
