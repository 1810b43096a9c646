import { CopyButton } from '#web/ui/copy-button.tsx'
import type { GeneratedKey } from './generate-key.ts'

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
          <pre className="mt-2 whitespace-pre-wrap break-all font-mono text-code">
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
