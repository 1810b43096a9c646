import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Question } from '#lib/quiz/quiz.ts'
import { writeXlsx } from '#lib/tabular/xlsx/write-xlsx.ts'
import { readGift, writeGift } from './gift.ts'
import { readCsvQuiz, writeCsvQuiz } from './quiz-csv.ts'
import { quizTable } from './quiz-table.ts'
import { readWorkbookQuiz } from './quiz-workbook.ts'
import { readLines } from './read-lines.ts'
import { readQuestions } from './read-questions.ts'
import { writeAiken } from './write-aiken.ts'

/** One line a question: its kind, its text, its answers with an asterisk at the right ones, its explanation. */
const summarize = (questions: readonly Question[]) =>
  questions.map(({ kind, text, options, right, isTrue, accepted, value, tolerance, explanation }) => {
    const answers = {
      single: options.map((one) => (right.includes(one.id) ? '*' : '') + one.text).join(' | '),
      several: options.map((one) => (right.includes(one.id) ? '*' : '') + one.text).join(' | '),
      'true-false': String(isTrue),
      text: accepted.join(' | '),
      number: `${value} ± ${tolerance}`,
    }[kind]
    return [kind, text, answers, explanation].join(' / ')
  })

// After the examples of docs.moodle.org, "GIFT format".
const GIFT = `// true/false
::Q1:: 1+1=2 {T}

// multiple choice with specified feedback for right and wrong answers
::Q2:: What's between orange and green in the spectrum?
{ =yellow # right; good! ~red # wrong, it's yellow ~blue # wrong, it's yellow }

// fill-in-the-blank
::Q3:: Two plus {=two =2} equals four.

// matching
::Q4:: Which animal eats which food? { =cat -> cat food =dog -> dog food }

// math range question
::Q5:: What is a number from 1 to 5? {#3:2}

// math range specified with interval end points
::Q6:: What is a number from 1 to 5? {#1..5}

// multiple numeric answers with partial credit and feedback
::Q7:: When was Ulysses S. Grant born? {#
         =1822:0      # Correct! Full credit.
         =%50%1822:2  # He was born in 1822. Half credit for being close.
}

// essay
::Q8:: How are you? {}

$CATEGORY: tom/dick

What two people are entombed in Grant's tomb? {
   ~%-100%No one
   ~%50%Grant
   ~%50%Grant's wife
   ~%-100%Grant's father
   #### Both of them.
}

Which answer equals 5? {
   ~ \\= 2 + 2
   = \\= 2 + 3
   ~ \\= 2 + 4  }

::GIFT Control Characters::
Which of the following is NOT a control character for the GIFT import format? {
   ~ \\~     # \\~ is a control character.
   ~ \\{     # \\{ is a control character.
   = \\     # Correct! \\ is not a control character. BUT,
}
`

test('the documented GIFT examples are read; what has no place in a quiz is named by its line', () => {
  const { questions, errors } = readGift(GIFT)
  expect(summarize(questions)).toEqual([
    'true-false / 1+1=2 / true / ',
    "single / What's between orange and green in the spectrum? / *yellow | red | blue / right; good!\nwrong, it's yellow",
    'text / Two plus _____ equals four. / two | 2 / ',
    'number / What is a number from 1 to 5? / 3 ± 2 / ',
    'number / What is a number from 1 to 5? / 3 ± 2 / ',
    'number / When was Ulysses S. Grant born? / 1822 ±  / ',
    "several / What two people are entombed in Grant's tomb? / No one | *Grant | *Grant's wife | Grant's father / Both of them.",
    'single / Which answer equals 5? / = 2 + 2 | *= 2 + 3 | = 2 + 4 / ',
    'single / Which of the following is NOT a control character for the GIFT import format? / ~ | { | *\\ / ~ is a control character.\n{ is a control character.\nCorrect! \\ is not a control character. BUT,',
  ])
  expect(errors).toEqual([
    'Line 12: matching questions are not supported',
    'Line 27: essays cannot be scored',
  ])
})

test('of GIFT answers in writing only those that are worth all points are right', () => {
  const { questions, errors } = readGift(
    [
      'Capital of Norway? {=Oslo =%50%Kristiania =%100%oslo}',
      'Pi? {#=%50%3:0.2 =3.14:0.01}',
      'Half right? {=%50%one =%99.9%two}',
    ].join('\n\n'),
  )
  expect(summarize(questions)).toEqual([
    'text / Capital of Norway? / Oslo | oslo / ',
    'number / Pi? / 3.14 ± 0.01 / ',
  ])
  expect(errors).toEqual(['Line 5: no answer is worth all points'])
})

