import { expect, test } from 'vitest'
import { SAMPLE_BYTES } from '#lib/content-detection/detection.ts'
import { toFileSample, toTextSample } from '../../lib/content-detection/detection.ts'
import { offerOf, slugsWithSecretResults } from './detectors.ts'

const CONTEXT = { now: Date.UTC(2026, 0, 15), random: () => 3 }
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const PDF = latin('%PDF-1.7\n')
const TIFF = latin('II*\0\x08\0\0\0\0\0')

const ofText = (slug: string, text: string) => offerOf(slug, toTextSample(text), CONTEXT)
const ofFiles = (slug: string, ...files: readonly (readonly [name: string, head: Uint8Array])[]) =>
  offerOf(slug, toFileSample(files.map(([name, head]) => ({ name, head }))), CONTEXT)

const answers = (count: number) =>
  Array.from({ length: count }, (_, index) => `Choice ${index + 1}a`).join('\n')
const question = (length: number) => `${'why '.repeat(100).slice(0, length - 1)}?`
const AIKEN = 'Why?\nA. x\nB. y\nANSWER: B'

const DETECTED: readonly (readonly [slug: string, text: string, confidence: number, says: string])[] = [
  ['anonymous-poll', 'Where?\nHere\nThere', 0.86, 'a question with 2 answers'],
  ['anonymous-poll', `Which?\n${answers(50)}`, 0.86, 'a question with 50 answers'],
  ['anonymous-poll', answers(50), 0.4, 'a list of 50'],
  ['anonymous-poll', `${question(300)}\nHere\nThere`, 0.86, 'a question with 2 answers'],
  ['api-tester', 'curl -X PUT https://api.example.com/a', 0.97, 'a curl command: PUT api.example.com'],
  ['api-tester', ' HTTPS://example.com/a ', 0.5, 'an address on the web'],
  ['base64-converter', 'SGVsbG8=', 0.9, 'Base64 that holds text or a file'],
  ['base64-converter', 'a few words', 0.05, 'text'],
  ['base64-converter', 'data:text/plain;base64,SGVsbG8=', 0.96, 'a data URI'],
  ['case-converter', 'parseHttpUrl', 0.6, 'a name as programs write it'],
  ['case-converter', 'parse_http_url', 0.6, 'a name as programs write it'],
  ['case-converter', 'PARSE_URL', 0.6, 'a name as programs write it'],
  ['case-converter', 'parse-url', 0.6, 'a name as programs write it'],
  ['case-converter', `a${'_b'.repeat(40)}`, 0.08, 'text'],
  ['csv-json-converter', 'a,b\n1,2', 0.88, 'a table with 2 columns, separated by commas'],
  ['csv-json-converter', 'a,b\n1, 2', 0.78, 'a table with 2 columns, separated by commas'],
  ['csv-json-converter', '[{"a":1},{"a":2}]', 0.5, 'a list of 2 records'],
  ['json-formatter', '[1]', 0.92, 'JSON, an array of 1 item'],
  ['json-formatter', '{"a":1,"b":2}', 0.92, 'JSON, an object with 2 keys'],
  ['json-formatter', '{"a":1,}', 0.7, 'JSON with mistakes, which can be repaired'],
  ['loan-calculator', '250000 at 3.5% for 30 years', 0.94, 'a loan at 3.5% over 30 years'],
  ['metronome', '40 bpm', 0.9, 'a tempo of 40 beats per minute'],
  ['metronome', '♩ = 200', 0.9, 'a tempo of 200 beats per minute'],
  ['qr-code-generator', 'www.example.com', 0.88, 'an address on the web'],
  ['qr-code-generator', 'geo:48.1,11.5', 0.88, 'a place on a map'],
  ['qr-code-generator', 'x'.repeat(1000), 0.04, 'text'],
  ['quiz-builder', '1+1? {=2 ~3}', 0.9, 'a quiz with 1 question'],
  ['quiz-builder', `${AIKEN}\n\n${AIKEN}`, 0.9, 'a quiz with 2 questions'],
  ['random-generator', 'roll 2d6', 0.93, 'dice: 2d6'],
  ['random-generator', 'Ana\nBen', 0.45, 'a list of 2'],
  ['regex-tester', '/^a+$/gi', 0.9, 'a regular expression, flags gi'],
  ['regex-tester', '^\\d+$', 0.82, 'a regular expression'],
  ['team-shuffle', 'Ana\nBen', 0.55, 'a list of 2'],
  ['unit-converter', '5 km in miles', 0.95, 'kilometer to mile'],
  ['unit-converter', '5 km', 0.5, 'kilometer to mile'],
  ['wheel-of-names', 'Ana, Ben, Cem', 0.6, 'a list of 3'],
  ['word-counter', 'Two words', 0.3, 'text'],
  ['word-counter', 'word', 0.07, 'text'],
  ['word-counter', '今日天気良好', 0.3, 'text'],
]

test.each(DETECTED)(
  '%s takes %j, sure by %d, also with the line break after it',
  (slug, text, confidence, says) => {
    for (const copied of [text, `${text}\n`])
      expect(ofText(slug, copied)).toMatchObject({ slug, confidence, says })
  },
)

