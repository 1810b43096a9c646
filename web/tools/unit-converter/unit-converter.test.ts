import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fromDecimal, toFixed, toPrecision } from '#lib/numbers/rational.ts'
import { UserError } from '#lib/result/user-error.ts'
import { compoundText, convert, exactText, getFormula, resultText } from './convert.ts'
import {
  addRecent,
  ConverterState,
  readState,
  swapUnits,
  withRequest,
  withResult,
  withValue,
} from './converter-state.ts'
import { readRequest } from './read-request.ts'
import { readValue } from './read-value.ts'
import { CATEGORIES, getCategory, getUnit } from './units.ts'
import { NIST } from './vectors.fixture.ts'

const START = v.parse(ConverterState, {})

function converted(value: string, from: string, to: string): string {
  const category = CATEGORIES.find((entry) => getUnit(entry, from) && getUnit(entry, to))
  const [one, other] = [category && getUnit(category, from), category && getUnit(category, to)]
  if (!category || !one || !other) throw new Error(`${from} and ${to} are not of one kind`)
  return toPrecision(convert(fromDecimal(value), one, other, category), 30)
}

test.each(NIST)('%s %s are in %s %s', (value, from, to, expected) => {
  expect(converted(value, from, to)).toBe(expected)
})

test.each([
  ['-273.16', 'Celsius'],
  ['-459.68', 'Fahrenheit'],
  ['-0.1', 'Kelvin'],
  ['-1', 'Rankine'],
])('%s %s is below absolute zero', (value, from) => {
  expect(() => converted(value, from, 'Kelvin' === from ? 'Celsius' : 'Kelvin')).toThrow(
    'Below absolute zero',
  )
})

test('every unit turns into every other of its kind and back without a loss', () => {
  for (const category of CATEGORIES)
    for (const from of category.units)
      for (const to of category.units) {
        const value = fromDecimal('123.456789')
        expect(convert(convert(value, from, to, category), to, from, category)).toEqual(value)
      }
})

test.each([
  ['1,234.5', '1234.5'],
  ['1e-9', '0.000000001'],
  ['3 1/2', '3.5'],
  ['3½', '3.5'],
  ['¼', '0.25'],
  ['-1/8', '-0.125'],
  ['−40', '-40'],
])('%s is read as %s', (typed, decimal) => {
  expect(readValue(typed)).toEqual(fromDecimal(decimal))
})

test.each(['', 'x', '1/0', '1 2', '3 1/2 1'])('readValue(): rejects %j', (typed) => {
  expect(readValue(typed)).toBeUndefined()
})

