import { useState } from 'react'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { download } from '#web/platform/download.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { Invoices } from '../use-invoices.ts'
import { invoiceStore, stateStore } from '../use-stores.ts'
import { newerThan, readInvoices, writeInvoices } from './invoices-file.ts'

/** All invoices out to a file, and in from one. */
export function useInvoicesFile({ invoices, details }: Invoices) {
  const [problem, setProblem] = useState<Problem>()
  const save = () => download(writeInvoices(invoices, details.logo), 'invoices.json', 'application/json')
  const open = async ([file]: readonly File[]) => {
    if (file) setProblem(await takeInvoices(file, () => stateStore.get().currentId))
  }
  return { problem, save, open }
}

/** Imports the files passed on by another tool or a paste, and opens the first invoice. */
export async function importPendingFiles([file]: readonly File[]): Promise<void> {
  const problem = file && (await takeInvoices(file, (first) => first))
  if (problem) showToast({ title: problem.message, description: problem.detail, tone: 'error' })
}

/**
 * Stores the invoices of a file; `opened` returns the invoice to open, from the id of the first. Returns the error, if
 * any.
 */
async function takeInvoices(file: File, opened: (first: string) => string): Promise<Problem | undefined> {
  const result = await toResultAsync(async () => readInvoices(await file.text(), file.name))
  if (!result.ok) return result.problem
  const { invoices: read, logo } = result.value
  const known = await invoiceStore.whole()
  const imported = newerThan(known, read)
  const replaced = known.filter(({ id }) => imported.some((one) => one.id === id))
  const added = imported.map(({ id }) => id).filter((id) => !replaced.some((one) => one.id === id))
  const state = stateStore.get()
  invoiceStore.change({ changed: imported })
  stateStore.set({
    currentId: opened(read[0]?.id ?? state.currentId),
    details: { ...state.details, logo: state.details.logo || logo },
  })
  const undo = () => {
    invoiceStore.change({ changed: replaced, deleted: added })
    stateStore.set(state)
  }
  showToast({ title: importedText(imported.length), action: { label: 'Undo', onAct: undo } })
  return undefined
}

function importedText(count: number): string {
  return count === 1 ? '1 invoice was imported' : `${count.toLocaleString('en')} invoices were imported`
}