test.each<[string, string]>([
  ['anonymous-poll', 'Where?\nHere'],
  ['anonymous-poll', `Which?\n${answers(51)}`],
  ['anonymous-poll', `${question(301)}\nHere\nThere`],
  ['api-tester', 'https://example.com and more'],
  ['base64-converter', ' \n'],
  ['case-converter', ' \n'],
  ['csv-json-converter', 'a,b'],
  ['csv-json-converter', 'a,b\n1,2,3'],
  ['csv-json-converter', `${'a'.repeat(41)},b\n1,2`],
  ['json-formatter', '[a-z]+'],
  ['loan-calculator', `250000 at 3.5% for 30 years${' '.repeat(60)}`],
  ['metronome', '39 bpm'],
  ['metronome', '201 bpm'],
  ['qr-code-generator', 'x'.repeat(1001)],
  ['quiz-builder', 'Only words'],
  ['quiz-builder', 'Why?\nA. x\nB. y\nANSWER: C'],
  ['random-generator', 'Ana'],
  ['regex-tester', '^a'],
  ['regex-tester', '/usr/bin'],
  ['sprint-point-estimator', 'Title,Points\nLogin,3'],
  ['time-tracker', 'a,b\n1,2'],
  ['unit-converter', 'kilometer'],
  ['wheel-of-names', 'Ana, Ben'],
  ['word-counter', ' \n\t'],
])('%s leaves %j to others', (slug, text) => {
  expect(ofText(slug, text)).toBeUndefined()
})

test.each<[string, string]>([
  ['anonymous-poll', 'Where?\nHere\nThere\n'],
  ['team-shuffle', 'Ana\nBen\n'],
  ['qr-code-generator', 'https://example.com/'],
])('%s needs the whole input and rejects a truncated one', (slug, text) => {
  expect(ofText(slug, text)).toBeDefined()
  expect(ofText(slug, text + ' '.repeat(SAMPLE_BYTES))).toBeUndefined()
})

type Files = readonly (readonly [name: string, head: Uint8Array])[]
/** Files named by their letters. */
const filesOf = (...heads: readonly Uint8Array[]): Files => heads.map((head, at) => ['abc'[at] ?? '', head])
const fileOf = (name: string, text: string): Files => [[name, latin(text)]]

test.each<[string, Files, number, string]>([
  ['word-counter', fileOf('a.TXT', 'a'), 0.85, 'a text file'],
  ['word-counter', fileOf('a.md', 'a'), 0.4, 'a text file'],
  ['pdf-merger', filesOf(PDF), 0.93, 'a PDF'],
  ['pdf-merger', filesOf(PDF, PDF), 0.93, '2 PDFs'],
  ['ocr-extractor', filesOf(PDF), 0.6, 'a scan'],
  ['ocr-extractor', filesOf(TIFF, TIFF), 0.92, '2 scans'],
  ['ocr-extractor', filesOf(TIFF, PDF), 0.6, '2 scans'],
  ['image-resizer', filesOf(TIFF), 0.9, 'a picture (TIFF)'],
  ['bulk-converter', filesOf(TIFF), 0.5, 'a picture'],
  ['bulk-converter', filesOf(TIFF, PDF), 0.82, '2 files to convert'],
  ['csv-json-converter', fileOf('a.xlsx', 'PK\x03\x04'), 0.93, 'an Excel workbook'],
  [
    'csv-json-converter',
    fileOf('a.csv', 'a;b\n1;2'),
    0.93,
    'a table with 2 columns, separated by semicolons',
  ],
  ['base64-converter', fileOf('a.bin', '\0'), 0.1, 'a file'],
])('%s accepts files %#, with confidence %d', (slug, files, confidence, says) => {
  expect(ofFiles(slug, ...files)).toMatchObject({ slug, confidence, says, isPersisted: false })
})

test.each<[string, Files]>([
  ['word-counter', [...fileOf('a.txt', 'a'), ...fileOf('b.txt', 'b')]],
  ['word-counter', [['a.pdf', PDF]]],
  ['pdf-merger', filesOf(PDF, TIFF)],
  ['image-resizer', filesOf(TIFF, PDF)],
  ['ocr-extractor', fileOf('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['json-formatter', [...fileOf('a.json', '{}'), ...fileOf('b.json', '{}')]],
  ['anonymous-poll', fileOf('a.txt', 'Where?\nHere\nThere')],
])('%s leaves files %# to others', (slug, files) => {
  expect(ofFiles(slug, ...files)).toBeUndefined()
})

test('ofText(): reports whether the tool persists the input; lists the secretive tools', () => {
  expect(ofText('word-counter', 'Two words')?.isPersisted).toBe(true)
  expect(ofText('base64-converter', 'Two words')?.isPersisted).toBe(false)
  expect([...slugsWithSecretResults].sort()).toEqual(['base64-converter', 'jwt-decoder', 'random-generator'])
})

test('a question is sent to the poll with its answers as options', () => {
  expect(ofText('anonymous-poll', ' Where do we eat? \n1. Pizza\n2. Sushi')?.state).toEqual({
    question: 'Where do we eat?',
    options: ['Pizza', 'Sushi'],
  })
})
