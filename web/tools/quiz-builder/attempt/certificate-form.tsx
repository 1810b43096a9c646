import { useState } from 'react'
import type { QuizResult } from '#lib/quiz/quiz-result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

type CertificateFormProps = {
  /** Of the quiz. */
  readonly title: string
  readonly result: QuizResult
  /** When the run ended, in milliseconds since 1970. */
  readonly finishedAt: number
}

/** A page with the result, for those who want to show it. */
export function CertificateForm({ title, result, finishedAt }: CertificateFormProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' }).format(finishedAt)
  const save = async () => {
    setBusy(true)
    const { saveCertificate } = await import('../print/use-quiz-document.ts')
    setProblem(await saveCertificate(title, { ...result, name, date }))
    setBusy(false)
  }
  return (
    <form
      className="mt-4 border-line border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 max-w-80 flex-1">
          <TextField label="Name on the certificate" value={name} maxLength={80} onChange={setName} />
        </div>
        <Button type="submit" isSoftDisabled={isBusy}>
          Save certificate
        </Button>
      </div>
      <div className="mt-3 empty:hidden">
        <Alert problem={problem} />
      </div>
    </form>
  )
}
