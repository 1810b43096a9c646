import { type FormEvent, type ReactNode, useState } from 'react'
import { changeEmailResponse } from '#contract/account.ts'
import { withBase } from '#lib/net/base-path.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { fetchApi } from '../platform/fetch-api.ts'
import { isDisabled, siteConfig } from '../platform/site-config.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmailField } from '../ui/email-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { NameField, PasswordField } from './account-fields.tsx'
import { askFor, hintAt } from './ask-account.ts'

export type Change = 'name' | 'email' | 'password' | 'delete'

type ChangeProps = { readonly onClose: () => void; readonly onDone: () => void }

const DIALOGS = {
  name: NameDialog,
  email: EmailDialog,
  password: PasswordDialog,
  delete: DeleteDialog,
} as const

/** The dialog of one change to the account. */
export default function AccountDialog({ change, ...props }: ChangeProps & { readonly change: Change }) {
  const Chosen = DIALOGS[change]
  return <Chosen {...props} />
}

function NameDialog({ onClose, onDone }: ChangeProps) {
  const [name, setName] = useState('')
  const save = async () => {
    await askFor('name', { name })
    showToast({ title: 'Success', description: 'Your name has been changed.' })
    onDone()
  }
  return (
    <ChangeForm title="Change Name" action="Save" onSubmit={save} onClose={onClose}>
      <NameField value={name} onChange={setName} />
    </ChangeForm>
  )
}

function EmailDialog({ onClose, onDone }: ChangeProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const save = async () => {
    const { isChanged } = await fetchApi('/api/account/email', { email, password }, changeEmailResponse)
    showToast({
      title: 'Success',
      description: isChanged
        ? 'Your email address has been changed.'
        : 'Open the link in the email to the new address. Until then the old one holds.',
    })
    onDone()
  }
  return (
    <ChangeForm title="Change Email" action="Save" onSubmit={save} onClose={onClose}>
      <EmailField label="New email" value={email} onChange={setEmail} />
      <PasswordField label="Password" value={password} onChange={setPassword} />
    </ChangeForm>
  )
}

function PasswordDialog({ onClose, onDone }: ChangeProps) {
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const save = async () => {
    await askFor('password', { password, newPassword })
    showToast({
      title: 'Success',
      description: 'Your password has been changed. Other browsers are signed out.',
    })
    onDone()
  }
  return (
    <ChangeForm title="Change Password" action="Save" onSubmit={save} onClose={onClose}>
      <PasswordField label="Present password" value={password} onChange={setPassword} />
      <PasswordField
        label="New password"
        showLabel="Show new password"
        isNew
        value={newPassword}
        onChange={setNewPassword}
      />
    </ChangeForm>
  )
}

function DeleteDialog({ onClose }: ChangeProps) {
  const [password, setPassword] = useState('')
  const erase = async () => {
    await askFor('delete', { password })
    hintAt('')
    showToast({ title: 'Success', description: 'Your account and all that was stored about it are deleted.' })
    location.replace(withBase('/'))
  }
  return (
    <ChangeForm title="Delete Account" action="Delete Account" onSubmit={erase} onClose={onClose}>
      <p className="text-ink-soft">
        The account and all that is stored about it on this server are deleted at once, and nobody can bring
        them back. Data in this browser stays.
      </p>
      {isDisabled('/auth#password') || (
        <PasswordField
          label="Password"
          isOptional={Boolean(siteConfig('sso'))}
          value={password}
          onChange={setPassword}
        />
      )}
      {siteConfig('sso') && (
        <p className="text-ink-soft">
          If your account has no password, you must have signed in with {siteConfig('sso')} within the last
          ten minutes.
        </p>
      )}
    </ChangeForm>
  )
}

type ChangeFormProps = {
  readonly title: string
  readonly action: string
  readonly onSubmit: () => Promise<void>
  readonly onClose: () => void
  readonly children: ReactNode
}

function ChangeForm({ title, action, onSubmit, onClose, children }: ChangeFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const result = await toResultAsync(onSubmit)
    setBusy(false)
    if (result.ok) onClose()
    else setProblem(result.problem)
  }
  return (
    <Dialog title={title} onClose={onClose} className="max-w-md">
      <form method="post" onSubmit={submit} className="grid gap-4">
        {children}
        <Alert problem={problem} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="go" type="submit" isSoftDisabled={isBusy}>
            {isBusy ? 'Please wait...' : action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
