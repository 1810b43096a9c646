import { useState } from 'react'
import { recoveryCodesResponse, type SecondFactorSetUp, secondFactorSetUp } from '#contract/second-factor.ts'
import { fetchApi } from '../../platform/fetch-api.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { TextField } from '../../ui/field.tsx'
import QrImage from '../../ui/qr-image.tsx'
import { showToast } from '../../ui/toast.tsx'
import { PasswordField } from '../account-fields.tsx'
import { askFor } from '../ask-account.ts'
import { ChangeForm } from './change-form.tsx'

export type SecondFactorChange = 'on' | 'codes' | 'off'

type DialogProps = { readonly onClose: () => void }

const DIALOGS = { on: TurnOnDialog, codes: NewCodesDialog, off: TurnOffDialog } as const

/** The dialog of one change to the second factor. */
export default function SecondFactorDialog({
  change,
  onClose,
}: DialogProps & { readonly change: SecondFactorChange }) {
  const Chosen = DIALOGS[change]
  return <Chosen onClose={onClose} />
}

/** Password, then the secret for the app and a code of it, then the recovery codes. */
function TurnOnDialog({ onClose }: DialogProps) {
  const [password, setPassword] = useState('')
  const [setUp, setSetUp] = useState<SecondFactorSetUp>()
  const [codes, setCodes] = useState<readonly string[]>()
  const start = async () =>
    setSetUp(await fetchApi('/api/account/second-factor/start', { password }, secondFactorSetUp))
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  if (setUp) return <ConfirmDialog setUp={setUp} onDone={setCodes} onClose={onClose} />
  return (
    <ChangeForm
      title="Turn On Second Factor"
      action="Continue"
      hasNextStep
      onSubmit={start}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        You need an authenticator app on your phone, such as Aegis, 2FAS, Google Authenticator, or the one in
        your password manager.
      </p>
      <PasswordField label="Password" value={password} onChange={setPassword} />
    </ChangeForm>
  )
}

type ConfirmProps = DialogProps & {
  readonly setUp: SecondFactorSetUp
  readonly onDone: (codes: readonly string[]) => void
}

function ConfirmDialog({ setUp: { secret, uri }, onDone, onClose }: ConfirmProps) {
  const [code, setCode] = useState('')
  const confirm = async () => {
    const answer = await fetchApi('/api/account/second-factor/confirm', { code }, recoveryCodesResponse)
    onDone(answer.recoveryCodes)
  }
  return (
    <ChangeForm title="Scan the Code" action="Turn On" hasNextStep onSubmit={confirm} onClose={onClose}>
      <p className="text-ink-soft">
        Scan this QR code with the authenticator app, or type the key below into it.
      </p>
      <div className="grid justify-items-center gap-3">
        <QrImage url={uri} label="QR code for your authenticator app" />
        <div className="flex flex-wrap items-center justify-center gap-2">
          <code translate="no" className="font-mono text-sm [overflow-wrap:anywhere]">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <CopyButton text={secret} name="Copy the key" />
        </div>
        <a href={uri} className="text-accent text-sm underline underline-offset-4">
          Open an app on this device
        </a>
      </div>
      <TextField
        label="Code"
        name="one-time-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        hint="The six digits that the app shows now."
        isRequired
        maxLength={10}
        value={code}
        onChange={setCode}
      />
    </ChangeForm>
  )
}

function NewCodesDialog({ onClose }: DialogProps) {
  const [password, setPassword] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const renew = async () => {
    const path = '/api/account/second-factor/recovery-codes'
    setCodes((await fetchApi(path, { password }, recoveryCodesResponse)).recoveryCodes)
  }
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  return (
    <ChangeForm
      title="New Recovery Codes"
      action="Make New Codes"
      hasNextStep
      onSubmit={renew}
      onClose={onClose}
    >
      <p className="text-ink-soft">The codes that you have now stop working.</p>
      <PasswordField label="Password" value={password} onChange={setPassword} />
    </ChangeForm>
  )
}

function CodesDialog({ codes, onClose }: DialogProps & { readonly codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog title="Your Recovery Codes" onClose={onClose} className="max-w-md">
      <div className="grid gap-4">
        <p className="text-ink-soft">
          Without your phone, each of these codes signs you in once. They are shown only now: keep them in a
          password manager, or print them.
        </p>
        <ul
          aria-label="Recovery codes"
          translate="no"
          className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-control bg-sunken px-4 py-3 font-mono min-[26rem]:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div data-first className="flex flex-wrap gap-2">
          <CopyButton text={text} name="Copy all codes" size="normal" />
          <DownloadButton content={text} fileName="sundry-recovery-codes.txt" size="normal" />
          <Button kind="go" className="ml-auto" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function TurnOffDialog({ onClose }: DialogProps) {
  const [password, setPassword] = useState('')
  const turnOff = async () => {
    await askFor('second-factor/off', { password })
    showToast({ title: 'Success', description: 'The second factor is turned off.' })
  }
  return (
    <ChangeForm title="Turn Off Second Factor" action="Turn Off" onSubmit={turnOff} onClose={onClose}>
      <p className="text-ink-soft">
        From then on your password alone signs you in, and your recovery codes stop working.
      </p>
      <PasswordField label="Password" value={password} onChange={setPassword} />
    </ChangeForm>
  )
}
