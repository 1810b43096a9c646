import { useMemo } from 'react'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { CodeField } from './code-field.tsx'
import type { EncodeForm } from './encode-form.ts'
import { PaintedToken } from './painted-token.tsx'
import { cutSegments } from './segments.ts'
import { type SignQuestion, signToken } from './sign-token.ts'
import { SigningKeyCard } from './signing-key-card.tsx'
import { useAnswer } from './use-answer.ts'

type EncodeTabProps = {
  readonly form: EncodeForm
  readonly onChange: (change: Partial<EncodeForm>) => void
  /** Copies the token to the other tab. */
  readonly onDecode: (token: string) => void
}

/** From claims and a key to a signed token. */
export default function EncodeTab({ form, onChange, onDecode }: EncodeTabProps) {
  const { header, payload, keyText, encoding } = form
  const question = useMemo<SignQuestion>(
    () => ({ header, payload, keyText, encoding }),
    [header, payload, keyText, encoding],
  )
  const result = useAnswer(question, signToken)
  const token = result?.ok ? result.value : ''
  const problem = useDebounced(result?.ok === false ? result.problem : undefined)
  const isWaiting = keyText === '' && problem?.message === 'A key is needed to sign'
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start">
      <section className="grid gap-3 rounded-card border border-line bg-surface p-3.5 shadow-lift">
        <CodeField label="Header" rows={5} value={header} onChange={(typed) => onChange({ header: typed })} />
        <CodeField
          label="Payload"
          rows={10}
          value={payload}
          onChange={(typed) => onChange({ payload: typed })}
        />
      </section>
      <div className="grid min-w-0 gap-4">
        <SigningKeyCard form={form} onChange={onChange} />
        <section className="min-w-0 rounded-card border border-line bg-surface shadow-lift">
          <header className="flex min-h-12 flex-wrap items-center gap-1.5 px-3.5 pt-1.5">
            <h2 className="mr-auto font-semibold text-sm">Signed token</h2>
            <CopyButton text={token} disabled={token === ''} />
            <Button size="small" disabled={token === ''} onClick={() => onDecode(token)}>
              Decode this token
            </Button>
          </header>
          <div className="grid gap-3 px-3.5 pb-3.5">
            {isWaiting ? (
              <Note tone="plain">Give a key or generate one, and the signed token appears here.</Note>
            ) : (
              <Alert problem={problem} />
            )}
            <output
              translate="no"
              aria-label="Signed token"
              aria-live="off"
              className="block min-h-16 font-mono text-code leading-relaxed break-all"
            >
              <PaintedToken text={token} segments={cutSegments(token)} />
            </output>
          </div>
        </section>
      </div>
      <Announcer text={token === '' ? '' : 'Token signed'} />
    </div>
  )
}
