import { useRef } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import type { TextCaret } from '#web/ui/code-editor.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { SplitEditor } from '#web/ui/split-editor.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { EXAMPLES } from './examples.ts'
import { InputPane } from './input-pane.tsx'
import { OptionsBar } from './options-bar.tsx'
import { OutputPane } from './output-pane.tsx'
import { useJsonFormatter } from './use-json-formatter.ts'

const help = staticIsland('help', () => import('./help.tsx'))

export default function JsonFormatterPage() {
  const formatter = useJsonFormatter()
  const { state, set, file, formatted } = formatter
  const problem = useDebounced(formatter.problem)
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
        <SplitEditor
          input={<InputPane formatter={formatter} inputRef={input} problem={problem} />}
          output={<OutputPane formatter={formatter} />}
          result={formatted}
          isInvalid={problem !== undefined}
          empty={
            state.input === '' &&
            !file && {
              coming: 'Formatted JSON appears here, with a tree and queries.',
              examples: EXAMPLES,
              onExample: formatter.showExample,
            }
          }
        />
        <Announcer text={formatted ? `Valid JSON, ${getKeys(formatted.statistics.keys)}` : ''} />
      </DropArea>
      {help}
    </Shortcuts>
  )
}

function getKeys(count: number): string {
  return `${pluralize(count, 'key')}`
}
