import { FolderDown, PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { formatBytes } from '#lib/byte-size/format-bytes.ts'
import { freeNames } from '#lib/file-name/free-names.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import { download } from '#web/browser/download.ts'
import { canSaveToFolder, saveToFolder } from '#web/browser/save/save-to-folder.ts'
import { type NamedBlob, zipBlob } from '#web/browser/save/zip-blob.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { completed, madeText } from './list/completed.ts'
import type { Settings } from './settings/settings.ts'
import type { PictureList } from './use-picture-list.ts'

type MadeProps = { readonly list: PictureList; readonly shared: Settings }

/** What was made of the picture that is looked at, and of all. */
export default function Made({ list, shared }: MadeProps) {
  const all = completed(list.pictures, shared)
  const own = all.find(({ picture }) => picture.id === list.selected?.id)
  const isBigger = own && own.made.blob.size > own.picture.file.size
  return (
    <>
      {own && (
        <div className="flex flex-col gap-2">
          <DownloadButton content={own.made.blob} fileName={own.name} kind="go" size="normal" />
          <p className="text-sm [overflow-wrap:anywhere]">
            <span className="font-medium">{own.name}</span>
            <br />
            <span className="text-ink-soft tabular-nums">
              {formatBytes(own.picture.file.size)} → {madeText(own.made, own.picture.file.size)}
            </span>
          </p>
          {isBigger && <Note>The new file is bigger than the original.</Note>}
          {own.made.notes.map((note) => (
            <Note key={note}>{note}</Note>
          ))}
        </div>
      )}
      {all.length > 1 && <All files={all.map(({ name, made }) => ({ name, blob: made.blob }))} />}
    </>
  )
}

function All({ files }: { readonly files: readonly NamedBlob[] }) {
  const [problem, setProblem] = useState<Problem>()
  const names = freeNames(files.map(({ name }) => name))
  const named = files.map(({ blob }, index) => ({ blob, name: names[index] ?? '' }))
  const saveZip = async () => {
    const outcome = await attemptAsync(() => zipBlob(named, new Date()))
    setProblem(outcome.ok ? undefined : outcome.problem)
    if (outcome.ok) download(outcome.value, 'resized_images.zip')
  }
  const saveFolder = async () => {
    try {
      if (await saveToFolder(named)) showToast({ title: `${named.length} files saved` })
      setProblem(undefined)
    } catch {
      setProblem({
        message: 'The files could not be saved there.',
        detail: 'Choose another folder, or download all.',
      })
    }
  }
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-3">
      <Button onClick={saveZip} icon={<PackageCheck size={16} aria-hidden />}>
        Download all
      </Button>
      {canSaveToFolder() && (
        <Button onClick={saveFolder} icon={<FolderDown size={16} aria-hidden />}>
          Save to folder
        </Button>
      )}
      <p className="text-ink-soft text-sm">
        {named.length} files · {formatBytes(named.reduce((sum, { blob }) => sum + blob.size, 0))}
      </p>
      <Alert problem={problem} />
    </div>
  )
}
