import { type ClipboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { totalPoints } from '#lib/estimation/overview.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import X from '~icons/lucide/x'
import { pointsText, type Table, type TableActs, type TableStory } from './table.ts'

const FileRow = lazy(async () => ({ default: (await import('./backlog-tools.tsx')).FileRow }))
const EditRow = lazy(async () => ({ default: (await import('./backlog-tools.tsx')).EditRow }))

type BacklogCardProps = { readonly table: Table; readonly acts: TableActs }

/** Backlog with the estimates so far. */
export function BacklogCard({ table, acts }: BacklogCardProps) {
  const { stories, currentId, canLead } = table
  const [isOpen, setOpen] = useState(false)
  const estimated = stories.filter(({ finalEstimate }) => finalEstimate !== '').length
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">Story Backlog</h2>
        <p className="text-ink-soft text-sm tabular-nums">
          {estimated} of {stories.length} estimated, {pointsText(totalPoints(table))} points
        </p>
      </div>
      {canLead && <StoryForm acts={acts} />}
      {stories.length === 0 && <p className="mt-3 text-ink-soft text-sm">No stories yet.</p>}
      <ol aria-label="Story Backlog" className="relative mt-3 max-h-96 divide-y divide-line overflow-y-auto">
        {isOpen && canLead ? (
          <Suspense>
            {stories.map((story) => (
              <EditRow key={story.id} table={table} acts={acts} story={story} />
            ))}
          </Suspense>
        ) : (
          stories.map((story) => (
            <StoryRow
              key={story.id}
              story={story}
              isCurrent={story.id === currentId}
              {...(canLead && {
                onSelect: () => acts.selectStory(story.id),
                onRemove: () => acts.removeStory(story.id),
              })}
            />
          ))
        )}
      </ol>
      <Button
        size="small"
        kind="quiet"
        className={`mt-2 ${canLead ? '' : 'max-sm:hidden'}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {canLead ? 'Edit, order, files' : 'Files'}
      </Button>
      {isOpen && (
        <Suspense>
          <FileRow table={table} acts={acts} />
        </Suspense>
      )}
    </Card>
  )
}

function StoryForm({ acts }: { readonly acts: TableActs }) {
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const add = async () => {
    if (!(await acts.addStory({ title, description }))) return
    setTitle('')
    setDescription('')
    form.current?.querySelector('input')?.focus()
  }
  const paste = async (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim()
    if (!/[\r\n]/.test(text)) return
    event.preventDefault()
    const { storiesOfText } = await import('./backlog-file.ts')
    acts.addStories(storiesOfText(text))
  }
  return (
    <form
      ref={form}
      onPaste={paste}
      className="grid grid-cols-1 items-end gap-2 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField label="Story title" value={title} onChange={setTitle} autoComplete="off" />
      <TextField
        label="Story description"
        value={description}
        onChange={setDescription}
        autoComplete="off"
        placeholder="Optional"
      />
      <Button type="submit">Add Story</Button>
    </form>
  )
}

type StoryRowProps = {
  readonly story: TableStory
  readonly isCurrent: boolean
  readonly onSelect?: () => void
  readonly onRemove?: () => void
}

function StoryRow({ story: { title, finalEstimate }, isCurrent, onSelect, onRemove }: StoryRowProps) {
  const look = `min-h-control min-w-0 flex-1 rounded-control px-2 py-1.5 text-left [overflow-wrap:anywhere] ${isCurrent ? 'font-semibold' : ''}`
  return (
    <li className={`flex items-center gap-2 py-1 pr-1 ${isCurrent ? 'bg-sunken' : ''}`}>
      {onSelect ? (
        <button
          type="button"
          dir="auto"
          aria-current={isCurrent || undefined}
          className={`${look} hover:bg-sunken`}
          onClick={onSelect}
        >
          {title}
        </button>
      ) : (
        <span dir="auto" translate="no" aria-current={isCurrent || undefined} className={look}>
          {title}
        </span>
      )}
      {finalEstimate !== '' && (
        <span className="rounded-full bg-good-soft px-2.5 py-0.5 font-semibold text-good text-sm tabular-nums">
          {finalEstimate}
        </span>
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${title}`}
          className="grid size-control shrink-0 place-items-center rounded-control text-ink-soft hover:bg-surface hover:text-ink"
          onClick={onRemove}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </li>
  )
}
