import { readFileSync } from 'node:fs'
import { samplePdf } from '../web/tools/pdf-merger/pdfs.fixture.ts'
import type { Part } from './tool-layout.ts'

type File = { readonly name: string; readonly content: Uint8Array }

/** One change by keyboard: keys typed or pressed in a part, or files chosen with its button. */
export type Step = {
  readonly at: Part
  readonly type?: string
  readonly press?: string
  readonly choose?: readonly File[]
  /** The only line that is announced; by default any, or none. */
  readonly says?: RegExp
}

/** The main job of a tool, and its result. */
export type Job = {
  /** The only line that is announced when the tool opens with a result; by default none. */
  readonly opens?: RegExp
  readonly steps: readonly Step[]
  readonly result: readonly [...Part, text: RegExp]
}

const photo = readFileSync(new URL('../lib/image/fixtures/turned-6.jpg', import.meta.url))
const note = readFileSync(new URL('../web/tools/ocr-extractor/fixtures/note.png', import.meta.url))
const pdf = (name: string) => ({ name: `${name}.pdf`, content: samplePdf(name, { pageCount: 1 }) })

const box = (name: string, type: string, says?: RegExp): Step => ({
  at: ['textbox', name],
  type,
  ...(says && { says }),
})
const number = (name: string, type: string, says?: RegExp): Step => ({
  at: ['spinbutton', name],
  type,
  ...(says && { says }),
})
const press = (name: string, says?: RegExp): Step => ({
  at: ['button', name],
  press: 'Enter',
  ...(says && { says }),
})

