/** How to use it, and why it can be trusted. */
export default function Help() {
  return (
    <section id="help" className="prose mt-9" aria-labelledby="how-to-keep-time">
      <h2 id="how-to-keep-time">How to keep time</h2>
      <ul>
        <li>
          Press a beat's column to make it strong, normal or mute. A strong beat sounds at 800 Hz, any other
          at 400 Hz.
        </li>
        <li>
          Tap the tempo of a song four times or more. The middle of the last pauses counts, so one slip does
          no harm; after two seconds without a tap it starts again.
        </li>
        <li>
          Keys: <code>Space</code> starts and stops, <code>T</code> taps, <code>↑</code> and <code>↓</code>{' '}
          change the tempo by 1, with <code>Shift</code> by 5.
        </li>
      </ul>
      <h3>Why it does not drift</h3>
      <p>
        Every click is set in advance on the clock of the sound card: beat k falls at the start + k × 60 ÷ BPM
        seconds. So it stays in time while the page is busy, or behind another tab. A new tempo takes over at
        the next beat. The picture waits for the sound, as far as the browser knows the delay of your
        speakers.
      </p>
    </section>
  )
}
