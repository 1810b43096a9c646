/** How the results come about, for people who want to check them. */
export default function Help() {
  return (
    <section id="help" className="prose mt-9" aria-labelledby="how-it-is-calculated">
      <h2 id="how-it-is-calculated">How it is calculated</h2>
      <p className="font-mono text-sm">
        annual gross = gross pay × periods in a year
        <br />
        deduction = annual gross × rate, rounded half up to the cent
        <br />
        net pay = annual gross − all deductions
      </p>
      <p>
        The net of a month or of two weeks is the year’s, divided by 12 or 26. A rate left blank counts as 0.
      </p>
      <h3>US 2026 rules</h3>
      <p>
        The federal tax is the brackets of Rev. Proc. 2025-32 on gross pay less the standard deduction, as an
        employer withholds by Publication 15-T for a Form W-4 without adjustments. Social security is taken of
        the first $184,500 of a year, and Medicare takes 0.9 % more of what is above $200,000, for every
        filing status. State tax stays the rate that you enter. Pre-tax contributions, credits and second jobs
        are left out.
      </p>
    </section>
  )
}
