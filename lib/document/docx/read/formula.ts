import {
  childElements,
  getChild,
  getChildren,
  textWithin,
  type XmlElement,
} from '../../../markup/read-xml.ts'

/**
 * Returns a formula (OMML; ECMA-376, 22.1) in linear text that preserves its meaning, such as
 * `x=(-b±√(b^2-4ac))/(2a)`: parentheses group whatever is more than one number or letter.
 */
export function formulaText(formula: XmlElement): string {
  return childElements(formula).map(elementText).join('').normalize('NFC')
}

function elementText(element: XmlElement): string {
  const write = WRITERS[element.name]
  if (write) return write(element)
  // Properties have no text; all other elements only group or annotate.
  return element.name.endsWith('Pr') ? '' : formulaText(element)
}

const WRITERS: Readonly<Record<string, (element: XmlElement) => string>> = {
  'm:t': textWithin,
  'w:t': textWithin,
  'w:tab': () => ' ',
  'w:delText': () => '',
  'w:del': () => '',
  'm:f': fraction,
  'm:rad': radical,
  'm:sSup': (element) => base(element) + superscript(part(element, 'm:sup')),
  'm:sSub': (element) => base(element) + subscript(part(element, 'm:sub')),
  'm:sSubSup': (element) =>
    base(element) + subscript(part(element, 'm:sub')) + superscript(part(element, 'm:sup')),
  'm:sPre': (element) =>
    subscript(part(element, 'm:sub')) + superscript(part(element, 'm:sup')) + base(element),
  'm:limLow': (element) => base(element) + subscript(part(element, 'm:lim')),
  'm:limUpp': (element) => base(element) + superscript(part(element, 'm:lim')),
  'm:nary': nary,
  'm:d': delimited,
  'm:m': (matrix) => `[${matrixText(matrix)}]`,
  'm:eqArr': (array) => `{${equationsText(array)}}`,
  'm:func': functionText,
  'm:acc': accented,
  'm:bar': barred,
  'm:groupChr': braced,
  'm:phant': (element) => (property(element, 'show', '1') === '0' ? '' : part(element, 'm:e')),
}

function part(element: XmlElement, name: string): string {
  const found = getChild(element, name)
  return found ? formulaText(found) : ''
}

/** A property of an element, or its default without one; an empty value means none. */
function property(element: XmlElement, name: string, byDefault: string): string {
  const own = getChild(element, `${element.name}Pr`, `m:${name}`)
  return own ? (own.attributes['m:val'] ?? (FLAGS.test(name) ? '1' : '')) : byDefault
}

/** Properties that are on if they have no value. */
const FLAGS = /Hide$|^show$/

function isSet(element: XmlElement, name: string): boolean {
  return /^(1|on|true)$/.test(property(element, name, '0'))
}

const ATOM = /^(?:\p{L}\p{M}*|[\d.,]+|[\p{S}\p{P}])$/u
const WORD = /^[\p{L}\p{N}\p{M}]+$/u

/** Adds parentheses unless the text is one number, one letter or enclosed already. */
function group(text: string): string {
  return ATOM.test(text) || isEnclosed(text) ? text : `(${text})`
}

/** Whether one pair of brackets encloses the whole string. */
function isEnclosed(text: string): boolean {
  if (!/^[([{].*[)\]}]$/s.test(text)) return false
  let depth = 0
  for (const [index, char] of [...text].entries()) {
    if ('([{'.includes(char)) depth++
    if (')]}'.includes(char)) depth--
    if (depth === 0) return index === [...text].length - 1
  }
  return false
}

function base(element: XmlElement): string {
  const text = part(element, 'm:e')
  return text === '' || WORD.test(text) ? text : group(text)
}

function superscript(text: string): string {
  return text === '' ? '' : `^${group(text)}`
}

function subscript(text: string): string {
  return text === '' ? '' : `_${group(text)}`
}

/** A fraction without a bar is a binomial coefficient or a stack: a broken bar separates its parts. */
function fraction(element: XmlElement): string {
  const [above, below] = [part(element, 'm:num'), part(element, 'm:den')]
  if (property(element, 'type', 'bar') === 'noBar') return `(${above}¦${below})`
  return `${group(above)}/${group(below)}`
}

