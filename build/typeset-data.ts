import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { noteServedFile } from './licenses.ts'
import { FAMILIES } from './typeset/font-families.ts'
import { SHAPER, TYPESET_VERSION, typesetFiles } from './typeset/typeset-files.ts'
import { manifestOf } from './typeset/unpack-family.ts'

/** Where pages find HarfBuzz and the fonts of documents: on our own origin, kept on first use. */
const TYPESET_DATA = `/assets/engine-typeset-${TYPESET_VERSION}/`
const FILE = /^[\w-]+(\/[\w-]+)?\.(wasm|ttf|json)$/
const TYPES = { wasm: 'application/wasm', json: 'application/json', ttf: 'font/ttf' }

/** Puts their address into the scripts as `TYPESET_DATA`, and serves them while Sundry is worked on. */
export function typesetData(): Plugin {
  return {
    name: 'typeset-data',
    config: () => ({ define: { TYPESET_DATA: JSON.stringify(TYPESET_DATA) } }),
    generateBundle() {
      if (this.environment.name === 'client') noteParts()
    },
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
  }
}

/** HarfBuzz and each of the fonts, for the page of licenses. */
function noteParts(): void {
  noteServedFile(SHAPER, TYPESET_DATA)
  for (const { name } of FAMILIES)
    noteServedFile(join(manifestOf(name).folder, 'package.json'), `${TYPESET_DATA}${name}/`)
}

/** Copies them into the built site, compressed as they are. */
export async function writeTypesetData(site: string): Promise<void> {
  await cp(await typesetFiles(), join(site, TYPESET_DATA), { recursive: true })
}
