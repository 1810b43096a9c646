import { useState } from 'react'
import { freeNames } from '#lib/files/free-names.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import FolderDown from '~icons/lucide/folder-down'
import PackageCheck from '~icons/lucide/package-check'
import { download } from '../platform/download.ts'
import { canSaveToFolder, saveToFolder } from '../platform/save/save-to-folder.ts'
import { type NamedBlob, zipBlob } from '../platform/save/zip-blob.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { showToast } from './toast.tsx'

type SaveAllProps = {
  readonly files: readonly NamedBlob[]
  /** The name of the ZIP. */
  readonly zipName: string
  readonly kind?: 'go' | 'plain'
}

/** Saves all files at once, as a ZIP or into a folder; of equal names all but the first get a number. */
export function SaveAll({ files, zipName, kind = 'plain' }: SaveAllProps) {
  const [problem, setProblem] = useState<Problem>()
  const names = freeNames(files.map(({ name }) => name))
  const named = files.map(({ blob }, index) => ({ blob, name: names[index] ?? '' }))
  const saveZip = async () => {
    const result = await toResultAsync(() => zipBlob(named, new Date()))
    setProblem(result.ok ? undefined : result.problem)
    if (result.ok) download(result.value, zipName)
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
      <Button kind={kind} onClick={saveZip} icon={<PackageCheck size={16} aria-hidden />}>
        Download all
      </Button>
      {canSaveToFolder() && (
        <Button
          kind={kind === 'go' ? 'quiet' : 'plain'}
          onClick={saveFolder}
          icon={<FolderDown size={16} aria-hidden />}
        >
          Save to folder
        </Button>
      )}
      <Alert problem={problem} />
    </>
  )
}
