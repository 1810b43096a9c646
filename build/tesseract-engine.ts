import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { noteInside, noteServedFile } from './licenses.ts'

const require = createRequire(import.meta.url)
const manifest = require.resolve('tesseract.js-core/package.json')
const { version }: { version: string } = require(manifest)

/** Path of Tesseract for workers, on our own origin, cached on first use. */
const TESSERACT_ENGINE = `/assets/engine-tesseract-${version}/`
/** The builds that read by neural network only: for all browsers, and for those that know more instructions. */
const CORES = ['tesseract-core-lstm', 'tesseract-core-simd-lstm', 'tesseract-core-relaxedsimd-lstm']
const FILES = CORES.flatMap((name) => [`${name}.js`, `${name}.wasm`])
const SIZES = Object.fromEntries(FILES.map((name) => [name, statSync(source(name)).size]))

/** Puts the engine into the site, and its address and the sizes of its files into the scripts. */
export function tesseractEngine(): Plugin {
  return {
    name: 'tesseract-engine',
    config: () => ({
      define: {
        TESSERACT_ENGINE: JSON.stringify(TESSERACT_ENGINE),
        TESSERACT_SIZES: JSON.stringify(SIZES),
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use(TESSERACT_ENGINE, (request, response, next) => {
        const name = (request.url ?? '').slice(1).replace(/\?.*/, '')
        if (!FILES.includes(name)) return next()
        response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'application/wasm')
        servedContent(name).then((data) => response.end(data), next)
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of FILES) {
        noteServedFile(source(name), `${TESSERACT_ENGINE}${name}`)
        const fileName = `${TESSERACT_ENGINE.slice(1)}${name}`
        this.emitFile({ type: 'asset', fileName, source: await servedContent(name) })
      }
      for (const part of INSIDE) noteInside({ ...part, version })
    },
  }
}

function source(name: string): string {
  return join(dirname(manifest), name)
}

/** A script of the package defines a variable; a worker that is a module imports it. */
async function servedContent(name: string): Promise<Buffer> {
  const bytes = await readFile(source(name))
  return name.endsWith('.js')
    ? Buffer.concat([bytes, Buffer.from('\nexport default TesseractCore\n')])
    : bytes
}

const INSIDE = [
  {
    name: 'Tesseract (in tesseract.js-core)',
    license: 'Apache-2.0',
    url: 'https://github.com/tesseract-ocr/tesseract',
    text: 'Copyright of the authors of Tesseract. Licensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0. Its text is given in full at pdfjs-dist. The data of its languages is under the same license.',
  },
  {
    name: 'Leptonica (in tesseract.js-core)',
    license: 'BSD-2-Clause',
    url: 'http://www.leptonica.org',
    text: 'Copyright (C) 2001-2020 Leptonica. Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are met: 1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer. 2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the documentation and/or other materials provided with the distribution. THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL ANY CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE.',
  },
] as const
