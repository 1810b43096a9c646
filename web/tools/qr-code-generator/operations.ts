import * as v from 'valibot'
import { fileResult, operation, typedText } from '#lib/operation/operation.ts'
import { UserError } from '#lib/result/user-error.ts'
import { pdfFile } from './drawing/pdf-file.ts'
import { pngFile } from './drawing/png-file.ts'
import { svgFile } from './drawing/svg-file.ts'
import { madeCode } from './made-code.ts'
import { Settings } from './settings.ts'

const { mode, lines, logoSize, text, ...design } = Settings.entries
const DEFAULTS = v.parse(Settings, {})

export const operations = [
  operation({
    name: 'qr-code',
    summary:
      'Makes a QR code (ISO/IEC 18004) of text, a contact, Wi-Fi, an event or a payment, as SVG, PDF or PNG.',
    params: v.strictObject({
      text: v.optional(v.string(), ''),
      ...design,
      format: v.optional(v.picklist(['SVG', 'PDF', 'PNG']), 'SVG'),
    }),
    input: { field: 'text', accepts: 'text' },
    gives: 'text or file',
    notes: {
      fields: 'Of the other kinds, such as {"ssid":"Home","password":"…"} for Wi-Fi.',
      level: 'Level of error correction.',
      size: 'In pixels.',
      margin: 'In modules.',
      frame: 'A caption below the code; SVG only.',
    },
    examples: [
      {
        params: { text: 'HELLO', level: 'Q', size: 128 },
        result: { sha256: '702b7651f6f9a8d177faf4e1f77c1fa56be789c8a4d7800410c11f9d40a72be4' },
      },
      {
        params: { text: 'HELLO', level: 'Q', size: 128, foreground: '#7a1f5c', format: 'PNG' },
        result: {
          name: 'qr-code.png',
          sha256: '082fe6a22d60c06bd8606c1ae84dd98c6b3e375b456ab260abd1f7f0c191b591',
        },
      },
    ],
    async run({ format, ...params }) {
      const settings = { ...DEFAULTS, ...params }
      const made = madeCode({ settings, secrets: {}, logo: undefined })
      if (!made.ok) throw new UserError(made.problem.message, made.problem.detail)
      const { design } = made.value
      if (format === 'SVG') return typedText('image/svg+xml', svgFile(design))
      if (format === 'PNG') return fileResult('qr-code.png', pngFile(design), 'image/png')
      if (settings.frame !== 'None')
        throw new UserError('A PDF has no room for a caption.', 'Choose SVG, or frame None.')
      return fileResult('qr-code.pdf', await pdfFile(design), 'application/pdf')
    },
  }),
]
