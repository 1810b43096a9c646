import { useState } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { insertQuestions } from '../editing/questions.ts'
import { changeWithUndo } from '../use-quiz-library.ts'
import { readQuestions } from './read-questions.ts'
import { shownErrors } from './use-exchange.ts'

const SAMPLE = 'Capital of Norway?\nA. Bergen\nB. Oslo\nANSWER: B'

/** Questions pasted as text, counted as they are read. */
export default function PasteDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('')
  const { questions, errors, notes = [] } = readQuestions(text)
  const found = pluralize(questions.length, 'question')
  const add = () => {
    changeWithUndo(
      (quiz) => ({
        ...quiz,
        questions: insertQuestions(quiz.questions, quiz.questions.length, questions),
      }),
      `${found} added`,
    )
    onClose()
  }
  return (
    <Dialog title="Paste questions" onClose={onClose} className="max-w-2xl">
      <label className="block">
        <span className="mb-1 block font-medium text-sm">Questions as text</span>
        <textarea
          dir="auto"
          rows={12}
          className="field py-2 font-mono text-sm"
          placeholder={SAMPLE}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="mt-1 text-ink-soft text-sm">
        Aiken, GIFT, a table with a header, or a line per question with its options below.
      </p>
      <output translate="yes" aria-label="Found" className="mt-2 block min-h-12 whitespace-pre-line text-sm">
        {text.trim() !== '' && [`${found} found.`, shownErrors([...errors, ...notes])].join('\n')}
      </output>
      <Button
        kind={questions.length > 0 ? 'go' : 'plain'}
        isSoftDisabled={questions.length === 0}
        onClick={add}
      >
        Add to quiz
      </Button>
    </Dialog>
  )
}
