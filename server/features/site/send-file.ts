import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { SiteFile } from '../../http/open-site.ts'

/**
 * Sends a built file in the best encoding that the browser accepts (RFC 9110 §12.5.3), or 304 if it has it. `caching`
 * is the Cache-Control of the response.
 */
export async function sendFile(
  context: Context,
  file: SiteFile,
  status: 200 | 404,
  caching: string,
): Promise<Response> {
  const wanted = context.req.header('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => file[name] && accepts(wanted, name))
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag
  context.header('etag', etag)
  context.header('vary', 'accept-encoding')
  context.header('cache-control', caching)
  if (status === 200 && knows(context.req.header('if-none-match'), etag)) return context.body(null, 304)

  const { path, start, sizeBytes } = (encoding && file[encoding]) ?? file.identity
  context.header('content-type', file.type)
  if (encoding) context.header('content-encoding', encoding)
  context.header('content-length', String(sizeBytes))
  if (context.req.method === 'HEAD' || sizeBytes === 0) return context.body(null, status)
  const bytes = (await open(path)).createReadStream({ start, end: start + sizeBytes - 1 })
  return context.body(Readable.toWeb(bytes) as ReadableStream, status)
}

export function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((chunk) => chunk.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

export function knows(header: string | undefined, etag: string): boolean {
  return (
    header === '*' || (header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false)
  )
}
