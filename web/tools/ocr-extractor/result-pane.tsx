import { Note } from '#web/ui/alert.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { type ListedScan, NO_TEXT } from './listed-scan.ts'
import { SaveAs } from './save-as.tsx'
import { editText, pageAt, type ScanText, wordAt } from './scan-text.ts'
import { TextEditor } from './text-editor.tsx'
import type { Languages } from './use-languages.ts'
import type { ScanList } from './use-scan-list.ts'

type ResultPaneProps = {
  readonly scan: ListedScan
  readonly list: ScanList
  readonly languages: Languages
}

/** Text read from a file, to correct, copy and save. */
export default function ResultPane({ scan, list, languages }: ResultPaneProps) {
  const { id, result } = scan
  return (
    <div className="flex min-w-0 flex-col overflow-clip [&>.pane]:flex-1 rounded-card border border-line bg-surface shadow-lift">
      <Pane
        title="Extracted text"
        actions={
          result && (
            <>
              <CopyButton text={result.text} />
              <DownloadButton content={result.text} fileName="extracted-text.txt" />
            </>
          )
        }
      >
        {result ? (
          <>
            {describeEmptyPages(result).map((note) => (
              <Note key={note} tone="plain">
                {note}
              </Note>
            ))}
            <TextEditor
              text={result}
              onChange={(text) => list.change(id, { result: editText(result, text), word: undefined })}
              onCaret={(offset) => list.change(id, getPlace(result, offset))}
            />
            <SaveAs scan={scan} result={result} languages={languages} />
          </>
        ) : (
          <p className="m-auto max-w-[36ch] p-6 text-center text-ink-soft">{describeWait(scan)}</p>
        )}
      </Pane>
    </div>
  )
}

function describeWait({ check, isInWork, problem, file }: ListedScan): string {
  if (isInWork) return 'Reading…'
  if (!check) return 'Opening…'
  if (!check.ok || problem) return 'The text appears here.'
  return `The text appears here. Press “Extract Text” to read ${file.name}.`
}

function getPlace(result: ScanText, offset: number): Partial<ListedScan> {
  const page = result.pages[pageAt(result, offset)]?.number
  return { word: wordAt(result, offset), ...(page !== undefined && { page }) }
}

/** Returns the message about pages without text. */
function describeEmptyPages({ pages }: ScanText): readonly string[] {
  const emptyPages = pages.filter(({ page }) => page.text.trim() === '')
  if (emptyPages.length === 0) return []
  if (pages.length === 1) return [NO_TEXT]
  const numbers = emptyPages.map(({ number }) => number + 1)
  return [`Page ${numbers.join(', ')}: ${NO_TEXT}`]
}
