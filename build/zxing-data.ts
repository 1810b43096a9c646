import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { noteInside, noteServedFile } from './licenses.ts'

const require = createRequire(import.meta.url)
const READER = require.resolve('zxing-wasm/reader/zxing_reader.wasm')
// The package does not export its manifest.
const { version }: { version: string } = require(join(dirname(READER), '../../package.json'))

/** Path of the ZXing reader: on our own origin, cached on first use. */
const PATH = `/assets/engine-zxing-${version}/zxing_reader.wasm`

/** Emits the reader as a separate file of the site, and its URL into the scripts as `ZXING_READER`. */
export function zxingData(): Plugin {
  return {
    name: 'zxing-data',
    config: () => ({ define: { ZXING_READER: JSON.stringify(PATH) } }),
    configureServer({ middlewares }) {
      middlewares.use(PATH, (_, response, next) => {
        response.setHeader('content-type', 'application/wasm')
        readFile(READER).then((bytes) => response.end(bytes), next)
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      noteServedFile(READER, PATH)
      noteInside({
        name: 'zxing-cpp (in zxing-wasm)',
        version,
        license: 'Apache-2.0',
        url: 'https://github.com/zxing-cpp/zxing-cpp',
        text: 'Copyright of the authors of ZXing and ZXing-C++. Licensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0. Its text is given in full at pdfjs-dist.',
      })
      this.emitFile({ type: 'asset', fileName: PATH.slice(1), source: await readFile(READER) })
    },
  }
}
