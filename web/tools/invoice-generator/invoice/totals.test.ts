import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { diceOf } from '#lib/random/dice.fixture.ts'
import { Invoice } from './invoice.ts'
import { addUp } from './totals.ts'

type Line = { quantity: string; rate: string; tax?: string }

function invoice(lines: readonly Line[], rest: object = {}): Invoice {
  const items = lines.map((line, index) => ({ id: `${index}`, ...line }))
  return v.parse(Invoice, { id: 'i', date: '2026-01-31', dueDate: '2026-03-02', items, ...rest })
}

describe('the paper adds up', () => {
  test('each line is rounded half up, the subtotal is their sum, tax is rounded once', () => {
    const lines = [
      { quantity: '3', rate: '0.335' },
      { quantity: '1', rate: '1.005' },
      { quantity: '0.5', rate: '19.99' },
    ]
    expect(addUp(invoice(lines, { tax: '8.25' }))).toMatchObject({
      lines: [101n, 101n, 1000n],
      subtotal: 1202n,
      tax: 99n,
      total: 1301n,
      balance: 1301n,
    })
  })

  test.each([
    ['', '5', 0n],
    ['abc', '5', 0n],
    ['2', '1e21', 0n],
    ['2', '1234567890123', 0n],
    ['-2', '10.50', -2100n],
    ['1', '-0.005', -1n],
    ['1,000', '1', 100000n],
  ])('%j × %j is %d cents', (quantity, rate, cents) => {
    expect(addUp(invoice([{ quantity, rate }])).lines).toEqual([cents])
  })

  test.each([
    ['JPY', 301n, 30n, 331n],
    ['KWD', 301200n, 30120n, 331320n],
    ['USD', 30120n, 3012n, 33132n],
  ])('in %s amounts are whole smallest units', (currency, subtotal, tax, total) => {
    const made = invoice([{ quantity: '1', rate: '301.2' }], { currency, tax: '10' })
    expect(addUp(made)).toMatchObject({ subtotal, tax, total })
  })

  test('with taxes by line shipping is taxed as the invoice is, whatever its lines are', () => {
    const lines = [
      { quantity: '1', rate: '100', tax: '7' },
      { quantity: '1', rate: '200' },
    ]
    const extras = { taxByLine: true, shipping: '10', shippingIsTaxed: true }
    const { taxes, total } = addUp(invoice(lines, { tax: '19', extras }))
    expect(taxes.map(({ percent, base, amount }) => [percent.toFixed(), base, amount])).toEqual([
      ['19', 21000n, 3990n],
      ['7', 10000n, 700n],
    ])
    expect(total).toBe(35690n)
    const onlyOther = addUp(invoice(lines.slice(0, 1), { tax: '19', extras }))
    expect(onlyOther.taxes.map(({ base, amount }) => [base, amount])).toEqual([
      [1000n, 190n],
      [10000n, 700n],
    ])
  })

  test('subtracts a discount before tax, and taxes shipping if requested', () => {
    const line = [{ quantity: '1', rate: '200' }]
    const extras = { discount: '10', shipping: '15' }
    expect(addUp(invoice(line, { tax: '20', extras }))).toMatchObject({
      discount: 2000n,
      tax: 3600n,
      total: 23100n,
    })
    const taxed = { ...extras, discountKind: 'amount', shippingIsTaxed: true, paid: '100' }
    expect(addUp(invoice(line, { tax: '20', extras: taxed }))).toMatchObject({
      discount: 1000n,
      tax: 4100n,
      total: 24600n,
      paid: 10000n,
      balance: 14600n,
    })
  })

  test('taxes by line are summed by percent, the discount shared in proportion', () => {
    const lines = [
      { quantity: '1', rate: '100', tax: '19' },
      { quantity: '1', rate: '50', tax: '7' },
      { quantity: '1', rate: '50' },
    ]
    const { taxes, tax, total } = addUp(
      invoice(lines, { tax: '0', extras: { taxByLine: true, discount: '10' } }),
    )
    expect(taxes.map(({ percent, base, amount }) => [percent.toFixed(), base, amount])).toEqual([
      ['19', 9000n, 1710n],
      ['7', 4500n, 315n],
    ])
    expect([tax, total]).toEqual([2025n, 20025n])
  })

  test('two taxes on the same amounts, such as GST and PST', () => {
    const extras = { taxName: 'GST', moreTaxes: [{ name: 'PST', percent: '7' }] }
    const { taxes, total } = addUp(invoice([{ quantity: '1', rate: '99.99' }], { tax: '5', extras }))
    expect(taxes.map(({ name, amount }) => [name, amount])).toEqual([
      ['GST', 500n],
      ['PST', 700n],
    ])
    expect(total).toBe(11199n)
  })

  test('a second tax is charged on taxed shipping as the first one is', () => {
    const extras = { shipping: '15', shippingIsTaxed: true, moreTaxes: [{ name: 'PST', percent: '7' }] }
    const { taxes, total } = addUp(invoice([{ quantity: '1', rate: '200' }], { tax: '5', extras }))
    expect(taxes.map(({ base, amount }) => [base, amount])).toEqual([
      [21500n, 1075n],
      [21500n, 1505n],
    ])
    expect(total).toBe(24080n)
  })

  test('five taxes on the same amounts are each rounded once, on top of prices and within them', () => {
    const moreTaxes = ['7', '9.975', '1.5', '0.25'].map((percent, index) => ({ name: `T${index}`, percent }))
    const line = [{ quantity: '1', rate: '123.45' }]
    const added = addUp(invoice(line, { tax: '5', extras: { moreTaxes } }))
    // 6.1725, 8.6415, 12.3141…, 1.85175, 0.308625
    expect(added.taxes.map(({ amount }) => amount)).toEqual([617n, 864n, 1231n, 185n, 31n])
    expect([added.tax, added.total]).toEqual([2928n, 15273n])
    const within = addUp(invoice(line, { tax: '5', extras: { moreTaxes, taxIsIncluded: true } }))
    // 123.45 × percent / 123.725
    expect(within.taxes.map(({ amount }) => amount)).toEqual([499n, 698n, 995n, 150n, 25n])
    expect(within.taxes.map(({ base }) => base)).toEqual([9978n, 9978n, 9978n, 9978n, 9978n])
    expect(within.total).toBe(12345n)
  })

  test('charges additional taxes on all lines if the first tax is set by line', () => {
    const lines = [
      { quantity: '1', rate: '100', tax: '19' },
      { quantity: '1', rate: '50', tax: '7' },
    ]
    const moreTaxes = [{ name: 'Eco', percent: '2' }]
    const { taxes, total } = addUp(invoice(lines, { extras: { taxByLine: true, moreTaxes, discount: '10' } }))
    expect(taxes.map(({ percent, base, amount }) => [percent.toFixed(), base, amount])).toEqual([
      ['19', 9000n, 1710n],
      ['7', 4500n, 315n],
      ['2', 13500n, 270n],
    ])
    expect(total).toBe(15795n)
  })

  test('taxes that are within the prices change no total', () => {
    const extras = { taxIsIncluded: true }
    const { taxes, total } = addUp(invoice([{ quantity: '1', rate: '119' }], { tax: '19', extras }))
    expect(taxes.map(({ base, amount }) => [base, amount])).toEqual([[10000n, 1900n]])
    expect(total).toBe(11900n)
  })
})

