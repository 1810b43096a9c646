import { pluralize } from '#lib/numbers/pluralize.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { SplitEditor } from '#web/ui/split-editor.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { EXAMPLES } from './examples.ts'
import { InputPane } from './input-pane.tsx'
import { DIRECTIONS, type Direction } from './options.ts'
import { Options } from './options-bar.tsx'
import { OutputPane } from './output-pane.tsx'
import { useConverter } from './use-converter.ts'

const help = staticIsland('help', () => import('./help.tsx'))

export default function CsvJsonConverterPage() {
  const converter = useConverter()
  const { state, converted } = converter
  const problem = useDebounced(converter.problem)
  const clear = () => {
    const undo = converter.clear()
    showToast({ title: 'Cleared', action: { label: 'Undo', onAct: undo } })
  }
  const go = (direction: Direction) => {
    const undo = converter.setDirection(direction)
    if (undo) showToast({ title: 'The output is now the input', action: { label: 'Undo', onAct: undo } })
  }
  const turnRound = () => go(state.direction === DIRECTIONS[0] ? DIRECTIONS[1] : DIRECTIONS[0])
  return (
    <Shortcuts keys={{ 'Mod+Enter': turnRound }}>
      <DropArea onFiles={converter.takeFiles} invitation="Drop a CSV, TSV, Excel or JSON file">
        <Options converter={converter} onDirection={go} onClear={clear} />
        <SplitEditor
          input={<InputPane converter={converter} problem={problem} />}
          output={<OutputPane converter={converter} />}
          result={converted}
          isInvalid={problem !== undefined}
          empty={
            state.text === '' &&
            !converter.file && {
              coming: `The ${state.direction === DIRECTIONS[0] ? 'JSON' : 'CSV'} appears here.`,
              examples: EXAMPLES,
              onExample: converter.showExample,
            }
          }
        />
        <Announcer text={converted ? `${getRows(converted.rowCount)} converted` : ''} />
      </DropArea>
      {help}
    </Shortcuts>
  )
}

function getRows(count: number): string {
  return `${pluralize(count, 'row')}`
}
