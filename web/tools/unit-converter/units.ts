import { fromDecimal, type Rational, rational } from '#lib/numbers/rational.ts'

/** A unit by its exact place on the scale of its category: base = (value + offset) · factor. */
export type Unit = {
  readonly name: string
  readonly symbol: string
  readonly factor: Rational
  /** Added before the factor, for temperatures only. */
  readonly offset?: Rational
  /** Other names that people type, in lower case unless the case matters, as in `Mg`. */
  readonly aliases: readonly string[]
}

export type Category = {
  readonly name: string
  readonly units: readonly Unit[]
  /** The least that there is, in the base unit. */
  readonly min?: Rational
}

function unit(name: string, symbol: string, factor: string, ...aliases: readonly string[]): Unit {
  return { name, symbol, factor: fromDecimal(factor), aliases }
}

const FIVE_NINTHS = rational(5n, 9n)
const ONE = rational(1n)

/**
 * The categories with their base units: millimeter, milligram, kelvin, milliliter, millisecond. Factors are exact:
 * NIST SP 811 (2008) appendix B for length, mass, temperature and US volume; the Weights and Measures Act 1985 for
 * imperial volume. A month is 2,629,746,000 ms and a year 31,556,952,000 ms, the mean of the Gregorian calendar.
 */
export const CATEGORIES: readonly Category[] = [
  {
    name: 'Length',
    units: [
      unit('Millimeter', 'mm', '1', 'millimetre'),
      unit('Centimeter', 'cm', '10', 'centimetre'),
      unit('Meter', 'm', '1000', 'metre'),
      unit('Kilometer', 'km', '1000000', 'kilometre'),
      unit('Inch', 'in', '25.4', 'inches', '"', '″', '”'),
      unit('Foot', 'ft', '304.8', 'feet', "'", '′', '’'),
      unit('Yard', 'yd', '914.4'),
      unit('Mile', 'mi', '1609344'),
      unit('Micrometer', 'µm', '0.001', 'micrometre', 'micron', 'um', 'μm'),
      unit('Nanometer', 'nm', '0.000001', 'nanometre'),
      unit('Nautical mile', 'nmi', '1852000'),
      unit('Megameter', 'Mm', '1000000000', 'megametre'),
    ],
  },
  {
    name: 'Weight',
    units: [
      unit('Milligram', 'mg', '1'),
      unit('Gram', 'g', '1000'),
      unit('Kilogram', 'kg', '1000000', 'kilo'),
      unit('Metric ton', 't', '1000000000', 'tonne', 'Mg', 'megagram'),
      unit('Ounce', 'oz', '28349.523125'),
      unit('Pound', 'lb', '453592.37', 'lbs'),
      unit('Stone', 'st', '6350293.18'),
      unit('Short ton', 'short tn', '907184740', 'us ton'),
      unit('Long ton', 'long tn', '1016046908.8', 'uk ton', 'imperial ton'),
      unit('Microgram', 'µg', '0.001', 'ug', 'mcg', 'μg'),
    ],
  },
  {
    name: 'Temperature',
    min: rational(0n),
    units: [
      {
        name: 'Celsius',
        symbol: '°C',
        factor: ONE,
        offset: fromDecimal('273.15'),
        aliases: ['c', 'centigrade'],
      },
      {
        name: 'Fahrenheit',
        symbol: '°F',
        factor: FIVE_NINTHS,
        offset: fromDecimal('459.67'),
        aliases: ['f'],
      },
      { name: 'Kelvin', symbol: 'K', factor: ONE, aliases: ['k'] },
      { name: 'Rankine', symbol: '°R', factor: FIVE_NINTHS, aliases: ['r'] },
    ],
  },
  {
    name: 'Volume',
    units: [
      unit('Milliliter', 'ml', '1', 'millilitre', 'cc'),
      unit('Liter', 'l', '1000', 'litre'),
      unit('Cubic meter', 'm³', '1000000', 'm3', 'm^3', 'cubic metre'),
      unit('Teaspoon (US)', 'tsp', '4.92892159375', 'teaspoon'),
      unit('Tablespoon (US)', 'tbsp', '14.78676478125', 'tablespoon'),
      unit('Fluid ounce (US)', 'fl oz', '29.5735295625', 'fluid ounce', 'floz', 'oz', 'ounce'),
      unit('Cup (US)', 'cup', '236.5882365'),
      unit('Pint (US)', 'pt', '473.176473', 'pint'),
      unit('Quart (US)', 'qt', '946.352946', 'quart'),
      unit('Gallon (US)', 'gal', '3785.411784', 'gallon'),
      unit('Gallon (imperial)', 'imp gal', '4546.09', 'imperial gallon', 'uk gallon'),
      unit('Cup (metric)', 'metric cup', '250'),
      unit('Pint (imperial)', 'imp pt', '568.26125', 'imperial pint', 'uk pint'),
      unit('Fluid ounce (imperial)', 'imp fl oz', '28.4130625', 'imperial fluid ounce', 'uk fl oz'),
      unit('Centiliter', 'cl', '10', 'centilitre'),
      unit('Megaliter', 'ML', '1000000000', 'megalitre'),
    ],
  },
  {
    name: 'Time',
    units: [
      unit('Millisecond', 'ms', '1'),
      unit('Second', 's', '1000', 'sec'),
      unit('Minute', 'min', '60000'),
      unit('Hour', 'h', '3600000', 'hr'),
      unit('Day', 'd', '86400000'),
      unit('Week', 'wk', '604800000'),
      unit('Month', 'mo', '2629746000'),
      unit('Year', 'yr', '31556952000', 'y'),
      unit('Microsecond', 'µs', '0.001', 'us', 'μs'),
      unit('Megasecond', 'Ms', '1000000000'),
    ],
  },
]

