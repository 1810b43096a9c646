import { useEffect, useRef } from 'react'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { Result } from '#web/ui/result.tsx'
import { crackTime } from './entropy.ts'
import { PanelLayout, type PanelProps } from './panel.tsx'
import { PasswordFields } from './password-fields.tsx'
import { type PasswordList, usePasswords } from './use-passwords.ts'

type PasswordPanelProps = PanelProps & { readonly passwordList: PasswordList }

/** Passwords of characters or of words. */
export function PasswordPanel({ form, onChange, passwordList }: PasswordPanelProps) {
  const { passwords, bits, generate } = usePasswords(form, passwordList)
  const problem =
    useDebounced(bits.ok ? undefined : bits.problem.message) && !bits.ok ? bits.problem : undefined
  const isNone = passwords.length === 0
  // The first password is there when the tab opens.
  const makeFirst = useRef(isNone ? generate : undefined)
  useEffect(() => {
    makeFirst.current?.()
    makeFirst.current = undefined
  }, [])
  const text = passwords.join('\n')
  return (
    <PanelLayout
      onSubmit={generate}
      fields={
        <>
          <PasswordFields form={form} onChange={onChange} />
          <Alert problem={problem} />
          <Button kind="go" type="submit" data-main className="w-full">
            Generate Password
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="mr-auto font-semibold">Password</h2>
        <CheckField label="Hide" isChecked={form.isMasked} onChange={(isMasked) => onChange({ isMasked })} />
        <CopyButton text={text} disabled={isNone} />
      </div>
      <div className="flex min-h-24 sm:min-h-36 flex-1 flex-col justify-center rounded-control border border-line bg-surface p-4">
        <output
          translate="no"
          aria-label="Password"
          aria-live="off"
          className={`block whitespace-pre-wrap font-mono [overflow-wrap:anywhere] ${passwords.length > 1 ? 'leading-loose' : 'text-center text-2xl sm:text-[32px] sm:leading-tight'}`}
        >
          {form.isMasked ? (
            passwords.map((password) => '•'.repeat(password.length)).join('\n')
          ) : (
            <Colored text={text} />
          )}
        </output>
        {isNone && <p className="text-center text-ink-soft text-sm">Your password appears here.</p>}
      </div>
      <Strength bits={bits.ok ? bits.value : undefined} />
      <p className="text-ink-soft text-sm">
        Passwords are made on this device and kept nowhere: not in this browser, not in the address. A copied
        password stays in the clipboard until you copy something else.
      </p>
      <Announcer
        text={isNone ? '' : passwords.length === 1 ? 'Password made' : `${passwords.length} passwords made`}
      />
    </PanelLayout>
  )
}

/** Digits and symbols differ from letters in color, so that they are not mistaken for them. */
function Colored({ text }: { readonly text: string }) {
  const parts = text.match(/[\p{L}\s]+|\d+|[^\p{L}\s\d]+/gu) ?? []
  return parts.map((part, index) => {
    const color = /\d/.test(part) ? 'var(--dev)' : /[\p{L}\s]/u.test(part) ? undefined : 'var(--accent)'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one password never move
      <span key={index} style={{ color }}>
        {part}
      </span>
    )
  })
}

/** Full at the strength of a 128-bit key. */
const FULL_BITS = 128

/** How hard the password is to guess for someone who knows how it was made. */
export function Strength({ bits }: { readonly bits: number | undefined }) {
  if (bits === undefined) return null
  const { word, color } = verdictOn(bits)
  return (
    <div>
      <div className="mb-3 h-2 overflow-hidden rounded-full bg-line" aria-hidden>
        <div
          className="h-full transition-[width]"
          style={{ width: `${Math.min(100, (100 * bits) / FULL_BITS)}%`, background: color }}
        />
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Result label="Strength">{word}</Result>
        <Result label="Entropy">{bits.toFixed(1)} bits</Result>
        <Result label="Time to guess">{crackTime(bits)}</Result>
      </div>
    </div>
  )
}

function verdictOn(bits: number): { readonly word: string; readonly color: string } {
  if (bits < 45) return { word: 'Weak', color: 'var(--wrong)' }
  if (bits < 65) return { word: 'Fair', color: 'var(--care)' }
  return { word: bits < 90 ? 'Strong' : 'Very strong', color: 'var(--good)' }
}
