import { useState } from 'react'
import { toResultAsync } from '#lib/result/result.ts'
import { type Problem, UserError } from '#lib/result/user-error.ts'
import { sortFiles } from '#web/platform/files.ts'
import { Alert } from '#web/ui/alert.tsx'
import { announceMoved } from '#web/ui/announce.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { showToast } from '#web/ui/toast.tsx'
import ChevronDown from '~icons/lucide/chevron-down'
import ChevronUp from '~icons/lucide/chevron-up'
import X from '~icons/lucide/x'
import { resultsCsv, resultsMarkdown, storiesOfFile } from './backlog-file.ts'
import { IconButton } from './icon-button.tsx'
import type { Table, TableActs, TableStory } from './table.ts'

const STORY_FILES = { accept: '.csv,.tsv,.txt', limitBytes: 10 * 1024 * 1024 }

type BacklogToolsProps = { readonly table: Table; readonly acts: TableActs }

/** The stories of the first file. */
function readStories(files: readonly File[]) {
  const { good, errors } = sortFiles(files.slice(0, 1), STORY_FILES)
  const [file] = good
  return toResultAsync(async () => {
    if (!file) throw new UserError(errors[0] ?? '')
    return storiesOfFile(new Uint8Array(await file.arrayBuffer()), file.name)
  })
}

/** Adds the stories of a file passed on by another page. */
export async function importPendingFiles(files: readonly File[], acts: TableActs): Promise<void> {
  const read = await readStories(files)
  if (read.ok) acts.addStories(read.value)
  else showToast({ title: read.problem.message, description: read.problem.detail, tone: 'error' })
}

/** Actions for the backlog as a whole: import stories, export results. */
export function FileRow({ table, acts }: BacklogToolsProps) {
  const [problem, setProblem] = useState<Problem>()
  const take = async (files: readonly File[]) => {
    const read = await readStories(files)
    setProblem(read.ok ? undefined : read.problem)
    if (read.ok) acts.addStories(read.value)
  }
  const isEmpty = table.stories.length === 0
  return (
    <div className="mt-3 flex flex-col gap-2">
      <div className="flex flex-wrap gap-1.5">
        {table.canLead && <FileButton accept={STORY_FILES.accept} onFiles={take} />}
        <DownloadButton
          content={() => resultsCsv(table)}
          fileName="estimates.csv"
          type="text/csv;charset=utf-8"
          disabled={isEmpty}
        />
        <CopyButton text={() => resultsMarkdown(table)} label="Copy as Markdown" disabled={isEmpty} />
      </div>
      <p className="text-ink-soft text-sm">
        Upload takes a list, or a CSV such as Jira exports. Lines pasted as a title become stories, too.
      </p>
      <Alert problem={problem} />
    </div>
  )
}

/** A story that is being edited: its title, its place, and the description of the present one. */
export function EditRow({ table, acts, story }: BacklogToolsProps & { readonly story: TableStory }) {
  const { id, title, description } = story
  const isCurrent = id === table.currentId
  const move = (places: 1 | -1) => {
    const last = table.stories.length - 1
    const index = table.stories.findIndex((one) => one.id === id)
    acts.moveStory(id, places)
    announceMoved(Math.min(Math.max(index + places, 0), last), last + 1)
  }
  const input = (label: string, text: string, change: (typed: string) => void) => (
    <input
      key={text}
      type="text"
      dir="auto"
      aria-label={label}
      className="field"
      placeholder={text === '' ? 'Description' : undefined}
      defaultValue={text}
      onBlur={(event) => event.target.value !== text && change(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
  return (
    <li className="flex items-start gap-1 py-1.5">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        {input(`Title of ${title}`, title, (typed) => acts.editStory(id, { title: typed }))}
        {isCurrent &&
          input(`Description of ${title}`, description, (typed) =>
            acts.editStory(id, { title, description: typed }),
          )}
      </div>
      <IconButton label={`Move ${title} up`} onPress={() => move(-1)}>
        <ChevronUp size={16} aria-hidden />
      </IconButton>
      <IconButton label={`Move ${title} down`} onPress={() => move(1)}>
        <ChevronDown size={16} aria-hidden />
      </IconButton>
      <IconButton label={`Remove ${title}`} onPress={() => acts.removeStory(id)}>
        <X size={16} aria-hidden />
      </IconButton>
    </li>
  )
}
