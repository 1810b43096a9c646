import { useState } from 'react'
import { CheckField, TextField } from '#web/ui/field.tsx'
import type { KeptOptions } from './kept-options.ts'
import { DEFAULT_NAME } from './merge-request.ts'

type MergeOptionsFormProps = {
  readonly options: KeptOptions
  readonly onChange: (change: Partial<KeptOptions>) => void
  /** Of the merged file; lives as long as the page. */
  readonly password: string
  readonly onPassword: (password: string) => void
}

/** How the merged file will be. */
export function MergeOptionsForm({ options, onChange, password, onPassword }: MergeOptionsFormProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="File name"
        value={options.fileName}
        onChange={(fileName) => onChange({ fileName })}
        placeholder={DEFAULT_NAME}
        autoComplete="off"
      />
      <TextField
        label="Title"
        value={options.title}
        onChange={(title) => onChange({ title })}
        placeholder="As in the first file"
        autoComplete="off"
      />
      <div>
        <CheckField
          label="One bookmark per file"
          isChecked={options.bookmarkPerFile}
          onChange={(bookmarkPerFile) => onChange({ bookmarkPerFile })}
        />
        <CheckField
          label="Start each file on an odd page"
          isChecked={options.startOnOddPage}
          onChange={(startOnOddPage) => onChange({ startOnOddPage })}
        />
      </div>
      <TextField
        label="Password to open it"
        type={isShown ? 'text' : 'password'}
        value={password}
        onChange={onPassword}
        placeholder="None"
        autoComplete="new-password"
        hint={password === '' ? undefined : 'Without it nobody can open the file, not even you.'}
      />
      {password !== '' && <CheckField label="Show password" isChecked={isShown} onChange={setShown} />}
    </div>
  )
}