/** Half away from zero, in whole numbers only. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend
  const up = (2n * size + divisor) / (2n * divisor)
  return dividend < 0n ? -up : up
}

test('1,000 random invoices add up to the cent as whole numbers do', () => {
  const next = diceOf(20261122)
  for (let round = 0; round < 1000; round++) {
    const lines = Array.from({ length: 1 + next(12) }, () => ({
      thousandths: BigInt(next(100_000) - 10_000),
      tenthousandths: BigInt(next(10_000_000)),
    }))
    const [tax, discount, shipping, paid] = [next(3000), next(5000), next(10_000), next(50_000)]
    const taxed = next(2) === 1
    const made = invoice(
      lines.map(({ thousandths, tenthousandths }) => ({
        quantity: decimal(thousandths, 3),
        rate: decimal(tenthousandths, 4),
      })),
      {
        tax: decimal(BigInt(tax), 2),
        extras: {
          discount: decimal(BigInt(discount), 2),
          shipping: decimal(BigInt(shipping), 2),
          shippingIsTaxed: taxed,
          paid: decimal(BigInt(paid), 2),
        },
      },
    )
    const cents = lines.map(({ thousandths, tenthousandths }) =>
      rounded(thousandths * tenthousandths, 100_000n),
    )
    const subtotal = cents.reduce((sum, one) => sum + one, 0n)
    const off = rounded(subtotal * BigInt(discount), 10_000n)
    const base = subtotal - off + (taxed ? BigInt(shipping) : 0n)
    const charged = rounded(base * BigInt(tax), 10_000n)
    const total = subtotal - off + BigInt(shipping) + charged
    expect(addUp(made)).toMatchObject({
      lines: cents,
      subtotal,
      discount: off,
      tax: charged,
      total,
      balance: total - BigInt(paid),
    })
  }
})

function decimal(scaled: bigint, places: number): string {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0')
  return `${scaled < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
