const SHOW_PROGRESS_AFTER_MS = 3_000
const REPEAT_AFTER_MS = 10_000
const REFRESH_MS = 250
const TITLE_WIDTH = 34

/**
 * Runs one step of a command and prints its title with its duration. `work` receives a function that sets the progress,
 * such as `12 of 80 packages`; it is shown if the step takes more than 3 s.
 */
export async function step(title, work) {
  const started = performance.now()
  const elapsed = () => performance.now() - started
  let progress = ''
  const stopShowing = showProgress(title, elapsed, () => progress)
  try {
    return await work((text) => {
      progress = text
    })
  } finally {
    stopShowing()
    process.stdout.write(`${title.padEnd(TITLE_WIDTH)} ${seconds(elapsed())}\n`)
  }
}

/** Rewrites one line of a terminal; elsewhere, such as in a log, writes a line now and then. */
function showProgress(title, elapsed, progress) {
  const { isTTY } = process.stdout
  let next = SHOW_PROGRESS_AFTER_MS
  if (isTTY) process.stdout.write(title)
  const timer = setInterval(() => {
    if (elapsed() < next) return
    const line = `${title}… ${[seconds(elapsed()), progress()].filter(Boolean).join(', ')}`
    if (isTTY) process.stdout.write(`\r\x1b[K${line}`)
    else {
      process.stdout.write(`${line}\n`)
      next = elapsed() + REPEAT_AFTER_MS
    }
  }, REFRESH_MS)
  return () => {
    clearInterval(timer)
    if (isTTY) process.stdout.write('\r\x1b[K')
  }
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}

/** Ends the process with one sentence that says what is wrong and what to do. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
