import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { noteInside, noteServedFile } from './licenses.ts'

const require = createRequire(import.meta.url)
const ENCODER = require.resolve('wasm-media-encoders/wasm/mp3')
// The package does not export its manifest.
const { version }: { version: string } = require(join(dirname(ENCODER), '../package.json'))

/**
 * Path of LAME for workers, on our own origin, cached on first use. It is under the LGPL, so it remains a separate
 * file, together with its license: an operator can replace it.
 */
const FOLDER = `/assets/engine-mp3-${version}/`
const PATH = `${FOLDER}mp3.wasm`
const LICENSE = join(import.meta.dirname, 'lgpl-2.txt')

/** Emits the encoder as a separate file of the site, and its URL into the scripts as `MP3_ENCODER`. */
export function mp3Encoder(): Plugin {
  return {
    name: 'mp3-encoder',
    config: () => ({ define: { MP3_ENCODER: JSON.stringify(PATH) } }),
    configureServer({ middlewares }) {
      middlewares.use(PATH, (_, response, next) => {
        response.setHeader('content-type', 'application/wasm')
        readFile(ENCODER).then((bytes) => response.end(bytes), next)
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      noteServedFile(ENCODER, PATH)
      noteInside({
        name: 'LAME (in wasm-media-encoders)',
        version,
        license: 'LGPL-2.0-or-later',
        url: 'https://lame.sourceforge.io',
        text: `Copyright of the LAME project. Licensed under the GNU Library General Public License, version 2 or later. Its text in full stands beside the file: ${FOLDER}LICENSE.txt`,
        files: [PATH],
      })
      this.emitFile({ type: 'asset', fileName: PATH.slice(1), source: await readFile(ENCODER) })
      this.emitFile({
        type: 'asset',
        fileName: `${FOLDER.slice(1)}LICENSE.txt`,
        source: await readFile(LICENSE),
      })
    },
  }
}
