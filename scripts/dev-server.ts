import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { tellingTags } from '../build/head-tags.ts'
import type * as App from '../server/app.ts'
import { createDependencies } from '../server/dependencies.ts'
import { emptySite } from '../server/http/open-site.ts'
import { readEnvironment } from '../server/read-environment.ts'
import { readSettings } from '../server/settings.ts'
import type * as Pages from '../web/entry-server.tsx'

const settings = readSettings(readEnvironment(process.env))
const dependencies = await createDependencies(settings, emptySite)
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true } })

/** Answers with the server's features, reloaded after each change. */
async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { createApp } = (await vite.ssrLoadModule(
    join(import.meta.dirname, '../server/app.ts'),
  )) as typeof App
  const app = await createApp(dependencies)
  await getRequestListener(app.fetch)(request, response)
}

/** A page rendered from the sources as they are now. */
async function answerPage(path: string, response: ServerResponse): Promise<void> {
  const template = await vite.transformIndexHtml(
    path,
    await readFile(join(vite.config.root, 'index.html'), 'utf8'),
  )
  const { render } = (await vite.ssrLoadModule('/entry-server.tsx')) as typeof Pages
  const { html, head } = await render(path)
  response.writeHead(head.status ?? 200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(
    template
      .replace('<!--head-->', tellingTags(head))
      .replace('<!--scripts-->', `<script type="module">${loadPage(path)}</script>`)
      .replace('<!--body-->', () => html),
  )
}

/** The script of a page, found by its address instead of by the build. */
function loadPage(path: string): string {
  return `import '/styles.css'; import { loadRoute } from '/routes.ts'; loadRoute(${JSON.stringify(path)})`
}

createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  const fail = (error: unknown) => {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    dependencies.log(String(error instanceof Error ? error.stack : error))
    response.writeHead(500).end('The page could not be rendered: see the log.')
  }
  if (/^\/(api|ocr)\//.test(path)) answerApi(request, response).catch(fail)
  else vite.middlewares(request, response, () => answerPage(path, response).catch(fail))
}).listen(settings.port, () =>
  dependencies.log(`Sundry, from its sources, at http://localhost:${settings.port}`),
)
