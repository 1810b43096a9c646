import { expect, test } from 'vitest'
import type { Source } from './source.ts'
import { getTargets, mismatch } from './targets.ts'

const image: Source = { kind: 'image', extension: 'heic', isRenamed: false, header: undefined }
const pdf: Source = { kind: 'pdf', extension: 'pdf', isRenamed: false }
const markdown: Source = { kind: 'document', format: 'md', extension: 'md', isRenamed: false }
const sound: Source = { kind: 'sound', extension: 'flac', isRenamed: false }
const other: Source = { kind: 'other', extension: 'zip', isRenamed: false }

test.each([
  ['a picture', image, ['png', 'jpg', 'webp', 'pdf', 'docx']],
  ['a PDF', pdf, ['png', 'jpg', 'webp', 'docx']],
  ['a document', markdown, ['pdf', 'docx']],
  ['a sound', sound, ['mp3', 'wav']],
  ['anything else', other, []],
] as const)('%s becomes just what the table says', (_, source, targets) => {
  expect(getTargets(source)).toEqual(targets)
})

test.each([
  [sound, 'png', 'Cannot convert .flac to PNG'],
  [image, 'mp3', 'Cannot convert .heic to MP3'],
  [pdf, 'pdf', 'Cannot convert .pdf to PDF'],
  [other, 'webp', 'Cannot convert .zip to WEBP'],
  [
    { ...other, extension: 'pdf' },
    'png',
    'Cannot convert .pdf to PNG. This file is damaged, or is not a PDF.',
  ],
  [
    { ...other, extension: 'jpeg' },
    'webp',
    'Cannot convert .jpeg to WEBP. This file is damaged, or is not a JPEG.',
  ],
  [{ ...other, extension: '' }, 'docx', 'Cannot convert a file without an ending to DOCX'],
  [markdown, 'docx', undefined],
] as const)('mismatch(): names the extension and the format', (source, target, sentence) => {
  expect(mismatch(source, target)).toBe(sentence)
})
