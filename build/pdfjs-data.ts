import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { BASE_PLACEHOLDER } from './base-path.ts'
import { noteServedFile } from './licenses.ts'

const require = createRequire(import.meta.url)
const manifest = require.resolve('pdfjs-dist/package.json')
const { version }: { version: string } = require(manifest)
const DATA =
  /^(build\/pdf(\.worker)?\.min\.mjs|cmaps\/[\w-]+\.bcmap|standard_fonts\/[\w-]+\.(pfb|ttf)|wasm\/(jbig2|openjpeg|qcms_bg)\.wasm)$/

/** Path of the character maps, fonts and decoders of pdf.js: on our own origin, cached on first use. */
const PDFJS_DATA = `/assets/engine-pdfjs-${version}/`

/** Puts that data and the scripts of pdf.js into the site, and its address into the scripts as `PDFJS_DATA`. */
export function pdfjsData(): Plugin {
  return {
    name: 'pdfjs-data',
    config: () => ({ define: { PDFJS_DATA: JSON.stringify(PDFJS_DATA) } }),
    configureServer({ middlewares }) {
      middlewares.use(PDFJS_DATA, (request, response, next) => {
        const file = decodeURI(request.url ?? '').slice(1)
        if (!DATA.test(file)) return next()
        readFile(join(dirname(manifest), file)).then((data) => response.end(data), next)
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const folder = dirname(manifest)
      const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
      for (const file of files.filter((name) => DATA.test(name))) {
        noteServedFile(join(folder, file), `${PDFJS_DATA}${file}`)
        this.emitFile({
          type: 'asset',
          fileName: `${PDFJS_DATA.slice(1)}${file}`,
          source: await readFile(join(folder, file)),
        })
      }
    },
  }
}

/**
 * Leaves the two scripts of pdf.js (1.7 MB) as the package has minified them, instead of putting them into each of the
 * four scripts that use them: pages and workers load the same files.
 */
export function pdfjsScripts(): Plugin {
  return {
    name: 'pdfjs-scripts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^pdfjs-dist(\/build\/pdf\.worker\.min\.mjs)?$/ },
      handler: (id) => {
        const script = id === 'pdfjs-dist' ? 'pdf.min.mjs' : 'pdf.worker.min.mjs'
        return { id: `${BASE_PLACEHOLDER}${PDFJS_DATA}build/${script}`, external: true }
      },
    },
  }
}
