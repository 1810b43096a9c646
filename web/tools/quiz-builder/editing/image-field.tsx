import { useState } from 'react'
import { LIMITS, type Question } from '#lib/quiz/quiz.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { readImage } from './use-image.ts'

type ImageFieldProps = {
  readonly question: Question
  readonly onChange: (fields: Partial<Question>) => void
}

/** Image of a question, scaled down so that it can be stored with it. */
export default function ImageField({ question, onChange }: ImageFieldProps) {
  const { picture, pictureText } = question
  const [problem, setProblem] = useState<Problem>()
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    const read = await readImage(file)
    setProblem(read.ok ? undefined : read.problem)
    if (read.ok) onChange({ picture: read.value })
  }
  if (picture === '')
    return (
      <div className="grid justify-items-start gap-2">
        <FileButton label="Add picture" accept="image/*" onFiles={take} />
        <Alert problem={problem} />
      </div>
    )
  return (
    <div className="flex flex-wrap items-start gap-3">
      <img src={picture} alt="" className="max-h-32 max-w-40 rounded-control border border-line" />
      <div className="min-w-48 flex-1">
        <TextField
          label="Picture description"
          value={pictureText}
          maxLength={LIMITS.title}
          onChange={(next) => onChange({ pictureText: next })}
          hint="Read aloud to people who cannot see the picture."
        />
        <Button size="small" kind="quiet" onClick={() => onChange({ picture: '', pictureText: '' })}>
          Remove picture
        </Button>
      </div>
    </div>
  )
}
