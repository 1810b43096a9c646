import { useState } from 'react'
import type { QrTool } from './use-qr-tool.ts'

/** Files that fall on the tool or are pasted: a logo, a list or a picture to be read, by what the tool does now. */
export function useDropped({ settings, takeLogo }: QrTool) {
  const [file, setFile] = useState<File>()
  const invitation = {
    Create: 'Drop a picture to use it as the logo',
    Batch: 'Drop a text or CSV file',
    Scan: 'Drop a picture of a code',
  }[settings.mode]
  const take = (files: readonly File[]) => (settings.mode === 'Create' ? takeLogo(files) : setFile(files[0]))
  return { file, invitation, take }
}