test.each([
  ['5 ft 11 in in cm', '71', 'Inch', 'Centimeter'],
  ['5\' 11" to cm', '71', 'Inch', 'Centimeter'],
  ['5 in in cm', '5', 'Inch', 'Centimeter'],
  ['3 1/2 cups to ml', '3.5', 'Cup (US)', 'Milliliter'],
  ['½ tsp in ml', '0.5', 'Teaspoon (US)', 'Milliliter'],
  ['72f', '72', 'Fahrenheit', undefined],
  ['-40 °C to F', '-40', 'Celsius', 'Fahrenheit'],
  ['1e-9 m to nm', '0.000000001', 'Meter', 'Nanometer'],
  ['1 imperial gallon to l', '1', 'Gallon (imperial)', 'Liter'],
  ['2 stone 3 lbs in kg', '31', 'Pound', 'Kilogram'],
  ['1 h 30 min -> s', '90', 'Minute', 'Second'],
  ['1,500 miles to km', '1500', 'Mile', 'Kilometer'],
  ['10 fl oz to ml', '10', 'Fluid ounce (US)', 'Milliliter'],
  ['8 oz to ml', '8', 'Fluid ounce (US)', 'Milliliter'],
  ['8 oz to g', '8', 'Ounce', 'Gram'],
  ['half cup', '0.5', 'Cup (US)', undefined],
  ['half a mile in m', '0.5', 'Mile', 'Meter'],
  ['a quarter cup in ml', '0.25', 'Cup (US)', 'Milliliter'],
  ['one mile', '1', 'Mile', undefined],
  ['Five feet two inches to cm', '62', 'Inch', 'Centimeter'],
  ['an inch in mm', '1', 'Inch', 'Millimeter'],
  ['2 short tons in lb', '2', 'Short ton', 'Pound'],
  ['1 uk ton in kg', '1', 'Long ton', 'Kilogram'],
  ['1 tonne in kg', '1', 'Metric ton', 'Kilogram'],
  ["12'345.5 m in km", '12345.5', 'Meter', 'Kilometer'],
  ['1’000 kg to lb', '1000', 'Kilogram', 'Pound'],
  ['1 000 m', '1000', 'Meter', undefined],
  ['12 345,5 ml in l', '12345.5', 'Milliliter', 'Liter'],
  ['1 234 567 mm in km', '1234567', 'Millimeter', 'Kilometer'],
  ['1 Mg in kg', '1', 'Metric ton', 'Kilogram'],
  ['1 ML in l', '1', 'Megaliter', 'Liter'],
  ['1 Mm in km', '1', 'Megameter', 'Kilometer'],
  ['2 Ms in s', '2', 'Megasecond', 'Second'],
  ['500 mL to cups', '500', 'Milliliter', 'Cup (US)'],
  ['5 KM TO M', '5', 'Kilometer', 'Meter'],
  ["5'11 to cm", '71', 'Inch', 'Centimeter'],
  ['5’11” to cm', '71', 'Inch', 'Centimeter'],
  ['5 foot 11', '71', 'Inch', undefined],
  ['10\'-6" to m', '126', 'Inch', 'Meter'],
  ['3-7/8" to mm', '3.875', 'Inch', 'Millimeter'],
  ['5 ft and 11 in in cm', '71', 'Inch', 'Centimeter'],
  ['1 h, 30 min to s', '90', 'Minute', 'Second'],
  ['11 stone 4 in kg', '158', 'Pound', 'Kilogram'],
  ['1h30 in s', '90', 'Minute', 'Second'],
  ['1 m 80 cm to in', '180', 'Centimeter', 'Inch'],
  ['72 deg F', '72', 'Fahrenheit', undefined],
  ['100 degF to degC', '100', 'Fahrenheit', 'Celsius'],
  ['20 degrees celsius to f', '20', 'Celsius', 'Fahrenheit'],
  ['180 cm in ft in', '180', 'Centimeter', 'Foot'],
  ['１２．５　ｋｍ in m', '12.5', 'Kilometer', 'Meter'],
  ['70 kg to st lb', '70', 'Kilogram', 'Stone'],
  ['180 cm in feet and inches', '180', 'Centimeter', 'Foot'],
  ['5 m3 in l', '5', 'Cubic meter', 'Liter'],
  ['how much is 5 oz in g', '5', 'Ounce', 'Gram'],
  ['32 fl. oz to ml', '32', 'Fluid ounce (US)', 'Milliliter'],
  ['how many cm in 5 ft?', '5', 'Foot', 'Centimeter'],
  ['convert 5 ft to cm', '5', 'Foot', 'Centimeter'],
])('%j is %s of %s', (text, value, from, to) => {
  const request = readRequest(text)
  expect([toFixed(request.value, 12), request.from.name, request.to?.name]).toEqual([value, from, to])
})

test('readRequest(): with a point as group separator, 1.500 miles are fifteen hundred', () => {
  expect(readRequest('1.500 miles to km', '.').value).toEqual(fromDecimal('1500'))
})

test('rejects an ambiguous ton, which can be three units', () => {
  for (const phrase of ['1 ton in lb', '2 tons'])
    expect(() => readRequest(phrase)).toThrow('“Ton” can mean three different units.')
})

test.each([
  ['6 feet 2 inches', 'Meter'],
  ['180 cm', 'Inch'],
  ['1.8 m', 'Foot'],
  ['2 stone 3 lbs', 'Kilogram'],
  ['70 kg', 'Pound'],
  ['72f', 'Celsius'],
  ['half cup', 'Milliliter'],
  ['3 miles', 'Kilometer'],
])('%j is answered in its counterpart, %s', (text, unit) => {
  expect(withRequest({ ...START, to: 'Nanometer' }, readRequest(text)).to).toBe(unit)
})

test('a unit without a counterpart is converted to the current unit if it fits', () => {
  const week = readRequest('1 week')
  expect(withRequest({ ...START, category: 'Time', to: 'Hour' }, week).to).toBe('Hour')
  expect(withRequest(START, week).to).toBe('Millisecond')
})

test.each([
  ['5 kg in m', 'Weight cannot become length.', 'kg is a unit of weight, m one of length.'],
  ['5 ft to kg', 'Length cannot become weight.', 'ft is a unit of length, kg one of weight.'],
  ['5 MG in kg', 'This symbol can mean milligram or metric ton.', 'Write mg or metric ton.'],
  ['5 Ml', 'This symbol can mean milliliter or megaliter.', 'Write ml or megaliter.'],
  ['5 MM to km', 'This symbol can mean millimeter or megameter.', 'Write mm or megameter.'],
])('%j: says why it is not converted', (text, message, detail) => {
  expect(() => readRequest(text)).toThrow(new UserError(message, detail))
})

test.each([
  '',
  'cm',
  '5 parsecs',
  '5 ft 3 kg',
  '12 ft 3 m',
  '3 in 2 ft',
  '5 ft - 3 in',
  '20 c 5 f',
  '5 km 11',
])('readRequest(): rejects %j', (text) => {
  expect(() => readRequest(text)).toThrow('This conversion could not be read.')
})

