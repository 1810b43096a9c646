import { describeHeading, type ListReading } from '#lib/lists/list-rows.ts'
import { readListFile } from '#lib/lists/read-list.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { type Problem, UserError } from '#lib/result/user-error.ts'
import { LIST_FILES, sortFiles } from '#web/platform/files.ts'
import { changeWithUndo } from '#web/ui/change-with-undo.ts'
import { headingAction } from '#web/ui/heading-action.ts'
import { wheelStore } from './use-wheel-store.ts'
import { type Added, addDuplicates, addNames, MAX_NAMES } from './wheel-names.ts'

/** Puts a list of names on the wheel, reports how many were new, and offers to add those that were left out. */
export function addList({ items, heading }: ListReading): void {
  const result = addNames(wheelStore.get().names, items)
  changeWithUndo(
    wheelStore,
    { names: result.names },
    `${describeAdded(result)} ${describeHeading(heading)}`.trim(),
    [
      ...headingAction(heading, (name) => addList({ items: [name], heading: undefined })),
      ...(result.duplicates.length === 0
        ? []
        : [{ label: 'Add duplicates', onAct: () => addAgain(result.duplicates) }]),
    ],
  )
}

function addAgain(duplicates: readonly string[]): void {
  const result = addDuplicates(wheelStore.get().names, duplicates)
  changeWithUndo(wheelStore, { names: result.names }, describeAdded(result))
}

/** Adds the names of the first file to the wheel; returns the problem if it fails. */
export async function addFile(files: readonly File[]): Promise<Problem | undefined> {
  const { good, errors } = sortFiles(files.slice(0, 1), LIST_FILES)
  const read = await toResultAsync(async () => {
    const [file] = good
    if (!file) throw new UserError(errors[0] ?? '')
    return readListFile(new Uint8Array(await file.arrayBuffer()), file.name)
  })
  if (!read.ok) return read.problem
  addList(read.value)
  return undefined
}

/** Returns the message about an addition: `12 names added. 3 duplicates skipped.` */
export function describeAdded({ added, duplicates, leftOut }: Added): string {
  const parts = [`${pluralize(added, 'name')} added`]
  if (duplicates.length > 0) parts.push(`${pluralize(duplicates.length, 'duplicate')} skipped`)
  if (leftOut > 0) parts.push(`${leftOut} left out: a wheel holds ${MAX_NAMES.toLocaleString('en-US')} names`)
  return `${parts.join('. ')}.`
}