test('of GIFT choices each that is worth some points is right, and one alone is a single choice', () => {
  const { questions, errors } = readGift(
    [
      'Primes? {~%50%two ~%50%three ~%-100%four ~%0%nine}',
      'Even? {~%100%two ~three}',
      'Odd? {~two =three}',
      'None? {~two ~%-50%three}',
    ].join('\n\n'),
  )
  expect(summarize(questions)).toEqual([
    'several / Primes? / *two | *three | four | nine / ',
    'several / Even? / *two | three / ',
    'single / Odd? / two | *three / ',
  ])
  expect(errors).toEqual(['Line 7: there is no right answer'])
})

// After docs.moodle.org, "Aiken format".
const AIKEN = `What is the correct answer to this question?
A. Is it this one?
B. Maybe this answer?
C. Possibly this one?
D. Must be this one!
ANSWER: D

Which LMS has the most quiz import formats?
A) Moodle
B) ATutor
C) Claroline
D) Blackboard
E) WebCT
F) Ilias
ANSWER: A
`

test('the documented Aiken example is read, and written unchanged', () => {
  const { questions, errors } = readLines(AIKEN)
  expect(errors).toEqual([])
  expect(summarize(questions)).toEqual([
    'single / What is the correct answer to this question? / Is it this one? | Maybe this answer? | Possibly this one? | *Must be this one! / ',
    'single / Which LMS has the most quiz import formats? / *Moodle | ATutor | Claroline | Blackboard | WebCT | Ilias / ',
  ])
  expect(writeAiken(questions)).toEqual({ text: AIKEN.replaceAll(/^([A-F])\)/gm, '$1.'), leftOut: 0 })
})

test('questions are read as people write them', () => {
  const text = `Capital of Norway?
- Bergen
* Oslo

Primes?
a) 2 *
b) 4
c) 5 (correct)
Explanation: Only two of them.

Sky is blue?
Answer: true

Broken?
A. x
B. y
ANSWER: E`
  const { questions, errors } = readQuestions(text)
  expect(summarize(questions)).toEqual([
    'single / Capital of Norway? / Bergen | *Oslo / ',
    'several / Primes? / *2 | 4 | *5 / Only two of them.',
    'true-false / Sky is blue? / true / ',
  ])
  expect(errors).toEqual(['Line 14: there is no option E'])
})

const HARD = '-> ~=#{}:%50% \\n \\\\ "a",;\' //x ####y [html] 👩‍👩‍👧 שלום'
const many: readonly Question[] = Array.from({ length: 500 }, (_, index) => {
  const kinds = ['single', 'several', 'true-false', 'text', 'number'] as const
  const kind = kinds[index % kinds.length] ?? 'single'
  const hasOptions = kind === 'single' || kind === 'several'
  return {
    id: `q${index + 1}`,
    kind,
    text: `[${index}] ${HARD}\nsecond line`,
    picture: '',
    pictureText: '',
    options: hasOptions
      ? ['=1+1', `'=2`, HARD, '@d'].map((text, at) => ({ id: 'abcd'[at] ?? '', text }))
      : [],
    right: kind === 'several' ? ['b', 'c', 'd'] : kind === 'single' ? ['c'] : [],
    isTrue: kind !== 'true-false' || index % 2 === 0,
    accepted: kind === 'text' ? [HARD, '+49'] : [],
    value: kind === 'number' ? '-3.14' : '',
    tolerance: kind === 'number' ? '0.01' : '',
    explanation: index % 3 === 0 ? `//${HARD}` : '',
  }
})
test.each([
  ['GIFT', () => readGift(writeGift(many))],
  ['CSV', () => readCsvQuiz(writeCsvQuiz(many))],
  ['Excel', () => readWorkbookQuiz(writeXlsx([{ name: 'Quiz', ...quizTable(many) }]), 'quiz.xlsx')],
])('500 questions of all kinds round-trip through %s', (_, read) => {
  expect(read()).toEqual({ questions: many, errors: [] })
})

