import { lazy, Suspense, useState } from 'react'
import type { Problem } from '#lib/result/user-error.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import type { ListedPdf } from './listed-pdf.ts'
import { ManagePdfs } from './manage-pdfs.tsx'
import { MergePanel } from './merge-panel.tsx'
import { protectionNote, StoredOptions } from './merge-request.ts'
import { OptionsBar } from './options-bar.tsx'
import { useMerge } from './use-merge.ts'
import { usePdfList } from './use-pdf-list.ts'

const PasswordDialog = lazy(() => import('#web/ui/password-dialog.tsx'))
const help = staticIsland('help', () => import('./help.tsx'))

const store = toolState('pdf-merger', StoredOptions)

export default function PdfMergerPage() {
  const list = usePdfList()
  const [settings, setSettings] = usePersisted(store)
  const [password, setPassword] = useState('')
  const { fileName, ...options } = settings
  const merge = useMerge(list.rows, { ...options, password }, fileName)
  const { locked } = list
  return (
    <DropArea onFiles={list.add} invitation="Drop PDFs to add them">
      <Announcer text={list.said} />
      <OptionsBar
        list={list}
        options={settings}
        onChange={(change) => setSettings((now) => ({ ...now, ...change }))}
        password={password}
        onPassword={setPassword}
      />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ManagePdfs list={list} />
        <MergePanel
          merge={merge}
          isEnough={list.rows.length >= 2}
          fileName={fileName}
          warning={protectionNote(list.rows, password)}
        />
      </div>
      {locked && (
        <Suspense>
          <PasswordDialog
            key={locked.sourceId}
            name={locked.file.name}
            problem={wrongPassword(locked)}
            onTry={(tried) => list.unlock(locked, tried)}
            onClose={() => list.postpone(locked.sourceId)}
          />
        </Suspense>
      )}
      {help}
    </DropArea>
  )
}

function wrongPassword({ check, file }: ListedPdf): Problem | undefined {
  const isWrong = check?.ok === false && check.problem === 'wrong-password'
  return isWrong ? { message: `Wrong password for ${file.name}`, detail: '' } : undefined
}
