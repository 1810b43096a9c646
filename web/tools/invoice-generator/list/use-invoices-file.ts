import { useState } from 'react'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import { download } from '#web/browser/download.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { Invoices } from '../kept/use-invoices.ts'
import { newerThan, readInvoices, writeInvoices } from './invoices-file.ts'

/** All invoices out to a file, and in from one. */
export function useInvoicesFile({ invoices, details, setDetails, take }: Invoices) {
  const [problem, setProblem] = useState<Problem>()
  const save = () => download(writeInvoices(invoices, details.logo), 'invoices.json', 'application/json')
  const open = async ([file]: readonly File[]) => {
    if (!file) return
    const outcome = await attemptAsync(async () => readInvoices(await file.text(), file.name))
    setProblem(outcome.ok ? undefined : outcome.problem)
    if (!outcome.ok) return
    const { invoices: read, logo } = outcome.value
    const taken = newerThan(invoices, read)
    const undo = take(taken)
    if (details.logo === '' && logo !== '') setDetails((now) => ({ ...now, logo }))
    showToast({
      title:
        taken.length === 1
          ? '1 invoice was imported'
          : `${taken.length.toLocaleString('en')} invoices were imported`,
      action: { label: 'Undo', onAct: undo },
    })
  }
  return { problem, save, open }
}