/** The category of that name, or the first. */
export function getCategory(name: string): Category {
  return CATEGORIES.find((category) => category.name === name) ?? CATEGORIES[0] ?? { name: '', units: [] }
}

export function getUnit(category: Category, name: string): Unit | undefined {
  return category.units.find((entry) => entry.name === name)
}

/** The smaller unit of the rest in a compound quantity: `5 ft 11 in`. */
const SMALLER: Readonly<Record<string, string>> = {
  Foot: 'Inch',
  Yard: 'Foot',
  Mile: 'Foot',
  Stone: 'Pound',
  Pound: 'Ounce',
  Week: 'Day',
  Day: 'Hour',
  Hour: 'Minute',
  Minute: 'Second',
}

/** Returns the unit that follows in a compound quantity: inches after feet. */
export function getSmaller(category: Category, { name }: Unit): Unit | undefined {
  return getUnit(category, SMALLER[name] ?? '')
}

/** Pairs of a metric unit and the one that is used for the same things elsewhere; further ones lead to a pair's unit. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  Millimeter: 'Inch',
  Centimeter: 'Inch',
  Meter: 'Foot',
  Kilometer: 'Mile',
  Inch: 'Centimeter',
  Foot: 'Meter',
  Yard: 'Meter',
  Mile: 'Kilometer',
  'Nautical mile': 'Kilometer',
  Gram: 'Ounce',
  Kilogram: 'Pound',
  'Metric ton': 'Short ton',
  Ounce: 'Gram',
  Pound: 'Kilogram',
  Stone: 'Kilogram',
  'Short ton': 'Metric ton',
  'Long ton': 'Metric ton',
  Celsius: 'Fahrenheit',
  Fahrenheit: 'Celsius',
  Milliliter: 'Fluid ounce (US)',
  Liter: 'Gallon (US)',
  'Teaspoon (US)': 'Milliliter',
  'Tablespoon (US)': 'Milliliter',
  'Fluid ounce (US)': 'Milliliter',
  'Cup (US)': 'Milliliter',
  'Pint (US)': 'Milliliter',
  'Quart (US)': 'Liter',
  'Gallon (US)': 'Liter',
  'Gallon (imperial)': 'Liter',
  'Pint (imperial)': 'Milliliter',
  'Fluid ounce (imperial)': 'Milliliter',
}

/** The unit that people want who name only one: pounds for kilograms. */
export function getCounterpart(category: Category, { name }: Unit): Unit | undefined {
  return getUnit(category, COUNTERPARTS[name] ?? '')
}
