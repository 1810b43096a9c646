import { useEffect, useState } from 'react'
import { askForPrograms } from '../platform/ask-for-programs.ts'

/** What the privacy policy says of programs, as long as the operator lets them in. */
export function ProgramsNotice() {
  const [enabled, setEnabled] = useState(false)
  useEffect(() => {
    // Without the server there is nobody to let in.
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
