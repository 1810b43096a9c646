import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { noteServedFile } from './licenses.ts'
import { TYPESET_SOURCES, TYPESET_VERSION, typesetFiles } from './typeset/typeset-files.ts'

/** Where pages find HarfBuzz and the fonts of documents: on our own origin, kept on first use. */
const TYPESET_DATA = `/assets/engine-typeset-${TYPESET_VERSION}/`
const FILE = /^[\w-]+(\/[\w-]+)?\.(wasm|ttf|json)$/
const TYPES = { wasm: 'application/wasm', json: 'application/json', ttf: 'font/ttf' }

/** Puts their address into the scripts as `TYPESET_DATA`, and serves them while Sundry is worked on. */
export function typesetData(): Plugin {
  return {
    name: 'typeset-data',
    config: () => ({ define: { TYPESET_DATA: JSON.stringify(TYPESET_DATA) } }),
    configureServer({ middlewares }) {
      middlewares.use(TYPESET_DATA, (request, response, next) => {
        const file = decodeURI(request.url ?? '').slice(1)
        const [, , kind = ''] = FILE.exec(file) ?? []
        if (!(kind in TYPES)) return next()
        typesetFiles()
          .then((folder) => readFile(join(folder, file)))
          .then((data) => {
            response.setHeader('content-type', TYPES[kind as keyof typeof TYPES])
            response.end(data)
          }, next)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const file of TYPESET_SOURCES) noteServedFile(file, TYPESET_DATA)
    },
  }
}

/** Copies them into the built site, compressed as they are. */
export async function writeTypesetData(site: string): Promise<void> {
  await cp(await typesetFiles(), join(site, TYPESET_DATA), { recursive: true })
}
