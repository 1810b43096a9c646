import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { registerResult } from '#web/platform/results-registry.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { Pane, TextPane } from '#web/ui/pane.tsx'
import type { WordCounter } from './use-word-counter.ts'

type TextBoxProps = {
  readonly counter: WordCounter
  readonly onSelection: (selected: string) => void
}

const PROBLEM_ID = 'word-counter-problem'

export function TextBox({ counter, onSelection }: TextBoxProps) {
  const { state, longName, problem } = counter
  const actions = (
    <>
      {state.previous !== '' && state.previous !== state.text && (
        <Button size="small" kind="quiet" onClick={counter.restore}>
          Restore previous text
        </Button>
      )}
      <FileButton accept=".txt,.md,text/plain,text/markdown" onFiles={counter.takeFiles} />
    </>
  )
  const alert = problem && <Alert problem={problem} id={PROBLEM_ID} />
  return (
    <div className="filling grid max-lg:h-72 grid-rows-[minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface shadow-lift">
      <span hidden ref={registerResult({ label: 'Copy', heading: 'The text', text: state.text })} />
      {longName ? (
        <Pane title="Text" actions={actions} foot={<span>{formatBytes(new Blob([state.text]).size)}</span>}>
          {alert}
          <p className="p-3.5">
            <span className="font-medium [overflow-wrap:anywhere]">{longName}</span> is too long for a text
            box. All of it is counted.
          </p>
        </Pane>
      ) : (
        <TextPane
          label="Text"
          value={state.text}
          onChange={counter.setText}
          actions={actions}
          isProse
          onSelection={onSelection}
          errorId={problem && PROBLEM_ID}
          placeholder="Type or paste your text, or drop a text file. Select a part to count it by itself."
        >
          {alert}
        </TextPane>
      )}
    </div>
  )
}
