import { type ClipboardEvent, useState } from 'react'
import { linesWithText } from '#lib/lists/item-list.ts'
import { describeHeading, type ListReading } from '#lib/lists/list-rows.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { writeCsv } from '#lib/tabular/csv/write-csv.ts'
import { LIST_FILES, sortFiles } from '#web/platform/files.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { DropArea, FileButton } from '#web/ui/file-drop.tsx'
import { headingAction } from '#web/ui/heading-action.ts'
import { LongText } from '#web/ui/long-text.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextPane, TextResult } from '#web/ui/pane.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { PanelProps } from './panel.tsx'
import { listText, shuffleList } from './shuffle-list.ts'

/** A list in, the same list out in another order, or some of it. */
export function ListPanel({ form, onChange }: PanelProps) {
  const [shuffled, setShuffled] = useState<readonly string[]>([])
  const [error, setError] = useState<Problem>()
  const isEmpty = form.items.trim() === ''
  const setItems = (items: string) => {
    setError(undefined)
    onChange({ items })
  }
  const takeFiles = async (files: readonly File[]) => {
    const { good, errors } = sortFiles(files.slice(0, 1), LIST_FILES)
    const [file] = good
    if (!file) return setError({ message: errors[0] ?? '', detail: '' })
    const { readListFile } = await import('#lib/lists/read-list.ts')
    const read = await toResultAsync(async () =>
      readListFile(new Uint8Array(await file.arrayBuffer()), file.name),
    )
    if (read.ok) {
      setItems(read.value.items.join('\n'))
      offerHeading(read.value, read.value.items.join('\n'))
    } else setError(read.problem)
  }
  const offerHeading = ({ heading }: ListReading, items: string) => {
    if (heading === undefined) return
    showToast({
      title: describeHeading(heading),
      otherActions: headingAction(heading, (item) => setItems(`${item}\n${items}`)),
    })
  }
  const paste = async (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const { target } = event
    if (!(target instanceof HTMLTextAreaElement) || !/[\r\n]/.test(text.trim())) return
    event.preventDefault()
    const { readPastedList } = await import('#lib/lists/pasted-rows.ts')
    const list = readPastedList(text)
    // Unlike a new value, an inserted text can be undone by the browser.
    document.execCommand('insertText', false, list.items.join('\n'))
    offerHeading(list, target.value)
  }
  const shuffle = () => setShuffled(shuffleList({ ...form, text: form.items }))
  const text = listText(shuffled, form.isNumbered)
  const isNone = shuffled.length === 0
  return (
    <DropArea onFiles={takeFiles} invitation="Drop a list: .txt, .csv or .xlsx">
      <form
        className="flex flex-wrap items-end gap-x-5 gap-y-3 border-line border-b p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty) shuffle()
        }}
      >
        <div className="w-28">
          <NumberField
            label="Pick"
            value={form.pick}
            onChange={(pick) => onChange({ pick })}
            min={1}
            hint="Blank: all of them"
          />
        </div>
        <div className="flex flex-wrap gap-x-5 self-center">
          <CheckField
            label="Number the lines"
            isChecked={form.isNumbered}
            onChange={(isNumbered) => onChange({ isNumbered })}
          />
          <CheckField
            label="Drop duplicates"
            isChecked={form.dropsDuplicates}
            onChange={(dropsDuplicates) => onChange({ dropsDuplicates })}
          />
        </div>
        <Button
          kind="go"
          type="submit"
          data-main
          disabled={isEmpty}
          className="ml-auto self-center max-sm:w-full"
        >
          Shuffle List
        </Button>
      </form>
      <div
        onPaste={paste}
        className="grid grid-cols-1 divide-y divide-line max-lg:[--pane:12rem] lg:grid-cols-2 lg:divide-x lg:divide-y-0"
      >
        <TextPane
          label="Items"
          value={form.items}
          onChange={setItems}
          placeholder="One item per line"
          actions={<FileButton accept={LIST_FILES.accept} onFiles={takeFiles} />}
          foot={getCount(linesWithText(form.items).length)}
        >
          {error && (
            <div className="p-3.5 pb-0">
              <Alert problem={error} />
            </div>
          )}
        </TextPane>
        <TextResult
          label="Shuffled list"
          text={text}
          shown={
            <span className="block font-sans text-xl">
              <LongText text={text} />
            </span>
          }
          foot={isNone ? undefined : getCount(shuffled.length)}
          actions={
            <>
              <CopyButton text={text} disabled={isNone} />
              <DownloadButton content={text} fileName="shuffled-list.txt" disabled={isNone} />
              <DownloadButton
                label="CSV"
                content={() => writeCsv(shuffled.map((item) => [item]))}
                fileName="shuffled-list.csv"
                type="text/csv;charset=utf-8"
                disabled={isNone}
              />
            </>
          }
        >
          {isNone && !isEmpty && (
            <p className="px-1.5 text-ink-soft text-sm">Press Shuffle List: the new order appears here.</p>
          )}
        </TextResult>
      </div>
      <Announcer text={isNone ? '' : `${getCount(shuffled.length)} shuffled`} />
    </DropArea>
  )
}

function getCount(items: number): string {
  return `${pluralize(items, 'item')}`
}
