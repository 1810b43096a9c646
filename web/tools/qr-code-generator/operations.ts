import * as v from 'valibot'
import { fileResult, operation, typedText, withNotes } from '#lib/operation/operation.ts'
import { UserError } from '#lib/result/user-error.ts'
import { CONTENT_FIELDS } from './contents/fields.ts'
import { CONTENT_KINDS, type ContentKind, type FieldValues } from './contents/kinds.ts'
import { pdfFile } from './drawing/pdf-file.ts'
import { pngFile } from './drawing/png-file.ts'
import { svgFile } from './drawing/svg-file.ts'
import { madeCode } from './made-code.ts'
import { colorCauses } from './reading/verdict.ts'
import { Settings } from './settings.ts'

const { mode, lines, logoSize, text, ...design } = Settings.entries
const DEFAULTS = v.parse(Settings, {})

type FormKind = keyof typeof CONTENT_FIELDS
const FORM_KINDS = CONTENT_KINDS.filter((kind): kind is FormKind => kind !== 'Text or URL')

/** Fields of a kind of content. */
function fieldEntries(kind: FormKind) {
  return Object.fromEntries(
    CONTENT_FIELDS[kind].map(({ key, label, options, isCheck }) => {
      const value = options ? v.picklist(options) : isCheck ? v.picklist(['yes', '']) : v.string()
      return [key, v.optional(v.pipe(value, v.description(label)))]
    }),
  )
}

/** Throws UserError for a field that this kind does not have. */
function checkFields(kind: ContentKind, fields: FieldValues): void {
  if (kind === 'Text or URL') return
  const keys = CONTENT_FIELDS[kind].map(({ key }) => key)
  const unknown = Object.keys(fields).find((key) => !keys.includes(key))
  if (unknown !== undefined)
    throw new UserError(`fields.${unknown}: ${kind} has no such field.`, keysText(kind))
}

/** `The fields of Wi-Fi are ssid, password, …` */
function keysText(kind: ContentKind): string {
  if (kind === 'Text or URL') return ''
  const keys = CONTENT_FIELDS[kind].map(({ key, options }) =>
    options ? `${key} (${options.join(', ')})` : key,
  )
  return `The fields of ${kind} are ${keys.join(', ')}.`
}

export const operations = [
  operation({
    name: 'qr-code',
    title: 'Make a QR code',
    summary: 'Makes a QR code of text, a contact, Wi-Fi, an event or a payment, as SVG, PDF or PNG.',
    params: v.strictObject({
      text: v.optional(v.string(), ''),
      ...design,
      format: v.optional(v.picklist(['SVG', 'PDF', 'PNG']), 'SVG'),
    }),
    input: { field: 'text', accepts: 'text' },
    gives: 'text or file',
    mediaTypes: ['image/svg+xml', 'application/pdf', 'image/png'],
    described: {
      fields: v.union(FORM_KINDS.map((kind) => v.pipe(v.strictObject(fieldEntries(kind)), v.title(kind)))),
    },
    onlyWith: {
      text: [{ field: 'kind', is: ['Text or URL'] }],
      fields: [{ field: 'kind', isNot: ['Text or URL'] }],
      caption: [{ field: 'frame', isNot: ['None'] }],
      background: [{ field: 'isTransparent', is: [false] }],
    },
    notes: {
      fields: 'Of a kind other than “Text or URL”, such as {"ssid":"Home","password":"…"} for Wi-Fi.',
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
        params: { text: 'HELLO', level: 'Q', size: 128, foreground: '#f0f0a0' },
        result: { sha256: 'c11a5de22ca36b7fb49b66cf56cbd72f30baae7882a27e78ab6db2926f980400' },
        notes: [
          'The contrast is 1.2:1, and scanners need 3:1. Choose a darker foreground or a lighter background.',
        ],
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
      checkFields(params.kind, params.fields)
      const made = madeCode({ settings, secrets: {}, logo: undefined })
      if (!made.ok) throw new UserError(made.problem.message, made.problem.detail || keysText(params.kind))
      const { design } = made.value
      const notes = colorCauses(settings)
      if (format === 'SVG') return withNotes(typedText('image/svg+xml', svgFile(design)), notes)
      if (format === 'PNG') return fileResult('qr-code.png', pngFile(design), 'image/png', notes)
      if (settings.frame !== 'None')
        throw new UserError('A PDF has no room for a caption.', 'Choose SVG, or frame None.')
      return fileResult('qr-code.pdf', await pdfFile(design), 'application/pdf', notes)
    },
  }),
]
