/** Where the factors come from, and how results are rounded. */
export default function Help() {
  return (
    <section id="help" className="prose mt-9" aria-labelledby="about-the-factors">
      <h2 id="about-the-factors">About the factors</h2>
      <p>
        All factors are exact: an inch is 25.4 mm, a pound 453,592.37 mg, a US gallon 3,785.411784 ml (NIST
        Special Publication 811), an imperial gallon 4,546.09 ml. Values are kept as fractions, so nothing is
        lost by converting back and forth; only what is shown is rounded, half away from zero.
      </p>
      <p>
        A month is 30.436875 days and a year 365.2425 days, the means of the Gregorian calendar. Cups, pints
        and gallons name whose they are, for they differ.
      </p>
      <h3>Ways to ask</h3>
      <p>
        <code>5 ft 11 in in cm</code>, <code>3 1/2 cups to ml</code>, <code>72f</code>,{' '}
        <code>1e-9 m to nm</code>. Numbers may be fractions and have thousands separators. <kbd>Alt</kbd>+
        <kbd>S</kbd> swaps.
      </p>
    </section>
  )
}
