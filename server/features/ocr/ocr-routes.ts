import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import type { OcrLanguage } from '#contract/ocr-languages.ts'
import type { Dependencies } from '../../dependencies.ts'
import { declareRoute } from '../../http/declare-route.ts'
import { createNetworkLimit } from '../../http/rate-limit.ts'
import { findLanguages, type LanguageFile } from './find-languages.ts'
import { createUnpacker, inChunks } from './unpack-files.ts'

/** Data of up to 30 MB, which browsers keep; a school behind one IP address. */
const DOWNLOADS = { burst: 1_000, refillMs: 500 }

/** Creates the routes of the available OCR languages and their data, which are looked up once, at the first request. */
export function createOcrRoutes(dependencies: Dependencies): Hono {
  const { ocrFolders } = dependencies
  const forAnyone = declareRoute({ callers: 'anyone', limit: createNetworkLimit(dependencies, DOWNLOADS) })
  const unpack = createUnpacker()
  let found: Promise<readonly LanguageFile[]> | undefined
  const languages = () => {
    found ??= findLanguages(ocrFolders)
    return found
  }
  const routes = new Hono()
  routes.get('/languages.json', forAnyone, async (context) => {
    context.header('cache-control', 'no-cache')
    return context.json({ languages: (await languages()).map(toOcrLanguage) })
  })
  routes.on(['GET', 'HEAD'], '/:file', forAnyone, async (context) => {
    const file = (await languages()).find(({ address }) => address === context.req.path)
    return file ? send(context, file, unpack) : context.text('Not found', 404)
  })
  return routes
}

/** Returns the public fields, without the path on the disk. */
function toOcrLanguage({ code, name, nativeName, address, wireBytes, bytes }: LanguageFile): OcrLanguage {
  return { code, name, nativeName, address, wireBytes, bytes }
}

/** Sends the data, compressed if the client accepts it. */
async function send(
  context: Context,
  { path, isPacked, wireBytes, bytes }: LanguageFile,
  unpack: (path: string) => Promise<Buffer>,
): Promise<Response> {
  const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(
    context.req.header('accept-encoding') ?? '',
  )
  const isUnpackedHere = isPacked && !acceptsGzip
  context.header('content-type', 'application/octet-stream')
  context.header('cache-control', 'public, max-age=31536000, immutable')
  context.header('vary', 'accept-encoding')
  if (isPacked && acceptsGzip) context.header('content-encoding', 'gzip')
  context.header('content-length', String(isUnpackedHere ? bytes : wireBytes))
  if (context.req.method === 'HEAD') return context.body(null)
  const sent = isUnpackedHere ? Readable.from(inChunks(await unpack(path))) : createReadStream(path)
  return context.body(Readable.toWeb(sent) as ReadableStream)
}
