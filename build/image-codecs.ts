import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { noteInside } from './licenses.ts'

const require = createRequire(import.meta.url)

/** Encoders bundled in packages, each with its own license and, if present, the file of the license text. */
const CODECS = [
  {
    name: 'mozjpeg',
    inside: '@jsquash/jpeg',
    license: 'BSD-3-Clause, IJG',
    url: 'https://github.com/mozilla/mozjpeg',
    file: 'codec/LICENSE.codec.md',
  },
  {
    name: 'libwebp',
    inside: '@jsquash/webp',
    license: 'BSD-3-Clause',
    url: 'https://chromium.googlesource.com/webm/libwebp',
    file: 'codec/LICENSE.codec.md',
  },
  {
    name: 'oxipng',
    inside: '@jsquash/oxipng',
    license: 'MIT',
    url: 'https://github.com/oxipng/oxipng',
    file: 'codec/LICENSE.codec.md',
  },
  {
    name: 'libavif and libaom',
    inside: '@jsquash/avif',
    license: 'BSD-2-Clause',
    url: 'https://github.com/AOMediaCodec/libavif',
    file: undefined,
  },
] as const

/** BSD-2-Clause, which the package of AVIF does not bring along. */
const BSD_2 = `Copyright 2019 Joe Drago. Copyright (c) 2016, Alliance for Open Media. All rights reserved.

Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are met: 1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer. 2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the documentation and/or other materials provided with the distribution.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.`

/** Lists the contents of the bundled encoders on the license page. */
export function imageCodecs(): Plugin {
  return {
    name: 'image-codecs',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { name, inside, license, url, file } of CODECS) {
        const manifest = require.resolve(`${inside}/package.json`)
        const { version }: { version: string } = require(manifest)
        const text = file ? await readFile(join(dirname(manifest), file), 'utf8') : BSD_2
        noteInside({ name: `${name} (in ${inside})`, version, license, url, text })
      }
    },
  }
}
