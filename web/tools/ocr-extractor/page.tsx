import { lazy, Suspense } from 'react'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { PageRange, ReadButtons, ReadProgress } from './actions.tsx'
import { Choose } from './choose.tsx'
import { getWrongPassword } from './listed-scan.ts'
import { OptionsBar } from './options-bar.tsx'
import { Settings } from './settings.ts'
import { useLanguages } from './use-languages.ts'
import { useReading } from './use-reading.ts'
import { useScanList } from './use-scan-list.ts'

const Stage = lazy(() => import('./stage.tsx'))
const ResultPane = lazy(() => import('./result-pane.tsx'))
const ScanRows = lazy(() => import('./scan-rows.tsx'))
const PasswordDialog = lazy(() => import('#web/ui/password-dialog.tsx'))
const help = staticIsland('help', () => import('./help.tsx'))

const store = toolState('ocr-extractor', Settings)

export default function OcrExtractorPage() {
  const list = useScanList()
  const [settings, setSettings] = usePersisted(store)
  const set = (change: Partial<Settings>) => setSettings((now) => ({ ...now, ...change }))
  const languages = useLanguages(settings)
  const reading = useReading(list, settings)
  const { selected, scans, locked } = list
  const showExample = async () => {
    const { drawExample } = await import('./draw-example.ts')
    list.add([await drawExample()])
  }
  const start = () => {
    if (!reading.isRunning && selected) reading.read(selected)
  }
  return (
    <DropArea onFiles={list.add} invitation="Drop pictures or PDFs to read them">
      <Shortcuts keys={{ 'Mod+Enter': start }}>
        <Announcer text={list.said} />
        <OptionsBar
          settings={settings}
          set={set}
          languages={languages}
          onExample={showExample}
          onClear={list.clear}
          isEmpty={scans.length === 0}
        />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <section
            aria-label="Picture"
            className={`flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-surface shadow-lift ${selected ? '' : 'lg:col-span-2'}`}
          >
            <Choose list={list} languages={languages} onExample={showExample}>
              <ReadButtons list={list} reading={reading} />
            </Choose>
            <PageRange list={list} reading={reading} />
            {selected && (
              <div className="relative flex flex-1 flex-col">
                <ReadProgress reading={reading} languages={languages} />
                <Suspense
                  fallback={<div className="mb-13 h-45 sm:h-[26rem] lg:h-[max(24rem,calc(100vh-26rem))]" />}
                >
                  <Stage key={selected.id} scan={selected} list={list} settings={settings} />
                </Suspense>
              </div>
            )}
          </section>
          {selected && (
            <Suspense
              fallback={<div className="min-h-72 rounded-card border border-line bg-surface shadow-lift" />}
            >
              <ResultPane key={selected.id} scan={selected} list={list} languages={languages} />
            </Suspense>
          )}
          {scans.length > 0 && (
            <Suspense>
              <ScanRows list={list} />
            </Suspense>
          )}
        </div>
        {locked && (
          <Suspense>
            <PasswordDialog
              key={locked.id}
              name={locked.file.name}
              problem={getWrongPassword(locked)}
              onTry={(tried) => list.unlock(locked, tried)}
              onClose={() => list.askLater(locked.id)}
            />
          </Suspense>
        )}
        {help}
      </Shortcuts>
    </DropArea>
  )
}
