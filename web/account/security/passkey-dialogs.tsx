import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { askFor } from '../ask-account.ts'
import { addPasskey } from './add-passkey.ts'
import { ChangeForm } from './change-form.tsx'
import { Reauthentication } from './reauthentication.tsx'

export type PasskeyChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly id: string; readonly name: string }

type DialogProps = { readonly onClose: () => void }
type OneProps = DialogProps & { readonly id: string; readonly name: string }

/** The dialog of one change to the passkeys. */
export default function PasskeyDialog({ change, onClose }: DialogProps & { readonly change: PasskeyChange }) {
  if (change.kind === 'add') return <AddDialog onClose={onClose} />
  const Chosen = change.kind === 'rename' ? RenameDialog : RemoveDialog
  return <Chosen id={change.id} name={change.name} onClose={onClose} />
}

function AddDialog({ onClose }: DialogProps) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const add = async () => {
    await addPasskey(name, password)
    showToast({ title: 'Success', description: 'The passkey is added. It signs you in from now on.' })
  }
  return (
    <ChangeForm title="Add Passkey" action="Add Passkey" onSubmit={add} onClose={onClose}>
      <PasskeyName value={name} onChange={setName} />
      <Reauthentication value={password} onChange={setPassword} />
    </ChangeForm>
  )
}

function RenameDialog({ id, name, onClose }: OneProps) {
  const [newName, setNewName] = useState(name)
  const rename = async () => {
    await askFor('passkeys/rename', { id, name: newName })
    showToast({ title: 'Success', description: 'The passkey has its new name.' })
  }
  return (
    <ChangeForm title="Rename Passkey" action="Save" onSubmit={rename} onClose={onClose}>
      <PasskeyName value={newName} onChange={setNewName} />
    </ChangeForm>
  )
}

function RemoveDialog({ id, name, onClose }: OneProps) {
  const remove = async () => {
    await askFor('passkeys/remove', { id })
    showToast({ title: 'Success', description: 'The passkey is removed.' })
  }
  return (
    <ChangeForm title="Remove Passkey" action="Remove" onSubmit={remove} onClose={onClose}>
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        “{name}” no longer signs you in. Remove it from your device or password manager as well.
      </p>
    </ChangeForm>
  )
}

function PasskeyName(props: { readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <TextField
      label="Name"
      name="passkey-name"
      autoComplete="off"
      hint="The device or key, such as “My phone”."
      isRequired
      maxLength={100}
      {...props}
    />
  )
}
