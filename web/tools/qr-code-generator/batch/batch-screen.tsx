import { useEffect, useId, useRef } from 'react'
import { readTextFile } from '#web/platform/read-text-file.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Card } from '#web/ui/result.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'
import Archive from '~icons/lucide/archive'
import { SizeField } from '../size-field.tsx'
import type { QrTool } from '../use-qr-tool.ts'
import { BATCH_FORMATS } from './batch-job.ts'
import { useBatch } from './use-batch.ts'

type BatchScreenProps = {
  readonly tool: QrTool
  /** The last file that was dropped or pasted. */
  readonly file: File | undefined
}

/** Many codes at once, all in the design that is set, in one ZIP. */
export default function BatchScreen({ tool, file }: BatchScreenProps) {
  const { settings, change } = tool
  const batch = useBatch(tool)
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = await readTextFile(chosen)
    if (read.ok) change({ lines: read.value })
    else showToast({ title: read.problem.message, tone: 'error' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that arrives is read once
  useEffect(() => {
    take(file)
  }, [file])
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <LinesBox value={settings.lines} onChange={(lines) => change({ lines })} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileButton accept=".txt,.csv,.tsv" onFiles={([chosen]) => take(chosen)} />
          <RadioGroup
            label="File format"
            value={batch.format}
            options={BATCH_FORMATS}
            onChange={batch.setFormat}
          />
          <Button
            kind="go"
            icon={<Archive size={16} aria-hidden />}
            isSoftDisabled={batch.count === 0 || batch.progress !== undefined}
            onClick={batch.make}
          >
            Download ZIP
          </Button>
          <p className="text-ink-soft text-sm tabular-nums">
            {batch.count} {batch.count === 1 ? 'code' : 'codes'}
          </p>
        </div>
        <SizeField tool={tool} />
        <Progress fraction={batch.progress} label="Making codes" onCancel={batch.cancel} />
        <Alert problem={batch.problem} />
        <Failures answer={batch.answer} />
        <Announcer text={batch.answer ? `${batch.answer.count} codes made` : ''} />
      </div>
    </Card>
  )
}

function LinesBox({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const id = useId()
  const ref = useRef<HTMLTextAreaElement>(null)
  usePreHydrationInput(ref, value, onChange)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        Texts
      </label>
      <textarea
        ref={ref}
        id={id}
        dir="auto"
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="field block resize-y font-mono text-sm"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
        One code per line, or a CSV with a column “text” and, for the names of the files, a column “name”.
      </p>
    </div>
  )
}

function Failures({ answer }: { readonly answer: ReturnType<typeof useBatch>['answer'] }) {
  if (!answer || answer.failures.length === 0) return null
  return (
    <Note>
      <p className="font-semibold">
        {answer.failures.length} of {answer.failures.length + answer.count} could not be made; the others are
        in the ZIP.
      </p>
      <ul aria-label="Not made">
        {answer.failures.map((failure) => (
          <li key={failure}>{failure}</li>
        ))}
      </ul>
    </Note>
  )
}
