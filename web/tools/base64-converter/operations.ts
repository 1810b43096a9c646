import * as v from 'valibot'
import { contents } from '#lib/operation/given-file.ts'
import { fileResult, operation, textResult } from '#lib/operation/operation.ts'
import { decodeInput, encodeInput } from './base64.ts'
import { Base64Options, DEFAULTS } from './options.ts'

const { isUrlSafe, omitsPadding, lineWidth, isDataUri, isStrict, charset } = Base64Options.entries

export const operations = [
  operation({
    name: 'base64-encode',
    title: 'Encode Base64',
    summary: 'Encodes text or a file as Base64 (RFC 4648), plain, URL-safe, in lines or as a data URI.',
    params: v.strictObject({ input: contents, isUrlSafe, omitsPadding, lineWidth, isDataUri, charset }),
    input: { field: 'input', accepts: 'contents' },
    gives: 'text',
    notes: { lineWidth: '0 is one line.', charset: 'Of text; a file is encoded as it is.' },
    examples: [
      { params: { input: 'Zoë writes ʤ' }, result: 'Wm/DqyB3cml0ZXMgyqQ=' },
      { params: { input: { name: 'a.bin', base64: '+/8=' }, isUrlSafe: true }, result: '-_8=' },
    ],
    async run({ input, ...options }) {
      const { blob } = await encodeInput(
        typeof input === 'string'
          ? { kind: 'text', text: input }
          : { kind: 'bytes', blob: new Blob([input.bytes]) },
        { ...DEFAULTS, ...options },
      )
      return textResult(await getBytes(blob))
    },
  }),
  operation({
    name: 'base64-decode',
    title: 'Decode Base64',
    summary: 'Decodes Base64 in either alphabet, or a data URI, to the exact bytes.',
    params: v.strictObject({ input: contents, isStrict, isUrlSafe }),
    input: { field: 'input', accepts: 'contents' },
    gives: 'text or file',
    notes: {
      isStrict: 'Refuses what RFC 4648 does not allow.',
      isUrlSafe: 'The alphabet that strict reading wants.',
    },
    examples: [
      { params: { input: 'SGVsbG8sIFdvcmxkIQ' }, result: 'Hello, World!' },
      {
        params: { input: 'data:application/octet-stream;base64,+/8=' },
        result: {
          name: 'decoded.bin',
          sha256: 'db8fed54159afe40ace5b49d702259fd88c9c4009307181824487baab5c6bdea',
        },
      },
    ],
    async run({ input, ...options }) {
      const given = typeof input === 'string' ? input : input.bytes
      const { blob, isText, fileType } = await decodeInput(new Blob([given]), { ...DEFAULTS, ...options })
      const bytes = await getBytes(blob)
      return isText
        ? textResult(bytes)
        : fileResult(`decoded.${fileType?.extension ?? 'bin'}`, bytes, blob.type)
    },
  }),
]

async function getBytes(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer())
}
