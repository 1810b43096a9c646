import { expect, test } from 'vitest'
import { readGift } from './gift.ts'
import { htmlText } from './html-text.ts'
import { readQuestions } from './read-questions.ts'

/** As Moodle 4 exports two questions. */
const EXPORT = `// question: 12  name: Water
::Water::[html]<p>What is <b>H<sub>2</sub>O</b> &amp; why\\: 5 &lt; 6&nbsp;?</p>{
\t=[html]<p>water</p>#[html]<p>Right\\!</p>
\t~[html]<p>air &amp; co</p>#[html]<p>No</p>
\t####[html]<p>General</p>
}

// question: 13  name: img
::Img::[html]<p><img src\\="@@PLUGINFILE@@/a.png" alt\\="chart" />Look<br>here</p>{TRUE}
`

test('an export of Moodle is read without its markup, with a note for each picture', () => {
  const { questions, errors, notes } = readGift(EXPORT)
  expect(questions).toMatchObject([
    {
      text: 'What is H2O & why: 5 < 6 ?',
      kind: 'single',
      options: [{ text: 'water' }, { text: 'air & co' }],
      right: ['a'],
      explanation: 'General',
    },
    { text: 'Look\nhere', kind: 'true-false', isTrue: true },
  ])
  expect([errors, notes]).toEqual([[], ['Line 9: the picture “chart” is left out']])
})

test('readQuestions() recognizes an export of Moodle as GIFT', () => {
  expect(readQuestions(EXPORT)).toEqual(readGift(EXPORT))
})

test('answers and remarks have the format of their question', () => {
  const { questions } = readGift('[html]<i>One</i>? {=a &amp; b#<b>Yes</b> =[plain]<c>}')
  expect(questions).toMatchObject([
    { text: 'One?', kind: 'text', accepted: ['a & b', '<c>'], explanation: 'Yes' },
  ])
})

test('a format with escaped brackets is text', () => {
  expect(readGift('\\[html]<b>a</b> {T}').questions).toMatchObject([{ text: '[html]<b>a</b>' }])
})

test('a question that is only a picture has its alternative text', () => {
  const { questions, notes } = readGift(
    '[html]<img alt\\="A map"><img src\\="b.png"> {~[html]<img src\\="c.png" alt\\="C"> =x}',
  )
  expect(questions).toMatchObject([{ text: 'A map', options: [{ text: 'C' }, { text: 'x' }] }])
  expect(notes).toEqual([
    'Line 1: the picture “A map” is left out',
    'Line 1: the picture “b.png” is left out',
    'Line 1: the picture “C” is left out',
  ])
})

test.each([
  ['<p>a</p><p>b</p>', 'a\nb'],
  ['<p>a</p>\n<p>b</p>', 'a\nb'],
  ['a<br/>b<BR>c', 'a\nb\nc'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['a\n b   c', 'a b c'],
  ['5 &lt; 6 &#38; &#x41; &quot;q&quot; &unknown;', '5 < 6 & A "q" &unknown;'],
  ['<!-- c -->a<script>b()</script><style>p {}</style>', 'a'],
  ['<p dir="ltr" title="a > b">x</p>', 'x'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['x<sup>2</sup>', 'x2'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
])('htmlText() of %j is %j', (html, text) => {
  expect(htmlText(html).text).toBe(text)
})
