import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import type { OcrLanguage } from '#contract/ocr-languages.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findLanguages, type LanguageFile } from './find-languages.ts'

/** Creates the routes of the available OCR languages and their data, which are looked up once, at the first request. */
export function createOcrRoutes({ ocrFolders }: Dependencies): Hono {
  let found: Promise<readonly LanguageFile[]> | undefined
  const languages = () => {
    found ??= findLanguages(ocrFolders)
    return found
  }
  const routes = new Hono()
  routes.get('/languages.json', async (context) => {
    context.header('cache-control', 'no-cache')
    return context.json({ languages: (await languages()).map(toOcrLanguage) })
  })
  routes.on(['GET', 'HEAD'], '/:file', async (context) => {
    const file = (await languages()).find(({ address }) => address === context.req.path)
    return file ? send(context, file) : context.text('Not found', 404)
  })
  return routes
}

/** Returns the public fields, without the path on the disk. */
function toOcrLanguage({ code, name, nativeName, address, wireBytes, bytes }: LanguageFile): OcrLanguage {
  return { code, name, nativeName, address, wireBytes, bytes }
}

/** Sends the data, compressed if the client accepts it. */
function send(context: Context, { path, isPacked, wireBytes }: LanguageFile): Response {
  const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(
    context.req.header('accept-encoding') ?? '',
  )
  const isUnpackedHere = isPacked && !acceptsGzip
  context.header('content-type', 'application/octet-stream')
  context.header('cache-control', 'public, max-age=31536000, immutable')
  context.header('vary', 'accept-encoding')
  if (isPacked && acceptsGzip) context.header('content-encoding', 'gzip')
  if (!isUnpackedHere) context.header('content-length', String(wireBytes))
  if (context.req.method === 'HEAD') return context.body(null)
  const stored = createReadStream(path)
  const sent = isUnpackedHere ? stored.pipe(createGunzip()) : stored
  return context.body(Readable.toWeb(sent) as ReadableStream)
}
