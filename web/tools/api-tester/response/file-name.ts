import { getFileType } from '#lib/files/file-type.ts'
import type { Answer } from './exchange.ts'
import { readMediaType } from './media-type.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'text/html': 'html',
  'text/csv': 'csv',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
}

/** Returns the file name of the body: from the server, the URL, or the detected type. */
export function getFileName({ headers, url, contentType }: Answer, start: Uint8Array): string {
  const disposition = headers.find(([name]) => name === 'content-disposition')?.[1] ?? ''
  const own = safe(dispositionName(disposition)) ?? safe(lastStep(url))
  const extension = EXTENSIONS[readMediaType(contentType).essence] ?? getFileType(start)?.extension ?? 'bin'
  if (own === undefined) return `response.${extension}`
  return /\.[a-z0-9]{1,8}$/i.test(own) ? own : `${own}.${extension}`
}

/** RFC 6266: `filename*` in UTF-8 before `filename`. */
function dispositionName(disposition: string): string | undefined {
  const [, encoded] = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition) ?? []
  if (encoded !== undefined) return tryDecodeComponent(encoded)
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? []
  return quoted?.replace(/\\(.)/g, '$1') ?? bare
}

function lastStep(url: string): string | undefined {
  return URL.canParse(url) ? tryDecodeComponent(new URL(url).pathname.split('/').at(-1) ?? '') : undefined
}

function tryDecodeComponent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Returns a name without folders and characters that file systems reject; undefined if nothing remains. */
function safe(name: string | undefined): string | undefined {
  const bare = name
    ?.split(/[/\\]/)
    .at(-1)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse these characters
    ?.replace(/[\0-\x1f<>:"|?*]/g, '_')
    .replace(/^\.+/, '')
    .trim()
  return bare === '' ? undefined : bare
}
