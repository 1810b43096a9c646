/** Units of quantities with their codes (UN/ECE Recommendation 20). */
export const UNITS = [
  { value: 'C62', label: 'One' },
  { value: 'H87', label: 'Piece' },
  { value: 'HUR', label: 'Hour' },
  { value: 'DAY', label: 'Day' },
  { value: 'WEE', label: 'Week' },
  { value: 'MON', label: 'Month' },
  { value: 'ANN', label: 'Year' },
  { value: 'KGM', label: 'Kilogram' },
  { value: 'TNE', label: 'Tonne' },
  { value: 'LTR', label: 'Liter' },
  { value: 'MTR', label: 'Meter' },
  { value: 'MTK', label: 'Square meter' },
  { value: 'MTQ', label: 'Cubic meter' },
  { value: 'KMT', label: 'Kilometer' },
  { value: 'KWH', label: 'Kilowatt-hour' },
  { value: 'SET', label: 'Set' },
  { value: 'LS', label: 'Lump sum' },
] as const

/** Default: "one". */
export const UNIT_ONE = 'C62'
