import { lazy, Suspense, useRef } from 'react'
import { useSettled } from '#web/browser/use-settled.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { Bench } from '#web/ui/bench.tsx'
import type { TextCaret } from '#web/ui/code-editor.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { Card } from '#web/ui/result.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { staticPart } from '#web/ui/static-part.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { InputPane } from './input-pane.tsx'
import { JsonPathCard } from './json-path-card.tsx'
import { OptionsBar } from './options-bar.tsx'
import { OutputPane } from './output-pane.tsx'
import { useJsonFormatter } from './use-json-formatter.ts'

const DocumentTree = lazy(() => import('./document-tree.tsx'))

const help = staticPart('help', () => import('./help.tsx'))

export default function JsonFormatterPage() {
  const formatter = useJsonFormatter()
  const { state, set, desk, document, formatted } = formatter
  const problem = useSettled(formatter.problem)
  const input = useRef<TextCaret>(null)

  const clear = () => {
    const undo = formatter.clear()
    showToast({ title: 'Cleared', action: { label: 'Undo', onAct: undo } })
  }
  return (
    <Shortcuts
      keys={{
        'Mod+Enter': () => set({ indent: state.indent === 'Minified' ? '2 spaces' : state.indent }),
        'Mod+Shift+M': () => set({ indent: 'Minified' }),
      }}
    >
      <DropArea onFiles={formatter.takeFiles} invitation="Drop a JSON file">
        <OptionsBar formatter={formatter} onClear={clear} />
        <Bench
          input={<InputPane formatter={formatter} inputRef={input} problem={problem} />}
          output={<OutputPane formatter={formatter} />}
          result={formatted}
        />
        <Announcer text={formatted ? `Valid JSON, ${formatted.statistics.keys} keys` : ''} />
        <div className="mt-5 grid grid-cols-1 gap-5 lg:grid-cols-2">
          <Card title="Tree" className="min-h-[34rem]">
            {document ? (
              <Suspense>
                <DocumentTree desk={desk} held={document} />
              </Suspense>
            ) : (
              <p className="text-ink-soft">
                Valid JSON can be walked here, searched, and copied piece by piece.
              </p>
            )}
          </Card>
          <JsonPathCard
            desk={desk}
            document={document}
            path={state.path}
            onPath={(path) => set({ path })}
            indent={state.indent}
          />
        </div>
      </DropArea>
      {help}
    </Shortcuts>
  )
}
