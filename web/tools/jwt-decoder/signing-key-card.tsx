import { useState } from 'react'
import { toResult, toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { ALGORITHMS, getAlgorithm } from './algorithms.ts'
import { getText } from './claims.ts'
import { CodeField } from './code-field.tsx'
import type { EncodeForm } from './encode-form.ts'
import { type GeneratedKey, generateKey } from './generate-key.ts'
import { readJsonObject } from './json-part.ts'
import { SECRET_ENCODINGS } from './jwt-state.ts'
import { looksLikeKey } from './key-text.ts'
import SecretNotes from './secret-notes.tsx'
import { setAlgorithm } from './sign-token.ts'

const OTHER = 'Other…'

type SigningKeyCardProps = {
  readonly form: EncodeForm
  readonly onChange: (change: Partial<EncodeForm>) => void
}

/** Algorithm and key for signing. */
export function SigningKeyCard({ form, onChange }: SigningKeyCardProps) {
  const [problem, setProblem] = useState<Problem>()
  const { header, keyText, encoding, generated } = form
  const part = toResult(() => readJsonObject('Header', header))
  const algorithm = getAlgorithm(part.ok ? getText(part.value, 'alg') : undefined)
  const isShared = algorithm?.key.kty === 'oct'
  const generate = async () => {
    const result = await toResultAsync(() => generateKey(algorithm?.name ?? ''))
    setProblem(result.ok ? undefined : result.problem)
    if (!result.ok) return
    const key = result.value
    onChange(
      key.kind === 'secret'
        ? { generated: key, keyText: key.base64url, encoding: 'base64url' }
        : { generated: key, keyText: key.privateJwk },
    )
  }
  return (
    <section className="grid min-w-0 gap-3 rounded-card border border-line bg-surface p-3.5 shadow-lift">
      <div className="grid grid-cols-1 items-end gap-3 min-[26rem]:grid-cols-2">
        <SelectField
          label="Algorithm"
          value={algorithm?.name ?? OTHER}
          options={[...ALGORITHMS.map(({ name }) => name), ...(algorithm ? [] : [OTHER])]}
          onChange={(alg) => alg !== OTHER && onChange({ header: setAlgorithm(header, alg) })}
        />
        <Button onClick={generate} disabled={!algorithm}>
          {isShared ? 'Generate secret' : 'Generate key pair'}
        </Button>
      </div>
      <Alert problem={problem} />
      <CodeField
        label="Secret or private key"
        rows={4}
        value={keyText}
        onChange={(typed) => onChange({ keyText: typed })}
        placeholder="A secret for HS…, or a private key as PEM or JWK"
        hint="Stays in this tab’s memory. It is not stored and not sent."
      />
      <SecretNotes alg={algorithm?.name} keyText={keyText} encoding={encoding} />
      {isShared && !looksLikeKey(keyText) && (
        <SelectField
          label="Secret encoding"
          value={encoding}
          options={SECRET_ENCODINGS}
          onChange={(chosen) => onChange({ encoding: chosen })}
        />
      )}
      {generated && <GeneratedKeyView generated={generated} />}
    </section>
  )
}

/** The key that was just made, to be carried away in the form that is needed. */
export function GeneratedKeyView({ generated }: { readonly generated: GeneratedKey }) {
  return (
    <section aria-label="Generated key" className="rounded-control bg-sunken p-3.5 text-sm">
      <p className="mb-2">
        <span className="font-semibold">New {generated.kind === 'pair' ? 'key pair' : 'secret'}</span> for{' '}
        {generated.alg}. It was made on this device and is kept nowhere: copy what you need.
      </p>
      <div className="flex flex-wrap gap-1.5">
        {getForms(generated).map(([label, text]) => (
          <CopyButton key={label} label={`Copy ${label}`} text={text} />
        ))}
      </div>
      {generated.kind === 'pair' && (
        <details className="mt-3">
          <summary className="w-fit underline underline-offset-4">Show public key</summary>
          <pre translate="no" className="mt-2 whitespace-pre-wrap break-all font-mono text-code">
            {`${generated.publicPem}\n\n${generated.publicJwk}`}
          </pre>
        </details>
      )}
    </section>
  )
}

function getForms(key: GeneratedKey): readonly (readonly [label: string, text: string])[] {
  if (key.kind === 'secret')
    return [
      ['secret (Base64url)', key.base64url],
      ['secret (JWK)', key.jwk],
    ]
  return [
    ['public JWK', key.publicJwk],
    ['private JWK', key.privateJwk],
    ['public PEM', key.publicPem],
    ['private PEM', key.privatePem],
  ]
}
