/** What the numbers on the page mean, for people who want to check them. */
export default function Help() {
  return (
    <section id="help" className="prose mt-9" aria-labelledby="what-to-know">
      <h2 id="what-to-know">What to know</h2>
      <h3>Numbers</h3>
      <p>
        Both bounds can come. Without decimal places a bound such as 12.7 counts as 12; bounds may have
        hundreds of digits. With a step, the numbers are the minimum, the minimum and one step, and so on.
      </p>
      <h3>Passwords</h3>
      <p>
        Each chosen type is in every password: whole passwords are drawn until one has them all, so none that
        fits is likelier than another. Entropy is the logarithm of how many passwords the settings allow. The
        time to guess is the average for someone who knows the settings and tries a hundred billion passwords
        a second, as a rig of graphics cards does when a badly protected list of passwords has leaked.
      </p>
      <h3>Lists</h3>
      <p>
        Every order is equally likely (Fisher–Yates). A CSV file or a workbook gives its first column. Blank
        lines are left out.
      </p>
    </section>
  )
}
