import { useId } from 'react'
import { getChunks, type ScanText } from './scan-text.ts'

type TextEditorProps = {
  readonly text: ScanText
  readonly onChange: (text: string) => void
  /** Told where the caret stands. */
  readonly onCaret: (offset: number) => void
}

/** Style shared by both layers, so that words and highlights align. */
const LOOK = 'whitespace-pre-wrap break-words p-3.5 text-base leading-relaxed [tab-size:8]'

/**
 * Editor for the text, with doubtful words highlighted. A text field cannot highlight, so an identical text layer below
 * it sets the height of the field and renders the highlights.
 */
export function TextEditor({ text, onChange, onCaret }: TextEditorProps) {
  const id = useId()
  const chunks = getChunks(text)
  const doubtful = chunks.filter(({ isDoubtful }) => isDoubtful).length
  return (
    <>
      <div className="flex max-h-[70vh] min-h-60 flex-1 flex-col overflow-auto">
        <div className="relative flex-[1_0_auto]">
          <div aria-hidden dir="auto" className={`${LOOK} invisible [&_mark]:visible`}>
            {chunks.map(({ text: chunk, isDoubtful }, index) =>
              isDoubtful ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity than their place
                <mark key={index} className="rounded-sm bg-care-soft text-transparent">
                  {chunk}
                </mark>
              ) : (
                chunk
              ),
            )}
            {'\n'}
          </div>
          <textarea
            aria-label="Extracted text"
            aria-describedby={doubtful > 0 ? id : undefined}
            dir="auto"
            spellCheck={false}
            autoComplete="off"
            className={`${LOOK} absolute inset-0 size-full resize-none overflow-hidden bg-transparent outline-offset-[-2px]`}
            value={text.text}
            onChange={(event) => onChange(event.target.value)}
            onSelect={({ currentTarget }) => onCaret(currentTarget.selectionStart)}
          />
        </div>
      </div>
      {doubtful > 0 && (
        <p id={id} className="border-line border-t bg-sunken px-3.5 py-2 text-ink-soft text-sm">
          {doubtful === 1 ? '1 doubtful word is marked.' : `${doubtful} doubtful words are marked.`} Click a
          word to see its place on the page.
        </p>
      )}
    </>
  )
}
