import { expect, test } from 'vitest'
import { classesOf, pageStyle, parseSheet, wordsOf } from './page-style.ts'

const own = (...names: string[]) => {
  const classes = new Set(names)
  return (name: string) => classes.has(name)
}

test.each([
  ['.a{color:red}.b{color:blue}', ['a'], '.a{color:red}'],
  ['body{margin:0}.b{color:blue}', ['a'], 'body{margin:0}'],
  ['.a,.b{color:red}', ['b'], '.a,.b{color:red}'],
  ['.a .b{color:red}', ['b'], ''],
  ['.a .b{color:red}', ['a', 'b'], '.a .b{color:red}'],
  ['@media (min-width:40rem){.a{color:red}.b{top:0}}', ['a'], '@media (min-width:40rem){.a{color:red}}'],
  ['@media print{.b{top:0}}', ['a'], ''],
  [
    '@layer base,utilities;@layer utilities{.a{top:0}}',
    ['a'],
    '@layer base,utilities;@layer utilities{.a{top:0}}',
  ],
  ['@layer properties{@supports (x:y){*{--x:0}}}.a{top:0}', ['a'], '.a{top:0}'],
  ['/*! a notice */\n@layer properties{*{--x:0}}.a{top:0}', ['a'], '.a{top:0}'],
  [
    '@supports (color:color-mix(in lab, red, red)){.a{top:0}.b{top:0}}@supports (x:y){.a{top:1px}}',
    ['a'],
    '.a{top:0}@supports (x:y){.a{top:1px}}',
  ],
  ['.sm\\:p-1\\.5{padding:1px}', ['sm:p-1.5'], '.sm\\:p-1\\.5{padding:1px}'],
  ['.\\32 xl\\:p-1{padding:1px}', ['2xl:p-1'], '.\\32 xl\\:p-1{padding:1px}'],
  ['.\\[\\&_p\\]\\:m-0 p{margin:0}', ['[&_p]:m-0'], '.\\[\\&_p\\]\\:m-0 p{margin:0}'],
  ['.a:not(.b){top:0}', ['a'], '.a:not(.b){top:0}'],
  ['a{top:0;top:0;left:0;top:0}', [], 'a{top:0;left:0;top:0}'],
  ['a{-webkit-top:0;top:0;left:0}', [], 'a{-webkit-top:0;top:0;left:0}'],
  ['::-webkit-datetime-edit{padding:0}', ['a'], ''],
  ['::-webkit-datetime-edit{padding:0}', ['datetime-local'], '::-webkit-datetime-edit{padding:0}'],
  [':where(.a,.b)>p{top:0}', ['b'], ':where(.a,.b)>p{top:0}'],
  [':where(.a>:not(:last-child)){top:0}', ['b'], ''],
  ['.a:after{content:"}{;"}.b{top:0}', ['a'], '.a:after{content:"}{;"}'],
])('of %s a page with the classes %j needs %s', (sheet, classes, expected) => {
  expect(pageStyle(parseSheet(sheet), own(...classes))).toBe(expected)
})

test('variables, properties and animations that nothing reads are left out, and what only they read', () => {
  const sheet =
    '@layer theme{:root{--a:1px;--b:var(--c);--c:2px;--d:3px}}.a{--tw-x:1px;width:var(--a);animation:turn 1s}.b{width:var(--d)}' +
    '@property --p{syntax:"*";inherits:false}@property --a{syntax:"*";inherits:false}' +
    '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}'
  expect(pageStyle(parseSheet(sheet), own('a'))).toBe(
    '@layer theme{:root{--a:1px;}}.a{width:var(--a);animation:turn 1s}' +
      '@property --a{syntax:"*";inherits:false}@keyframes turn{to{rotate:1turn}}',
  )
})

test('the classes of a sheet are known, and the words of a script that could be classes', () => {
  expect([...classesOf(parseSheet('.a .b:hover{top:0}@media print{.sm\\:c{top:0}}'))]).toEqual([
    'a',
    'b',
    'sm:c',
  ])
  const words = wordsOf('className:`grid sm:p-1.5 $'.concat('{x?"text-care":\'text-line/40\'} [&_p]:m-0`'))
  for (const name of ['grid', 'sm:p-1.5', 'text-care', 'text-line/40', '[&_p]:m-0'])
    expect(words).toContain(name)
})
