import { useDebounced } from '#web/platform/use-debounced.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { SplitEditor } from '#web/ui/split-editor.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { EXAMPLES } from './examples.ts'
import { InputPane } from './input-pane.tsx'
import { OptionsBar } from './options-bar.tsx'
import { OutputPane } from './output-pane.tsx'
import { useBase64 } from './use-base64.ts'

const help = staticIsland('help', () => import('./help.tsx'))

export default function Base64ConverterPage() {
  const tool = useBase64()
  const { answer, switchMode } = tool
  const problem = useDebounced(tool.problem)
  const clear = () => {
    const undo = tool.clear()
    showToast({ title: 'Cleared', action: { label: 'Undo', onAct: undo } })
  }
  return (
    <Shortcuts keys={{ 'Mod+Enter': switchMode }}>
      <DropArea onFiles={tool.takeFile} invitation="Drop any file of up to 100 MB">
        <OptionsBar tool={tool} onClear={clear} />
        <SplitEditor
          input={<InputPane tool={tool} problem={problem} />}
          output={<OutputPane tool={tool} />}
          result={answer}
          isInvalid={problem !== undefined}
          empty={
            tool.isEmpty && {
              coming: `The ${tool.options.mode === 'Encode' ? 'Base64' : 'decoded content'} appears here.`,
              examples: EXAMPLES,
              onExample: tool.showExample,
            }
          }
        />
        <Announcer text={answer ? announcement(answer.kind) : ''} />
      </DropArea>
      {help}
    </Shortcuts>
  )
}

function announcement(kind: 'encoded' | 'decoded'): string {
  return kind === 'encoded' ? 'Encoded' : 'Decoded'
}