/** A sheet as Kahoot's template has it: notes in column B, empty rows between, the header in row 8, a number before each question. */
function kahootWorkbook(questions: readonly (readonly string[])[]): Uint8Array {
  const notes = ['Quiz template', 'Add questions', 'Remember the limits', 'See an example', 'Export to .xlsx']
  const header = [
    'Question - max 120 characters',
    ...[1, 2, 3, 4].map((answer) => `Answer ${answer} - max 75 characters`),
    'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
    'Correct answer(s) - choose at least one',
  ]
  const text = (reference: string, value: string) =>
    `<c r="${reference}" s="3" t="inlineStr"><is><t>${value}</t></is></c>`
  const row = (number: number, cells: readonly string[], first = '') =>
    `<row r="${number}" ht="20">${first}${cells.map((value, at) => (value === '' ? `<c r="${'BCDEFGH'[at]}${number}" s="3"/>` : text(`${'BCDEFGH'[at]}${number}`, value))).join('')}</row>`
  const rows = [
    '<row r="1"><c r="A1" s="2"/></row>',
    ...notes.map((note, at) => row(at + 2, [note])),
    '<row r="7"/>',
    row(8, header),
    ...questions.map((cells, at) => row(at + 9, cells, `<c r="A${at + 9}" s="4"><v>${at + 1}</v></c>`)),
  ]
  const files = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Target="worksheets/sheet1.xml" Id="rId1"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])))
}

test('Kahoot’s template is read, its notes and time limits left aside, and errors name the rows of the sheet', () => {
  const read = readWorkbookQuiz(
    kahootWorkbook([
      ['Oldest?', 'Rome', 'Oslo', 'Bonn', 'Bern', '20', '1'],
      ['Even?', '2', '3', '4', '', '30', '1,3'],
      ['Wrong?', 'a', 'b', '', '', '30', '4'],
      ['', '', '', '', '', '', ''],
    ]),
    'kahoot.xlsx',
  )
  expect(summarize(read.questions)).toEqual([
    'single / Oldest? / *Rome | Oslo | Bonn | Bern / ',
    'several / Even? / *2 | 3 | *4 / ',
  ])
  expect(read.errors).toEqual(['Row 11: the correct answer "4" is not one of the options'])
})

test('a share of the points is 100 divided by the right options, to five decimals', () => {
  const options = ['a', 'b', 'c', 'd'].map((text) => ({ id: text, text }))
  const [first] = many
  const gift = (kind: 'several' | 'single', right: string[]) =>
    writeGift(first ? [{ ...first, text: 'Q', kind, options, right, explanation: '' }] : [])
  expect(gift('several', ['a', 'b', 'c'])).toBe(
    'Q {\n\t~%33.33333%a\n\t~%33.33333%b\n\t~%33.33333%c\n\t~%-100%d\n}\n',
  )
  expect(gift('several', ['b'])).toBe('Q {\n\t~%-100%a\n\t~%100%b\n\t~%-100%c\n\t~%-100%d\n}\n')
  expect(gift('single', ['b'])).toBe('Q {\n\t~a\n\t=b\n\t~c\n\t~d\n}\n')
})

test('Aiken has a line for the question and for each option, however they were typed', () => {
  const [first] = many
  const options = [' yes\n of course ', 'no'].map((text, place) => ({ id: 'ab'[place] ?? '', text }))
  const typed = { kind: 'single', text: ' Is\r\nit? ', options } as const
  expect(
    writeAiken(
      first
        ? [
            { ...first, ...typed, right: ['b'] },
            { ...first, kind: 'number' },
          ]
        : [],
    ),
  ).toEqual({
    text: 'Is it?\nA. yes of course\nB. no\nANSWER: B\n',
    leftOut: 1,
  })
})

test.each([
  ['Why?\nA. x\nB. y\n', 'Line 1: no line ANSWER: names the right option'],
  ['Why?\nA. x\nB. y\nANSWER: C\n', 'Line 1: there is no option C'],
])('%j says what is missing', (text, error) => {
  expect(readLines(text)).toEqual({ questions: [], errors: [error] })
})

test('a question has up to twelve options', () => {
  const lines = (labels: string) =>
    `Why?\n${[...labels].map((letter) => `${letter}. ${letter}${letter}\n`).join('')}ANSWER: A\n`
  expect(readLines(lines('ABCDEFGHIJKL')).questions[0]?.options).toHaveLength(12)
  expect(readLines(lines('ABCDEFGHIJKLM')).errors).toEqual(['Line 1: there are more than 12 options'])
})

test('a question with a single option is named, and the others are read', () => {
  expect(readLines('Why?\nA. x\nANSWER: A\n\nHow?\nA. x\nB. y\nANSWER: B\n')).toMatchObject({
    questions: [{ text: 'How?', right: ['b'] }],
    errors: ['Line 1: there are fewer than two options'],
  })
})

