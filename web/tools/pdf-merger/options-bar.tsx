import { useState } from 'react'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { DEFAULT_NAME, type StoredOptions } from './merge-request.ts'
import type { PdfList } from './use-pdf-list.ts'

type OptionsBarProps = {
  readonly list: PdfList
  readonly options: StoredOptions
  readonly onChange: (change: Partial<StoredOptions>) => void
  /** Of the merged file; lives as long as the page. */
  readonly password: string
  readonly onPassword: (password: string) => void
}

/** How the merged file will be. */
export function OptionsBar({ list, options, onChange, password, onPassword }: OptionsBarProps) {
  const [isShown, setShown] = useState(false)
  return (
    <ToolBar
      more={
        <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 sm:grid-cols-2">
          <TextField
            label="Title"
            value={options.title}
            onChange={(title) => onChange({ title })}
            placeholder="As in the first file"
            autoComplete="off"
          />
          <div>
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
        </div>
      }
      isOpen={options.title !== '' || password !== ''}
      onClear={list.removeAll}
      isEmpty={list.rows.length === 0}
    >
      <TextField
        label="File name"
        value={options.fileName}
        onChange={(fileName) => onChange({ fileName })}
        placeholder={DEFAULT_NAME}
        autoComplete="off"
      />
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
    </ToolBar>
  )
}
