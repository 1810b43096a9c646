/** How the results come about, for people who want to check them. */
export default function Help() {
  return (
    <section id="help" className="prose mt-9" aria-labelledby="how-it-is-calculated">
      <h2 id="how-it-is-calculated">How it is calculated</h2>
      <p className="font-mono text-sm">
        paid hours = hours per day × days per week × weeks per year
        <br />
        unpaid hours = weeks per year × (days per week × (lunch + emails) + commute days × 2 × commute) ÷ 60
        <br />
        nominal rate = pay ÷ paid hours
        <br />
        real rate = pay ÷ (paid hours + unpaid hours)
      </p>
      <p>
        The way to work counts both ways. A blank field counts as the number shown below it; a typed 0 is 0.
        The sums are exact; results are rounded once, half a cent up.
      </p>
      <p>Taxes and the costs of working are left out. This is arithmetic, not advice.</p>
    </section>
  )
}
