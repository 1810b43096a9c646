import { exactNumber } from '../unsafe-integers.ts'
import type { PathReader } from './path-reader.ts'
import {
  type Call,
  COMPARISONS,
  type FunctionName,
  isSingular,
  type Literal,
  type Operand,
  type Segment,
  SIGNATURES,
  type Test,
} from './path-syntax.ts'

/** Parses the segments of a query within the filter; passed in, because paths and filters contain each other. */
type ParseSegments = (reader: PathReader) => Segment[]

const WORD = /[a-z][a-z0-9_]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y
const WORDS: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** Parses what follows the `?` of a filter selector (RFC 9535 §2.3.5.1) and checks its types (§2.4.3). */
export function parseFilter(reader: PathReader, parseSegments: ParseSegments): Test {
  return new FilterParser(reader, parseSegments).parse()
}

class FilterParser {
  readonly #reader: PathReader
  readonly #parseSegments: ParseSegments

  constructor(reader: PathReader, parseSegments: ParseSegments) {
    this.#reader = reader
    this.#parseSegments = parseSegments
  }

  parse(): Test {
    this.#reader.enter()
    this.#reader.skipWhitespace()
    const test = this.#or()
    this.#reader.leave()
    return test
  }

  #or(): Test {
    return this.#list('or', '||', () => this.#list('and', '&&', () => this.#basic()))
  }

  #list(kind: 'or' | 'and', operator: string, parseTest: () => Test): Test {
    const first = parseTest()
    const tests = [first]
    while (this.#takeSpaced(operator)) {
      this.#reader.skipWhitespace()
      tests.push(parseTest())
    }
    return tests.length === 1 ? first : { kind, tests }
  }

  #takeSpaced(operator: string): boolean {
    const before = this.#reader.at
    this.#reader.skipWhitespace()
    if (this.#reader.take(operator)) return true
    this.#reader.at = before
    return false
  }

  #basic(): Test {
    const reader = this.#reader
    if (reader.take('!')) {
      reader.skipWhitespace()
      return { kind: 'not', test: reader.isAt('(') ? this.#parentheses() : this.#existence() }
    }
    return reader.isAt('(') ? this.#parentheses() : this.#comparisonOrExistence()
  }

  #parentheses(): Test {
    const reader = this.#reader
    reader.expect('(')
    const test = this.parse()
    reader.skipWhitespace()
    reader.expect(')')
    return test
  }

  #existence(): Test {
    const start = this.#reader.at
    return this.#asTest(this.#operand(), start)
  }

  #comparisonOrExistence(): Test {
    const start = this.#reader.at
    const left = this.#operand()
    const operator = COMPARISONS.find((spelling) => this.#takeSpaced(spelling))
    if (operator === undefined) return this.#asTest(left, start)
    this.#checkValue(left, start)
    this.#reader.skipWhitespace()
    const rightStart = this.#reader.at
    const right = this.#operand()
    this.#checkValue(right, rightStart)
    return { kind: 'comparison', operator, left, right }
  }

  #operand(): Operand {
    const reader = this.#reader
    if (reader.take('@'))
      return { kind: 'query', query: { start: 'current', segments: this.#parseSegments(reader) } }
    if (reader.take('$'))
      return { kind: 'query', query: { start: 'root', segments: this.#parseSegments(reader) } }
    const text = reader.takeString()
    if (text !== undefined) return { kind: 'literal', value: text }
    const number = reader.takeMatch(NUMBER)
    if (number !== undefined) return { kind: 'literal', value: exactNumber(number) }
    return this.#wordOrCall()
  }

  #wordOrCall(): Operand {
    const start = this.#reader.at
    const word = this.#reader.takeMatch(WORD)
    if (word !== undefined && this.#reader.take('(')) return { kind: 'call', call: this.#call(word, start) }
    const value = word === undefined ? undefined : WORDS.get(word)
    if (value !== undefined) return { kind: 'literal', value }
    this.#reader.at = start
    throw this.#reader.expected("'@', '$', a string, a number, true, false, null or a function")
  }

  #call(name: string, start: number): Call {
    const reader = this.#reader
    if (!isFunctionName(name)) {
      throw reader.wrong(
        `there is no function ${name}; there are ${Object.keys(SIGNATURES).join(', ')}`,
        start,
      )
    }
    reader.enter()
    const operands = SIGNATURES[name].params.map((type, index) => {
      if (index > 0) reader.expect(',', ` and another argument of ${name}`)
      return this.#argument(type)
    })
    reader.expect(')', ` after the ${operands.length === 1 ? 'argument' : 'arguments'} of ${name}`)
    reader.leave()
    return { name, operands }
  }

  #argument(type: 'value' | 'nodes'): Operand {
    this.#reader.skipWhitespace()
    const start = this.#reader.at
    const operand = this.#operand()
    if (type === 'value') this.#checkValue(operand, start)
    else if (operand.kind !== 'query')
      throw this.#reader.wrong('a query that begins with @ or $ is needed here', start)
    this.#reader.skipWhitespace()
    return operand
  }

  #checkValue(operand: Operand, start: number): void {
    if (operand.kind === 'query' && !isSingular(operand.query)) {
      throw this.#reader.wrong(
        'only a query for a single value, of names and indexes, can be compared',
        start,
      )
    }
    if (operand.kind === 'call' && SIGNATURES[operand.call.name].returns === 'logical') {
      throw this.#reader.wrong(
        `${operand.call.name}() is true or false by itself and cannot be compared`,
        start,
      )
    }
  }

  #asTest(operand: Operand, start: number): Test {
    if (operand.kind === 'query') return { kind: 'exists', query: operand.query }
    if (operand.kind === 'literal')
      throw this.#reader.wrong('a literal must be compared with something', start)
    if (SIGNATURES[operand.call.name].returns === 'logical') return { kind: 'call', call: operand.call }
    throw this.#reader.wrong(`the result of ${operand.call.name}() must be compared with something`, start)
  }
}

function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(SIGNATURES, name)
}
