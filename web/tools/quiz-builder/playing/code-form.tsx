import { useState } from 'react'
import { withBase } from '#lib/net/base-path.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

/** The way into a game for those who have its code. */
export default function CodeForm() {
  const [code, setCode] = useState('')
  const joinCode = code.replace(/[\s-]/g, '').toUpperCase()
  return (
    <form
      className="mt-4 flex items-end gap-2 border-line border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (joinCode !== '') location.assign(withBase(`/quiz/${encodeURIComponent(joinCode.slice(0, 9))}`))
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label="Code of a live quiz"
          value={code}
          onChange={setCode}
          autoComplete="off"
          placeholder="ABC 234"
        />
      </div>
      <Button type="submit" isSoftDisabled={joinCode === ''}>
        Join
      </Button>
    </form>
  )
}
