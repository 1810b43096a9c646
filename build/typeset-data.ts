import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { linkOrCopy } from './files.ts'
import { noteInside, noteServedFile } from './licenses.ts'
import {
  DECODER_VERSION,
  fontSources,
  makeCut,
  packageFiles,
  readTypesetFile,
  TYPESET_SOURCES,
  TYPESET_VERSION,
  writtenFiles,
} from './typeset/typeset-files.ts'

/** Path of HarfBuzz and the fonts of documents: on our own origin, cached on first use. */
const TYPESET_DATA = `/assets/engine-typeset-${TYPESET_VERSION}/`
const TYPES = { wasm: 'application/wasm', json: 'application/json', ttf: 'font/ttf', woff2: 'font/woff2' }

/** Puts their address into the scripts as `TYPESET_DATA`, and serves them while Sundry is worked on. */
export function typesetData(): Plugin {
  return {
    name: 'typeset-data',
    config: () => ({ define: { TYPESET_DATA: JSON.stringify(TYPESET_DATA) } }),
    configureServer({ middlewares }) {
      middlewares.use(TYPESET_DATA, (request, response, next) => {
        const file = decodeURI(request.url ?? '').slice(1)
        const [, kind = ''] = /\.(\w+)$/.exec(file) ?? []
        if (!(kind in TYPES)) return next()
        readTypesetFile(file).then((data) => {
          response.setHeader('content-type', TYPES[kind as keyof typeof TYPES])
          response.end(data)
        }, next)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const file of TYPESET_SOURCES) noteServedFile(file, TYPESET_DATA)
      noteInside({
        name: 'Brotli (in wawoff2)',
        version: DECODER_VERSION,
        license: 'MIT',
        url: 'https://github.com/google/brotli',
        text: 'Copyright (c) 2009, 2010, 2013-2016 by the Brotli Authors. Licensed under the MIT license. Its text is given in full at wawoff2.',
      })
    },
  }
}

/** Writes them into the built site: files of packages as links, all others as new files. */
export async function writeTypesetData(site: string): Promise<void> {
  const made = new Map<string, Uint8Array>()
  for (const font of fontSources()) if (font.cut) made.set(font.file, await makeCut(font))
  const fonts = fontSources().map((font) => ({ ...font, bytes: made.get(font.file)?.length ?? font.bytes }))
  for (const [name, bytes] of writtenFiles(fonts)) made.set(name, bytes)
  const unchanged = packageFiles()
  const pathOf = (name: string) => join(site, TYPESET_DATA, name)
  const folders = new Set([...unchanged.keys(), ...made.keys()].map((name) => dirname(pathOf(name))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  await Promise.all([
    ...[...unchanged].map(([name, path]) => linkOrCopy(path, pathOf(name))),
    ...[...made].map(([name, bytes]) => writeFile(pathOf(name), bytes)),
  ])
}
