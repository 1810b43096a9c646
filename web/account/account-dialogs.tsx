import { useState } from 'react'
import { changeEmailResponse } from '#contract/account.ts'
import { withBase } from '#lib/net/base-path.ts'
import { fetchApi } from '../platform/fetch-api.ts'
import { EmailField } from '../ui/email-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { NameField, PasswordField } from './account-fields.tsx'
import { askFor, hintAt } from './ask-account.ts'
import { ChangeForm } from './security/change-form.tsx'
import { Reauthentication } from './security/reauthentication.tsx'

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
      <Reauthentication value={password} onChange={setPassword} />
    </ChangeForm>
  )
}