function radical(element: XmlElement): string {
  const degree = isSet(element, 'degHide') ? '' : part(element, 'm:deg')
  return `√${degree === '' ? '' : `[${degree}]`}${group(part(element, 'm:e'))}`
}

/** A sum, product, integral or the like, with its limits. */
function nary(element: XmlElement): string {
  const from = isSet(element, 'subHide') ? '' : part(element, 'm:sub')
  const to = isSet(element, 'supHide') ? '' : part(element, 'm:sup')
  const operand = part(element, 'm:e')
  const isSum = /[+\-−±=<>≤≥]/.test(operand)
  const sign = property(element, 'chr', '∫')
  return `${sign}${subscript(from)}${superscript(to)} ${isSum ? group(operand) : operand}`.trimEnd()
}

function delimited(element: XmlElement): string {
  const parts = getChildren(element, 'm:e').map(innerText)
  const text = parts.join(property(element, 'sepChr', '|'))
  const [open, close] = [property(element, 'begChr', '('), property(element, 'endChr', ')')]
  return open === '(' &&
    close === ')' &&
    parts.length === 1 &&
    text === `(${text.slice(1, -1)})` &&
    isEnclosed(text)
    ? text
    : `${open}${text}${close}`
}

/** The content of delimiters; a matrix or equations in it have no others. */
function innerText(element: XmlElement): string {
  const [only, ...others] = childElements(element).filter(({ name }) => !name.endsWith('Pr'))
  if (only && others.length === 0) {
    if (only.name === 'm:m') return matrixText(only)
    if (only.name === 'm:eqArr') return equationsText(only)
  }
  return formulaText(element)
}

/** Rows are separated by semicolons, cells by commas. */
function matrixText(matrix: XmlElement): string {
  const rows = getChildren(matrix, 'm:mr').map((row) => getChildren(row, 'm:e').map(formulaText).join(', '))
  return rows.join('; ')
}

/** Equations below each other; ampersands in them are alignment points. */
function equationsText(array: XmlElement): string {
  return getChildren(array, 'm:e')
    .map((equation) => formulaText(equation).replaceAll('&', ''))
    .join('; ')
}

function functionText(element: XmlElement): string {
  const argument = part(element, 'm:e')
  const name = part(element, 'm:fName')
  return argument === '' ? name : `${name}${isEnclosed(argument) ? argument : `(${argument})`}`
}

const CIRCUMFLEX = '\u0302'
const MACRON = '\u0304'
const LOW_LINE = '\u0332'
/** Combining characters for accents that are stored as others. */
const COMBINING: Readonly<Record<string, string>> = {
  '^': CIRCUMFLEX,
  ˆ: CIRCUMFLEX,
  '~': '\u0303',
  '˜': '\u0303',
  '¯': MACRON,
  '\u0305': MACRON,
  '→': '\u20D7',
  '˙': '\u0307',
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˇ: '\u030C',
  '˘': '\u0306',
}

function accented(element: XmlElement): string {
  const chr = property(element, 'chr', CIRCUMFLEX)
  return withMark(part(element, 'm:e'), COMBINING[chr] ?? chr)
}

function barred(element: XmlElement): string {
  const text = part(element, 'm:e')
  return withMark(text, property(element, 'pos', 'bot') === 'top' ? MACRON : LOW_LINE)
}

/** Names of accents over more than one letter. */
const MARKS: Readonly<Record<string, string>> = {
  [CIRCUMFLEX]: 'hat',
  [MACRON]: 'overline',
  [LOW_LINE]: 'underline',
  '\u0303': 'tilde',
  '\u20D7': 'vec',
  '\u0307': 'dot',
  '\u0308': 'ddot',
}

function withMark(text: string, mark: string): string {
  if (text === '' || [...text].length === 1) return text + mark
  const name = MARKS[mark]
  return name ? `${name}(${text})` : group(text) + mark
}

function braced(element: XmlElement): string {
  const text = part(element, 'm:e')
  const chr = property(element, 'chr', '\u23DF')
  if (chr === '\u23DF') return `underbrace(${text})`
  if (chr === '\u23DE') return `overbrace(${text})`
  return `${chr}(${text})`
}
