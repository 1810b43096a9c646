import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { noteInside, noteServedFile } from './licenses.ts'

const require = createRequire(import.meta.url)
const manifest = require.resolve('libheif-js/package.json')
const { version }: { version: string } = require(manifest)

/**
 * Path of the HEIC decoder for workers, on our own origin, cached on first use. It is under the LGPL, so its files
 * remain separate, together with their license: an operator can replace them.
 */
const HEIC_ENGINE = `/assets/engine-heic-${version}/`

const FILES: Readonly<Record<string, () => Promise<string | Buffer>>> = {
  'libheif.js': async () => `${await readFile(source('libheif.js'), 'utf8')}\nexport default libheif\n`,
  'libheif.wasm': () => readFile(source('libheif.wasm')),
  'LICENSE.txt': () => readFile(source('LICENSE')),
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' }

function source(name: string): string {
  return join(dirname(manifest), 'libheif-wasm', name)
}

/** Puts the engine into the site, and its address into the scripts as `HEIC_ENGINE`. */
export function heicEngine(): Plugin {
  return {
    name: 'heic-engine',
    config: () => ({ define: { HEIC_ENGINE: JSON.stringify(HEIC_ENGINE) } }),
    configureServer({ middlewares }) {
      middlewares.use(HEIC_ENGINE, (request, response, next) => {
        const name = (request.url ?? '').slice(1).replace(/\?.*/, '')
        const read = FILES[name]
        if (!read) return next()
        response.setHeader('content-type', TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain')
        read().then((data) => response.end(data), next)
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of ['libheif.js', 'libheif.wasm']) noteServedFile(source(name), `${HEIC_ENGINE}${name}`)
      noteInside({
        name: 'libde265 (in libheif-js)',
        version,
        license: 'LGPL-3.0',
        url: 'https://github.com/strukturag/libde265',
        text: 'Copyright of struktur AG. Licensed under the GNU Lesser General Public License, version 3. Its text is given in full at libheif-js.',
        files: [`${HEIC_ENGINE}libheif.wasm`],
      })
      for (const [name, read] of Object.entries(FILES))
        this.emitFile({ type: 'asset', fileName: `${HEIC_ENGINE.slice(1)}${name}`, source: await read() })
    },
  }
}
