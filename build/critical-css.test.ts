import { expect, test } from 'vitest'
import { splitCriticalCss } from './critical-css.ts'

const HTML =
  '<header class="bar"></header><h1 class="a">T</h1><p id="summary" class="c">S</p><div class="b"></div>'

/** Returns both parts of a page's style, without the rules about frames themselves. */
function parts(style: string) {
  const bare = splitCriticalCss(HTML, '')
  const { first = '', rest = '' } = splitCriticalCss(HTML, style) ?? {}
  return { first: first.slice(0, -(bare?.first.length ?? 0)), rest: rest.slice(0, -(bare?.rest.length ?? 0)) }
}

test('a page without a summary has its style in one part', () => {
  expect(splitCriticalCss('<p>S</p>', '.a{top:0}')).toBeUndefined()
})

test.each([
  ['body{margin:0}.a{top:0}', { first: 'body{margin:0}.a{top:0}', rest: '' }],
  ['.a{top:0}.b{top:1px}', { first: '.a{top:0}', rest: '.b{top:1px}' }],
  ['@media print{.b{top:0}}', { first: '', rest: '@media print{.b{top:0}}' }],
  // In the rest `.a` follows `.b`, as in the full style.
  [
    '@layer utilities{.b{top:0}.a{top:1px}}',
    { first: '@layer utilities{.a{top:1px}}', rest: '@layer utilities{.b{top:0}.a{top:1px}}' },
  ],
  ['@layer base,utilities;.c{top:0}', { first: '@layer base,utilities;.c{top:0}', rest: '' }],
  [
    '.a{top:var(--p)}@property --p{syntax:"*"}@property --q{syntax:"*"}',
    { first: '.a{top:var(--p)}@property --p{syntax:"*"}', rest: '@property --q{syntax:"*"}' },
  ],
  [
    '.a{animation:turn 1s}@keyframes turn{to{top:0}}@keyframes fade{to{opacity:0}}',
    { first: '.a{animation:turn 1s}@keyframes turn{to{top:0}}', rest: '@keyframes fade{to{opacity:0}}' },
  ],
])('of %s the first frame has what stands as far as the summary needs', (style, expected) => {
  expect(parts(style)).toEqual(expected)
})
