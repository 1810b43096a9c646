import { expect, test } from 'vitest'
import { classesIn, rulesIn, selectorsOf } from './css-text.ts'

test.each([
  ['', []],
  ['.a{top:0}', [{ head: '.a', body: 'top:0' }]],
  [
    '.a{top:0} .b{left:0}',
    [
      { head: '.a', body: 'top:0' },
      { head: '.b', body: 'left:0' },
    ],
  ],
  ['@import "x";.a{top:0}', [{ head: '@import "x"' }, { head: '.a', body: 'top:0' }]],
  ['@layer a,b;;', [{ head: '@layer a,b' }]],
  ['@layer a', [{ head: '@layer a' }]],
  [
    '@media print{.a{top:0}.b{top:1px}}.c{top:0}',
    [
      { head: '@media print', body: '.a{top:0}.b{top:1px}' },
      { head: '.c', body: 'top:0' },
    ],
  ],
  [
    `@import ";{";.a:after{content:'}"'}`,
    [{ head: '@import ";{"' }, { head: '.a:after', body: `content:'}"'` }],
  ],
  ['.a\\{b{top:0}', [{ head: '.a\\{b', body: 'top:0' }]],
  [
    '.a:after{content:"\\"}"}.b{}',
    [
      { head: '.a:after', body: 'content:"\\"}"' },
      { head: '.b', body: '' },
    ],
  ],
])('the sheet %j has these rules', (sheet, rules) => {
  expect([...rulesIn(sheet)]).toEqual(rules)
})

test.each([
  ['.a', ['.a']],
  ['.a,.b', ['.a', '.b']],
  ['.a,.b,.c', ['.a', '.b', '.c']],
  [':is(.a,.b),.c', [':is(.a,.b)', '.c']],
  [':is(.a,:not(.b,.c)),.d', [':is(.a,:not(.b,.c))', '.d']],
  ['[title="a,b"],.c', ['[title="a,b"]', '.c']],
  ['.a\\,b,.c', ['.a\\,b', '.c']],
  ['[title="("],.c', ['[title="("]', '.c']],
])('the list %j has these selectors', (list, selectors) => {
  expect(selectorsOf(list)).toEqual(selectors)
})

test.each([
  ['p>a:hover', []],
  ['.a.b', ['a', 'b']],
  ['.a .b>.c', ['a', 'b', 'c']],
  ['.a:not(.b):not(.c).d', ['a', 'd']],
  [':is(.a,.b) .c', ['c']],
  [':where(.a) .c', ['a', 'c']],
  ['.w-1\\/2', ['w-1/2']],
  ['.\\32 xl', ['2xl']],
  ['.\\00032xl', ['2xl']],
  ['.a-b_c', ['a-b_c']],
])('an element needs for %s the classes %j', (selector, classes) => {
  expect(classesIn(selector)).toEqual(classes)
})
