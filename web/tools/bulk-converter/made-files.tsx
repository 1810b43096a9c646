import { FolderDown, PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { freeNames } from '#lib/file-name/free-names.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import { download } from '#web/browser/download.ts'
import { canSaveToFolder, saveToFolder } from '#web/browser/save/save-to-folder.ts'
import { zipBlob } from '#web/browser/save/zip-blob.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { MadeFile } from './list/listed-file.ts'

/** All that was converted, to be saved at once. */
export default function MadeFiles({ files }: { readonly files: readonly MadeFile[] }) {
  const [problem, setProblem] = useState<Problem>()
  const names = freeNames(files.map(({ name }) => name))
  const named = files.map(({ blob }, index) => ({ blob, name: names[index] ?? '' }))
  const saveZip = async () => {
    const outcome = await attemptAsync(() => zipBlob(named, new Date()))
    setProblem(outcome.ok ? undefined : outcome.problem)
    if (outcome.ok) download(outcome.value, 'converted_files.zip')
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
    <>
      <Button kind="go" onClick={saveZip} icon={<PackageCheck size={16} aria-hidden />}>
        Download all
      </Button>
      {canSaveToFolder() && (
        <Button onClick={saveFolder} icon={<FolderDown size={16} aria-hidden />}>
          Save to folder
        </Button>
      )}
      <Alert problem={problem} />
    </>
  )
}
