import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { noteInside, noteServedFile } from '../licenses.ts'
import {
  sourceOf,
  TESSERACT_FILES,
  TESSERACT_VERSION,
  tesseractFiles,
  tesseractSizes,
} from './tesseract-files.ts'

/** Where workers find Tesseract, on our own origin, kept on first use. */
const TESSERACT_ENGINE = `/assets/engine-tesseract-${TESSERACT_VERSION}/`

/** Puts its address and the sizes of its files into the scripts, and serves them while Sundry is worked on. */
export function tesseractEngine(): Plugin {
  return {
    name: 'tesseract-engine',
    config: async () => ({
      define: {
        TESSERACT_ENGINE: JSON.stringify(TESSERACT_ENGINE),
        TESSERACT_SIZES: JSON.stringify(await tesseractSizes()),
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use(TESSERACT_ENGINE, (request, response, next) => {
        const name = (request.url ?? '').slice(1).replace(/\?.*/, '')
        if (!TESSERACT_FILES.includes(name)) return next()
        response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'application/wasm')
        tesseractFiles()
          .then((folder) => readFile(join(folder, name)))
          .then((data) => response.end(data), next)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of TESSERACT_FILES) noteServedFile(sourceOf(name), `${TESSERACT_ENGINE}${name}`)
      for (const part of INSIDE) noteInside({ ...part, version: TESSERACT_VERSION })
    },
  }
}

/** Copies the engine into the built site, compressed as it is. */
export async function writeTesseractEngine(site: string): Promise<void> {
  const folder = await tesseractFiles()
  for (const name of TESSERACT_FILES.flatMap((one) => [one, `${one}.br`, `${one}.gz`]))
    await cp(join(folder, name), join(site, TESSERACT_ENGINE, name))
}

const INSIDE = [
  {
    name: 'Tesseract (in tesseract.js-core)',
    license: 'Apache-2.0',
    address: 'https://github.com/tesseract-ocr/tesseract',
    text: 'Copyright of the authors of Tesseract. Licensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0. Its text is given in full at pdfjs-dist. The data of its languages is under the same license.',
  },
  {
    name: 'Leptonica (in tesseract.js-core)',
    license: 'BSD-2-Clause',
    address: 'http://www.leptonica.org',
    text: 'Copyright (C) 2001-2020 Leptonica. Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are met: 1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer. 2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the documentation and/or other materials provided with the distribution. THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL ANY CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE.',
  },
] as const