function shown(value: string, from: string, to: string, category = 'Length') {
  const { result } = readState({ ...START, category, value, from, to })
  if (!result?.ok) return undefined
  const text = resultText(result.value, START)
  return [text, exactText(result.value, text)]
}

test('six decimals are shown without needless zeros, and twelve digits where those are too few', () => {
  expect(shown('1', 'Mile', 'Meter')).toEqual(['1609.344', undefined])
  expect(shown('1', 'Millimeter', 'Mile')).toEqual(['0.000001', '6.21371192237e-7'])
  expect(shown('1', 'Nanometer', 'Kilometer')).toEqual(['0', '1e-12'])
  expect(shown('32', 'Fahrenheit', 'Celsius', 'Temperature')).toEqual(['0', undefined])
  expect(shown('1', 'Centimeter', 'Inch')).toEqual(['0.393701', undefined])
})

test('exactText(): returns twelve digits for negative results, too', () => {
  const [num, den] = [-1n, 3_000_000n]
  expect(exactText({ num: -2_000_000_123n, den: 3n }, '-666666708')).toBeUndefined()
  expect(exactText({ num: -123_456_789_012n, den: 10n }, '-1')).toBe('-12345678901.2')
  expect(exactText({ num, den }, '0')).toBe('-3.33333333333e-7')
  expect(exactText({ num: -num, den }, '0')).toBe('3.33333333333e-7')
})

test.each([
  ['180 cm to ft', '5 ft 10.866142 in'],
  ['-180 cm to ft', '−5 ft 10.866142 in'],
  ['182.88 cm to ft', undefined],
  ['20 cm to ft', undefined],
  ['182.87999999 cm to ft', '6 ft 0 in'],
  ['100 min to h', '1 h 40 min'],
  ['1 m to cm', undefined],
])('compoundText(): %s is %s', (text, compound) => {
  const { category, value, from, to } = readRequest(text)
  if (!to) throw new Error(`${text} names no target`)
  expect(compoundText(convert(value, from, to, category), to, category)).toBe(compound)
})

test('precision is chosen', () => {
  const third = { num: 1n, den: 3n }
  expect(resultText(third, { precision: 'Decimals', digits: 2 })).toBe('0.33')
  expect(resultText(third, { precision: 'Significant digits', digits: 4 })).toBe('0.3333')
  expect(resultText(third, { precision: 'Scientific', digits: 3 })).toBe('3.33e-1')
})

test('ten swaps bring back exactly what was there', () => {
  const start = { ...START, value: '1', from: 'Millimeter', to: 'Mile' }
  let state = start
  for (let swap = 0; swap < 10; swap++) state = swapUnits(state)
  const [before, after] = [readState(start), readState(state)]
  expect([state.from, state.to, state.value]).toEqual(['Millimeter', 'Mile', '1'])
  expect(after.result).toEqual(before.result)
})

test('the value field shows the value that is converted, however small', () => {
  const state = swapUnits({ ...START, value: '1', from: 'Nanometer', to: 'Mile' })
  expect(state.value).toBe('6.21371192237e-13')
  expect(swapUnits(state).value).toBe('1')
  expect(withResult({ ...START, from: 'Mile', to: 'Millimeter' }, fromDecimal('1')).value).toBe(
    '6.21371192237e-7',
  )
})

test('either side can be typed into', () => {
  const state = withResult({ ...START, from: 'Inch', to: 'Centimeter' }, fromDecimal('10'))
  expect(state.value).toBe('3.937008')
  expect(readState(state).result).toEqual({ ok: true, value: fromDecimal('10') })
  expect(withValue(state, '2').exact).toBe('')
})

test('stores five recent conversions, the latest first and without duplicates', () => {
  let state = START
  for (const value of ['1', '2', '3', '4', '5', '6', '2']) state = addRecent({ ...state, value })
  expect(state.recent.map(({ value }) => value)).toEqual(['2', '6', '5', '4', '3'])
})

test.each([
  ['Inch', 'Millimeter', '× 25.4'],
  ['Millimeter', 'Centimeter', '÷ 10'],
  ['Millimeter', 'Inch', '÷ 25.4'],
  ['Celsius', 'Fahrenheit', '× 9/5 + 32'],
  ['Fahrenheit', 'Celsius', '× 5/9 − 17.7777777778'],
  ['Celsius', 'Kelvin', '+ 273.15'],
  ['Mile', 'Nautical mile', '× ≈ 0.868976241901'],
  ['Foot', 'Foot', '× 1'],
])('%s becomes %s by %s', (from, to, formula) => {
  const category = CATEGORIES.find((entry) => getUnit(entry, from)) ?? getCategory('')
  const [one, other] = [getUnit(category, from), getUnit(category, to)]
  expect(one && other && getFormula(one, other)).toBe(formula)
})
