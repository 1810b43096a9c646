/** How the grades come about, for people who want to check them. */
export default function Help() {
  return (
    <section id="help" className="prose mt-9" aria-labelledby="how-it-is-calculated">
      <h2 id="how-it-is-calculated">How it is calculated</h2>
      <p className="font-mono text-sm">
        overall = Σ (points ÷ total × weight) ÷ Σ weight
        <br />
        needed on the final = (goal − so far × (1 − w)) ÷ w
      </p>
      <p>
        A percentage belongs to the best band whose lower bound it reaches: 96.99 % is an A, 97 % an A+, and
        more than 100 % stays in the best band. Nothing is rounded up before that, unless you ask for whole
        percents. What-if grades count while the page is open and are not kept.
      </p>
    </section>
  )
}
