/** How the numbers come about, for people who want to check them. */
export function Help() {
  return (
    <section className="prose mt-4" aria-labelledby="how-it-is-calculated">
      <h2 id="how-it-is-calculated">How it is calculated</h2>
      <p>
        Every payment is the same; part of it pays the interest of the period, the rest repays the loan. With
        the amount <i>A</i>, the interest rate of one period <i>i</i> and the number of payments <i>n</i>:
      </p>
      <p className="font-mono text-sm">payment = A × i ÷ (1 − (1 + i)⁻ⁿ)</p>
      <p>
        Without interest it is A ÷ n. Paid monthly and compounded monthly, <i>i</i> is the yearly rate ÷ 12.
        Canadian mortgages compound twice a year: there <i>i</i> = (1 + rate ÷ 2)<sup>1/6</sup> − 1.
        Accelerated bi-weekly payments are half a monthly payment every two weeks, so a year holds one monthly
        payment more and the loan ends sooner.
      </p>
      <h3>Rounding</h3>
      <p>
        The results above are those of a spreadsheet’s PMT and CUMIPMT, rounded once, at the end. A bank books
        whole cents: in the schedule the interest of each payment is rounded to the cent, half a cent away
        from zero, and the last payment takes what is left, so that the rows add up and the balance ends at
        zero. The line below the schedule tells the difference.
      </p>
      <h3>Extra payments</h3>
      <p>
        They repay the loan itself: the monthly one with the last payment of each month, the yearly one with
        the last of each year, the one-time one with the payment you name, and never more than is owed. Ask
        your lender first whether it takes a fee for them.
      </p>
      <h3>What is left out</h3>
      <p>
        Fees, taxes and insurance. Dates count from today, with the first payment one period later. This is
        arithmetic, not an offer and not advice.
      </p>
    </section>
  )
}
