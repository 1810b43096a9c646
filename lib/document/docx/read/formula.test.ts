import { expect, test } from 'vitest'
import { readXml } from '../../../markup/read-xml.ts'
import { formulaText } from './formula.ts'

const MATH = 'http://schemas.openxmlformats.org/officeDocument/2006/math'
const linear = (xml: string) =>
  formulaText(readXml(`<m:oMath xmlns:m="${MATH}">${xml}</m:oMath>`, { [MATH]: 'm' }))
const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
const e = (content: string) => `<m:e>${content}</m:e>`
const sup = (base: string, up: string) => `<m:sSup>${e(base)}<m:sup>${up}</m:sup></m:sSup>`
const sub = (base: string, low: string) => `<m:sSub>${e(base)}<m:sub>${low}</m:sub></m:sSub>`
const f = (above: string, below: string, type = '') =>
  `<m:f><m:fPr>${type && `<m:type m:val="${type}"/>`}</m:fPr><m:num>${above}</m:num><m:den>${below}</m:den></m:f>`
const rad = (content: string, degree = '') =>
  `<m:rad><m:radPr>${degree ? '' : '<m:degHide m:val="1"/>'}</m:radPr><m:deg>${degree}</m:deg>${e(content)}</m:rad>`
const nary = (chr: string, low: string, up: string, content: string, more = '') =>
  `<m:nary><m:naryPr>${chr && `<m:chr m:val="${chr}"/>`}${more}</m:naryPr><m:sub>${low}</m:sub><m:sup>${up}</m:sup>${e(content)}</m:nary>`
const d = (properties: string, ...parts: string[]) =>
  `<m:d><m:dPr>${properties}</m:dPr>${parts.map(e).join('')}</m:d>`
const brackets = (open: string, close: string) => `<m:begChr m:val="${open}"/><m:endChr m:val="${close}"/>`
const m = (...rows: string[][]) =>
  `<m:m>${rows.map((cells) => `<m:mr>${cells.map((cell) => e(r(cell))).join('')}</m:mr>`).join('')}</m:m>`
const func = (name: string, content: string) => `<m:func><m:fName>${name}</m:fName>${e(content)}</m:func>`
const acc = (content: string, chr = '') =>
  `<m:acc><m:accPr>${chr && `<m:chr m:val="${chr}"/>`}</m:accPr>${e(content)}</m:acc>`

test.each([
  [
    'the quadratic formula',
    r('x=') + f(r('-b±') + rad(sup(r('b'), r('2')) + r('-4ac')), r('2a')),
    'x=(-b±√(b^2-4ac))/(2a)',
  ],
  ['a fraction of single characters', f(r('a'), r('12')), 'a/12'],
  ['a fraction in a fraction', f(f(r('a'), r('b')), r('c')), '(a/b)/c'],
  ['a linear fraction', f(r('a+b'), r('c'), 'lin'), '(a+b)/c'],
  ['a binomial coefficient', d('', f(r('n'), r('k'), 'noBar')), '(n¦k)'],
  ['a root of a degree', rad(r('x+1'), r('3')), '√[3](x+1)'],
  ['a root of one letter', rad(r('x')), '√x'],
  ['a power of a power', sup(r('e'), sup(r('x'), r('2'))), 'e^(x^2)'],
  ['a power of a sum', sup(d('', r('a+b')), r('2')), '(a+b)^2'],
  ['a power of a function', func(sup(r('sin'), r('2')), r('x')), 'sin^2(x)'],
  ['an index', sub(r('x'), r('i+1')), 'x_(i+1)'],
  [
    'index and power',
    `<m:sSubSup>${e(r('x'))}<m:sub>${r('i')}</m:sub><m:sup>${r('2')}</m:sup></m:sSubSup>`,
    'x_i^2',
  ],
  [
    'scripts before a letter',
    `<m:sPre><m:sub>${r('6')}</m:sub><m:sup>${r('14')}</m:sup>${e(r('C'))}</m:sPre>`,
    '_6^14C',
  ],
  ['a sum', nary('∑', r('i=1'), r('n'), r('i')), '∑_(i=1)^n i'],
  ['a sum of a sum', nary('∑', r('i=1'), r('n'), r('i+1')), '∑_(i=1)^n (i+1)'],
  ['an integral', nary('', r('0'), r('∞'), r('f(x)dx')), '∫_0^∞ f(x)dx'],
  ['an integral without limits', nary('', '', '', r('x'), '<m:subHide m:val="1"/><m:supHide/>'), '∫ x'],
  ['a matrix in parentheses', d('', m(['1', '0'], ['0', '1'])), '(1, 0; 0, 1)'],
  ['a determinant', d(brackets('|', '|'), m(['a', 'b'], ['c', 'd'])), '|a, b; c, d|'],
  ['a bare matrix', m(['a', 'b']), '[a, b]'],
  [
    'cases',
    r('f=') +
      d(brackets('{', ''), `<m:eqArr>${e(r('x,&x&gt;0'.replaceAll('&x', '&amp;x')))}${e(r('0'))}</m:eqArr>`),
    'f={x,x>0; 0',
  ],
  ['an interval', d(brackets('[', ')'), r('a,b')), '[a,b)'],
  ['separated parts', d(brackets('⟨', '⟩'), r('x'), r('y')), '⟨x|y⟩'],
  [
    'a limit',
    func(`<m:limLow>${e(r('lim'))}<m:lim>${r('n→∞')}</m:lim></m:limLow>`, sub(r('a'), r('n'))),
    'lim_(n→∞)(a_n)',
  ],
  ['an upper limit', `<m:limUpp>${e(r('='))}<m:lim>${r('def')}</m:lim></m:limUpp>`, '=^(def)'],
  ['a hat', acc(r('x')), 'x\u0302'],
  ['a vector', acc(r('AB'), '\u20D7'), 'vec(AB)'],
  ['a mean', `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(r('x'))}</m:bar>`, 'x\u0304'],
  ['a brace below', `<m:groupChr>${e(r('a+b'))}</m:groupChr>`, 'underbrace(a+b)'],
  ['a box', `<m:borderBox>${e(r('E=m') + sup(r('c'), r('2')))}</m:borderBox>`, 'E=mc^2'],
  ['hidden space', `${r('a')}<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr>${e(r('b'))}</m:phant>`, 'a'],
])('formulaText(): %s', (_, xml, text) => expect(linear(xml)).toBe(text))
