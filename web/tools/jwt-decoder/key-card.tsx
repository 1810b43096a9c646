import { lazy, Suspense } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { CodeField } from './code-field.tsx'
import { KEY_FIELD_ID, MAX_LEEWAY_SECONDS, SECRET_ENCODINGS } from './jwt-state.ts'
import { looksLikeKey } from './key-text.ts'
import type { JwtTool } from './use-jwt.ts'

const SecretNotes = lazy(() => import('./secret-notes.tsx'))

/** Key that verifies the signature, and the leeway for times. */
export function KeyCard({ tool }: { readonly tool: JwtTool }) {
  const { keyText, setKeyText, options, set, leeway, alg, decoded } = tool
  const headerKey = decoded?.headerKey
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-3.5 shadow-lift">
      <CodeField
        id={KEY_FIELD_ID}
        label="Secret or public key"
        rows={4}
        value={keyText}
        onChange={setKeyText}
        placeholder="A secret for HS…, or a public key as PEM, JWK or JWKS"
        hint="Stays in this tab’s memory. It is not stored and not sent."
      />
      {headerKey && headerKey.text !== keyText && (
        <Button size="small" className="justify-self-start" onClick={() => setKeyText(headerKey.text)}>
          Use the key in the header ({headerKey.name})
        </Button>
      )}
      {keyText !== '' && (
        <Suspense>
          <SecretNotes alg={alg} keyText={keyText} encoding={options.encoding} />
        </Suspense>
      )}
      <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2">
        {!looksLikeKey(keyText) && (
          <SelectField
            label="Secret encoding"
            value={options.encoding}
            options={SECRET_ENCODINGS}
            onChange={(encoding) => set({ encoding })}
          />
        )}
        <NumberField
          label="Leeway in seconds"
          value={options.leeway}
          onChange={(typed) => set({ leeway: typed.slice(0, 20) })}
          min={0}
          max={MAX_LEEWAY_SECONDS}
          step={10}
          error={leeway.hint}
        />
      </div>
    </section>
  )
}
