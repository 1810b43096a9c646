/** How the results come about, for people who want to check them. */
export default function Help() {
  return (
    <section id="help" className="prose mt-9" aria-labelledby="how-it-is-calculated">
      <h2 id="how-it-is-calculated">How it is calculated</h2>
      <p>
        A result appears once all of its figures are filled; a typed 0 is a figure, a blank field is none.
        Each shows its formula with your numbers in it. The sums are exact decimals, rounded once when they
        are shown: money to the cent, percents to two places, half away from zero.
      </p>
      <p>
        Annualized ROI compounds: it is the yearly rate that leads from the initial investment to the final
        value. A break-even that falls within a unit is told rounded up, because parts are not sold, and
        exactly next to it.
      </p>
      <p>Usual values differ between industries and countries. This is arithmetic, not advice.</p>
    </section>
  )
}
