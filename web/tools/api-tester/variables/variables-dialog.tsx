import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import Plus from '~icons/lucide/plus'
import X from '~icons/lucide/x'
import { EMPTY_PAIR } from '../api-request.ts'
import { PairRows } from '../pair-rows.tsx'
import { freeName, withActive } from './change-environments.ts'
import { activeEnvironment, type Environments } from './environments.ts'

type VariablesDialogProps = {
  readonly environments: Environments
  readonly onEnvironments: (next: Environments) => void
  readonly isPersisted: boolean
  readonly onClose: () => void
}

/** Dialog for named sets of variables: the active one, and their contents. */
export function VariablesDialog({
  environments,
  onEnvironments,
  isPersisted,
  onClose,
}: VariablesDialogProps) {
  const { list } = environments
  const active = activeEnvironment(environments)
  const add = () => {
    const name = freeName(environments, 'Environment')
    onEnvironments({ active: name, list: [...list, { name, variables: [] }] })
  }
  const remove = () => {
    const rest = list.filter((environment) => environment !== active)
    onEnvironments({ active: rest[0]?.name ?? active.name, list: rest })
    showToast({
      title: `${active.name} removed`,
      action: { label: 'Undo', onAct: () => onEnvironments(environments) },
    })
  }
  const rename = (name: string) => {
    const isUsed = list.some((environment) => environment !== active && environment.name === name)
    if (!isUsed) onEnvironments(withActive(environments, (now) => ({ ...now, name })))
  }
  return (
    <Dialog title="Variables" onClose={onClose} className="max-w-xl">
      <div className="grid gap-4">
        <p className="text-ink-soft text-sm">
          {'{{name}}'} in an address, a header, a body or a credential is replaced by the value.{' '}
          {isPersisted
            ? 'Values are stored in this browser, except those of names with “token”, “key”, “secret” or “password”.'
            : 'Values last until you leave this page.'}
        </p>
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-36 flex-1">
            <SelectField
              label="Active environment"
              value={active.name}
              options={list.map(({ name }) => name)}
              onChange={(name) => onEnvironments({ ...environments, active: name })}
            />
          </div>
          <div className="min-w-36 flex-1">
            <TextField label="Its name" value={active.name} onChange={rename} />
          </div>
          <Button icon={<Plus size={15} aria-hidden />} onClick={add}>
            New
          </Button>
          <Button
            aria-label={`Remove ${active.name}`}
            disabled={list.length === 1}
            icon={<X size={15} aria-hidden />}
            onClick={remove}
          />
        </div>
        <PairRows
          noun="Variable"
          rows={active.variables}
          emptyRow={EMPTY_PAIR}
          onChange={(variables) => onEnvironments(withActive(environments, (now) => ({ ...now, variables })))}
        />
      </div>
    </Dialog>
  )
}
