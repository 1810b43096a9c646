import { useState } from 'react'
import { showToast } from '#web/ui/toast.tsx'
import type { Logo } from './drawing/design.ts'

/** The logo that the visitor chose; it lasts as long as the page. */
export function useLogo() {
  const [logo, put] = useState<Logo>()
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    const { readLogo } = await import('./use-logo-file.ts')
    const read = await readLogo(file)
    if (read.ok) put(read.value)
    else showToast({ title: read.problem.message, tone: 'error' })
  }
  return { logo, take, put }
}
