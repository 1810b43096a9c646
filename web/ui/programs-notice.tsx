import { useEffect, useState } from 'react'
import { askForPrograms } from '../platform/ask-for-programs.ts'

/** Section of the privacy policy about programs, if the operator enables them. */
export function ProgramsNotice() {
  const [enabled, setEnabled] = useState(false)
  useEffect(() => {
    // Without the server, programs are disabled.
    askForPrograms().then(setEnabled, () => {})
  }, [])
  if (!enabled) return null
  return (
    <p>
      Programs to which the operator of this server has given a token can send it text and files to be worked
      on, which is done in memory, and none of it is kept or logged; no page of this site ever does that.
    </p>
  )
}