test('a table that names its columns is read as one, whatever its delimiter', () => {
  const table = 'question;option 1;option 2;correct\nWhy?;x;y;2\n'
  expect(summarize(readQuestions(table).questions)).toEqual(summarize(readCsvQuiz(table)?.questions ?? []))
  expect(summarize(readQuestions(table).questions)).toEqual(['single / Why? / x | *y / '])
})

test('other tables are not read as a quiz', () => {
  expect(readCsvQuiz('name,age\nZoë,7\n')).toBeUndefined()
  expect(readQuestions('Just some words.').questions).toEqual([])
})

test('reports errors in GIFT with their line', () => {
  expect(readGift('Only words.\n\nWhy? {because}\n\nHow many? {#lots}')).toEqual({
    questions: [],
    errors: [
      'Line 1: there are no answers in braces',
      'Line 3: no answer begins with = or ~',
      'Line 5: the right number cannot be read',
    ],
  })
})

test('a GIFT question without text uses its title, HTML tags are removed, and the last comment is the explanation', () => {
  const gift = '::Is it?:: {TRUE}\n\n[html]<b>Was</b> it? {F#so you thought#it was not}\n\n[plain]<b>? {t}'
  expect(summarize(readGift(gift).questions)).toEqual([
    'true-false / Is it? / true / ',
    'true-false / Was it? / false / it was not',
    'true-false / <b>? / true / ',
  ])
})

test('parses negative numbers, exponents and ranges in GIFT, and ignores comments', () => {
  const gift = '{#-1.5e3:2e-1}\n\n{#-4..-1}\n\n{#=%100%7:0#exactly =%50%8}\n\n{#0.1..0.2}'
  const { questions } = readGift(gift.replaceAll('{#', 'n? {#'))
  expect(questions.map(({ value, tolerance }) => `${value} ± ${tolerance}`)).toEqual([
    '-1.5e3 ± 2e-1',
    '-2.5 ± 1.5',
    '7 ± ',
    '0.15 ± 0.05',
  ])
})

test('a question with an answer and no options is true, false or answered in writing', () => {
  const { questions } = readLines(
    'Is it?\nANSWER: FALSE\n\nCapital of Norway?\nANSWER: Oslo, once Kristiania',
  )
  expect(summarize(questions)).toEqual([
    'true-false / Is it? / false / ',
    'text / Capital of Norway? / Oslo, once Kristiania / ',
  ])
})

const TABLE = 'Question,Type,Option 1,Option 2,Option 3,Correct answer,Tolerance,Explanation'

test('a row of a table that cannot be read says why', () => {
  const rows = [
    'Why?,,x,,,1',
    'How many?,number,,,,lots',
    'Is it?,true-false,,,,maybe',
    'Which?,,x,y,,',
    'Which?,,x,y,,z',
    'Which?,,x,y,,3',
    'Which?,,x,y,,"1,0"',
  ]
  expect(readCsvQuiz([TABLE, ...rows].join('\n'))).toEqual({
    questions: [],
    errors: [
      'Row 2: there are fewer than two options',
      'Row 3: "lots" is not a number',
      'Row 4: the correct answer is neither True nor False',
      'Row 5: there is no correct answer',
      'Row 6: the correct answer "z" is not one of the options',
      'Row 7: the correct answer "3" is not one of the options',
      'Row 8: the correct answer "1,0" is not one of the options',
    ],
  })
})

test("accepts a number from 1, a letter or an option's text as the correct answer, and an empty type", () => {
  const rows = [
    'Which?,,x,y,z,3',
    'Which?,,x,y,z,b',
    'Which?,single,x,y,z,y',
    'Which?,,x,y,z,A; C',
    'Which?,Several,x,y,,B,,Told so',
    'Is it?,,,,,FALSE',
    'Is it?,true-false,x,y,,true',
    'How many?,NUMBER,,,,5,1,',
    'Word?,text,one,,two,',
  ]
  const read = readCsvQuiz([TABLE, ...rows].join('\n'))
  expect(read?.errors).toEqual([])
  expect(summarize(read?.questions ?? [])).toEqual([
    'single / Which? / x | y | *z / ',
    'single / Which? / x | *y | z / ',
    'single / Which? / x | *y | z / ',
    'several / Which? / *x | y | *z / ',
    'several / Which? / x | *y / Told so',
    'true-false / Is it? / false / ',
    'true-false / Is it? / true / ',
    'number / How many? / 5 ± 1 / ',
    'text / Word? / one | two / ',
  ])
})
