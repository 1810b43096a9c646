/** How the numbers come about, for people who want to check them. */
export default function Help() {
  return (
    <section id="help" className="prose mt-9" aria-labelledby="how-it-is-calculated">
      <h2 id="how-it-is-calculated">How it is calculated</h2>
      <p>
        With the amount <i>A</i>, the interest rate of a period <i>i</i> and <i>n</i> equal payments:
      </p>
      <p className="font-mono text-sm">payment = A × i ÷ (1 − (1 + i)⁻ⁿ)</p>
      <p>
        Monthly, <i>i</i> is the yearly rate ÷ 12. Canadian mortgages compound twice a year: there <i>i</i> is
        (1 + rate ÷ 2)<sup>1/6</sup> − 1. Accelerated bi-weekly payments are half a monthly payment every two
        weeks: one more a year, so the loan ends sooner.
      </p>
      <h3>Rounding</h3>
      <p>
        The results equal a spreadsheet’s PMT and CUMIPMT, rounded once at the end. The schedule is booked as
        a bank does, each row in whole cents, half a cent rounded up; the last payment takes what is left, so
        the balance ends at zero.
      </p>
      <h3>Extra payments</h3>
      <p>
        They repay the loan itself, with the last payment of each month or year, and never more than is owed.
        Some lenders take a fee for that.
      </p>
      <p>
        Fees, taxes and insurance are left out. Dates count from today, the first payment one period later.
        This is arithmetic, not advice.
      </p>
    </section>
  )
}
