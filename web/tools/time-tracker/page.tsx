import { lazy, Suspense, useId, useState } from 'react'
import { usePendingInput } from '#web/platform/pending-input.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { TabList, TabPanel } from '#web/ui/tabs.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import type { Entry, Timer } from './entry.ts'
import { ProjectsCard } from './projects-card.tsx'
import { RecentCard } from './recent-card.tsx'
import { TimerCard } from './timer-card.tsx'
import { TodayCard } from './today-card.tsx'
import { TABS } from './tracker-state.ts'
import { useTracker } from './use-tracker.ts'

const ReportsTab = lazy(() => import('./reports-tab.tsx'))
const EntryDialog = lazy(async () => ({ default: (await import('./on-demand.tsx')).EntryDialog }))
const TimerKeys = lazy(async () => ({ default: (await import('./once-hydrated.tsx')).TimerKeys }))

const ForgottenTimer = lazy(async () => ({ default: (await import('./once-hydrated.tsx')).ForgottenTimer }))

const help = staticIsland('help', () => import('./help.tsx'))

const saveCsv = async () => (await import('./on-demand.tsx')).entriesFile()

export default function TimeTrackerPage() {
  const tracker = useTracker()
  usePendingInput('files', async (files) => (await import('./on-demand.tsx')).importPendingFiles(files))
  const id = useId()
  const { state, change } = tracker
  const [edited, edit] = useState<Entry | Timer | 'new'>()
  const [said, say] = useState('')
  return (
    <>
      <ToolBar
        mode={
          <>
            <TabList
              label="Mode"
              id={id}
              tabs={TABS}
              chosen={state.tab}
              onChoose={(tab) => change({ tab })}
            />
            <DownloadButton
              label="Export CSV"
              content={saveCsv}
              fileName="time-entries.csv"
              type="text/csv;charset=utf-8"
            />
          </>
        }
      />
      <TabPanel id={id} chosen={state.tab}>
        {state.tab === 'Timer' ? (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="flex min-w-0 flex-col gap-4">
              {tracker.timer && (
                <Suspense>
                  <ForgottenTimer timer={tracker.timer} onEdit={edit} />
                </Suspense>
              )}
              <TimerCard tracker={tracker} onSay={say} onEdit={edit} />
              <RecentCard tracker={tracker} onEdit={edit} onSay={say} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <TodayCard tracker={tracker} onEdit={edit} onSay={say} />
              <ProjectsCard tracker={tracker} />
            </div>
          </div>
        ) : (
          <Suspense fallback={<div className="min-h-screen" />}>
            <ReportsTab tracker={tracker} onEdit={edit} onSay={say} />
          </Suspense>
        )}
      </TabPanel>
      {edited !== undefined && (
        <Suspense>
          <EntryDialog tracker={tracker} edited={edited} onClose={() => edit(undefined)} />
        </Suspense>
      )}
      {tracker.today && (
        <Suspense>
          <TimerKeys tracker={tracker} onSay={say} />
        </Suspense>
      )}
      <Announcer text={said} />
      {help}
    </>
  )
}
