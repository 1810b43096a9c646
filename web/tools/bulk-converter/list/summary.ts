import { formatBytes } from '#lib/bytes/format-bytes.ts'
import type { Settings } from '../settings/settings.ts'
import { convertedFiles, getStatus, type ListedFile } from './listed-file.ts'

/** "48 converted, 2 failed, 61 MB → 22 MB"; empty while nothing has been converted or has failed. */
export function getSummary(list: readonly ListedFile[], settings: Settings): string {
  const done = convertedFiles(list, settings)
  const failed = list.filter((listed) => getStatus(listed, settings) === 'failed').length
  if (done.length + failed === 0) return ''
  const before = done.reduce((sum, { listed }) => sum + listed.file.size, 0)
  const after = done.reduce((sum, { made }) => sum + madeBytes(made.files), 0)
  return [
    `${done.length} converted`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(done.length > 0 ? [`${formatBytes(before)} → ${formatBytes(after)}`] : []),
  ].join(', ')
}

export function madeBytes(files: readonly { readonly blob: Blob }[]): number {
  return files.reduce((sum, { blob }) => sum + blob.size, 0)
}