export const JOBS: Readonly<Record<string, Job>> = {
  'anonymous-poll': {
    steps: [
      press('Create Poll', /at least 2 options/),
      box('Question', 'Tea?'),
      box('Option 1', 'Yes'),
      box('Option 2', 'No'),
      press('Create Poll', /Poll created/),
    ],
    result: ['link', 'Tea?', /Tea/],
  },
  'api-tester': {
    steps: [press('Add header'), box('URL', 'nowhere'), press('Send Request')],
    result: ['alert', '', /valid http/],
  },
  'base64-converter': {
    steps: [box('Input', 'Zoe', /./)],
    result: ['status', 'Output', /Wm9l/],
  },
  'bulk-converter': {
    steps: [
      { at: ['button', 'Choose files'], choose: [{ name: 'photo.jpg', content: photo }] },
      press('Remove photo.jpg', /photo\.jpg removed/),
      { at: ['button', 'Choose files'], choose: [{ name: 'photo.jpg', content: photo }] },
      press('Convert'),
    ],
    result: ['list', 'Files', /photo/],
  },
  'business-calculator': {
    steps: [
      number('Current assets', '150'),
      number('Current liabilities', 'abc', /^Current liabilities: Enter a number$/),
      number('Current liabilities', '100', /^Current ratio: 1\.50$/),
    ],
    result: ['status', 'Current ratio', /1\.50/],
  },
  'case-converter': { steps: [box('Text', 'one two')], result: ['status', 'snake_case', /one_two/] },
  'csv-json-converter': {
    steps: [box('Input', 'a,b\n1,"2', /Unclosed quote/), box('Input', 'a,b\n1,2', /1 row/)],
    result: ['status', 'Output', /"a"/],
  },
  'grade-calculator': {
    steps: [
      press('Add Grade'),
      box('Assignment', 'Essay'),
      number('Points earned', '45'),
      number('Total points', '50'),
      press('Add Grade', /^Overall percentage: 90\.00%$/),
      press('Remove Essay', /Essay removed/),
    ],
    result: ['textbox', 'Assignment', /^$/],
  },
  'hourly-worth-calculator': {
    opens: /^Real hourly rate: /,
    steps: [
      number('Annual salary', '50000', /^Real hourly rate: /),
      number('Hours per day', '1e', /Enter a number/),
    ],
    result: ['status', 'Real hourly rate', /./],
  },
  'image-resizer': {
    steps: [
      { at: ['button', 'Choose images'], choose: [{ name: 'photo.jpg', content: photo }] },
      number('Width', '15'),
      press('Resize'),
    ],
    result: ['button', 'Download', /Download/],
  },
  'invoice-generator': {
    steps: [
      box('Description', 'Design'),
      number('Quantity', '3'),
      number('Rate', '10', /^Total: \$30\.00$/),
      press('Add item'),
    ],
    result: ['status', 'Total', /\$30\.00/],
  },
  'json-formatter': {
    steps: [
      box('JSON input', '{"a": [1,', /Invalid JSON/),
      box('JSON input', '{"a": 1}', /^Valid JSON, 1 key$/),
    ],
    result: ['status', 'Formatted output', /"a": 1/],
  },
  'jwt-decoder': {
    steps: [box('Token', 'a.b', /3 parts/), box('Token', 'eyJhbGciOiJub25lIn0.e30.', /Token decoded/)],
    result: ['status', 'Verification', /Unsigned/],
  },
  'loan-calculator': {
    opens: /^Monthly payment: /,
    steps: [
      number('Loan amount', '300000', /^Monthly payment: \$[\d,.]+$/),
      number('Interest rate (%)', 'abc', /^Interest rate \(%\): Enter a number$/),
      number('Interest rate (%)', '4', /^Monthly payment: \$1,432\.25$/),
      press('Save to compare', /^This loan added, 1 loan$/),
    ],
    result: ['status', 'Monthly payment', /\$1,432\.25/],
  },
  metronome: {
    steps: [press('Start', /^Started/), press('Stop', /^Stopped/)],
    result: ['button', 'Start', /Start/],
  },
  'ocr-extractor': {
    steps: [{ at: ['button', 'Choose image or PDF'], choose: [{ name: 'note.png', content: note }] }],
    result: ['button', 'Extract Text', /Extract/],
  },
  'payroll-calculator': {
    opens: /^Net annual pay: /,
    steps: [
      number('Gross pay', '60000', /^Net annual pay: \$[\d,.]+$/),
      number('State tax (%)', '120', /^State tax \(%\): Enter a percent from 0 to 100$/),
      number('State tax (%)', '5', /^Net annual pay: \$[\d,.]+$/),
    ],
    result: ['status', 'Net annual pay', /\$/],
  },
  'pdf-merger': {
    steps: [
      { at: ['button', 'Choose PDFs'], choose: [pdf('A'), pdf('B')] },
      press('Move B.pdf up'),
      press('Merge & Download', /merged/),
      press('Remove B.pdf', /B\.pdf removed/),
    ],
    result: ['list', 'PDFs', /A\.pdf/],
  },
  'qr-code-generator': {
    steps: [box('Text or URL', 'https://example.com/a')],
    result: ['status', 'Self-check', /it scans/],
  },
  'quiz-builder': {
    steps: [box('Quiz title', 'Sums'), press('Add Question'), box('Question', '1 + 1?'), press('Preview')],
    result: ['heading', 'Sums', /Sums/],
  },
  'random-generator': {
    steps: [number('Minimum', '12'), number('Maximum', '12'), press('Generate Numbers', /^12$/)],
    result: ['status', 'Numbers', /12/],
  },
  'regex-tester': {
    opens: /^3 matches$/,
    steps: [box('Pattern', '(', /Invalid Regex/), box('Pattern', 'a')],
    result: ['status', 'Match count', /\d+ match/],
  },
  'sprint-point-estimator': {
    steps: [
      press('Add Story', /title/),
      box('Story title', 'Login'),
      press('Add Story', /Story Added/),
      press('3', /1 of/),
      press('Reveal Votes', /Votes revealed: 3/),
      press('Reset Voting'),
    ],
    result: ['button', 'Reveal Votes', /Reveal/],
  },
  'team-shuffle': {
    steps: [
      box('Player name', 'Ana'),
      press('Add Player', /^Ana added, 1 player$/),
      box('Player name', 'Bo'),
      press('Add Player', /^Bo added, 2 players$/),
      press('Generate Teams'),
      press('Remove Bo', /Bo removed/),
    ],
    result: ['list', 'Players', /Ana/],
  },
  'time-tracker': {
    steps: [
      { at: ['combobox', 'Project'], press: 'ArrowDown' },
      box('Description', 'Design'),
      press('Start', /started/),
      press('Pause', /paused/),
      press('Resume', /resumed/),
      press('Stop', /stopped/),
    ],
    result: ['list', 'Recent Entries', /Design/],
  },
  'unit-converter': {
    opens: / Kilometer$/,
    steps: [number('Value', '1e', /^Value: Enter a number$/), number('Value', '2', /^[\d.,]+ \S+/)],
    result: ['status', 'Result', /\d/],
  },
  'wheel-of-names': {
    steps: [
      box('Name', 'Eve'),
      press('Add Name', /sample names were removed/),
      box('Name', 'Bo'),
      press('Add Name', /2 names/),
      press('Spin Wheel', /The winner is/),
      press('Remove Bo', /Bo removed/),
    ],
    result: ['list', 'Names', /Eve/],
  },
  'word-counter': { steps: [box('Text', 'one two')], result: ['status', 'Words', /2/] },
}
