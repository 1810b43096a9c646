import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useJob } from './use-job.ts'
import { workerOf } from './worker.fixture.ts'

/** Tells of half its work; then doubles a number. 0 never ends, 13 is refused. */
const createWorker = workerOf(`onmessage = ({ data: { job } }) => {
  postMessage({ kind: 'progress', fraction: 0.5 })
  if (job.number === 0) return
  const outcome = job.number === 13
    ? { ok: false, problem: { message: 'Unlucky', detail: '' } }
    : { ok: true, value: job.number * 2 }
  postMessage({ kind: 'result', result: outcome })
}`)

const given: unknown[] = []

function Doubler() {
  const { result, progress, isCanceled, run, cancel, clear } = useJob<{ readonly number: number }, number>(
    createWorker,
  )
  const ask = (number: number) => async () => void given.push(await run({ number }))
  return (
    <>
      <output>
        {JSON.stringify([
          result && (result.ok ? result.value : result.problem.message),
          progress ?? null,
          isCanceled,
        ])}
      </output>
      {[0, 13, 21].map((number) => (
        <button key={number} type="button" onClick={ask(number)}>
          {number}
        </button>
      ))}
      <button type="button" onClick={cancel}>
        Cancel
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  )
}

async function shown() {
  given.length = 0
  const screen = await render(<Doubler />)
  return {
    screen,
    press: (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true })),
    state: () => JSON.parse(screen.getByRole('status').element().textContent ?? ''),
  }
}

test('reports progress and result, and the next job starts without those of the previous one', async () => {
  const { press, state } = await shown()
  expect(state()).toEqual([null, null, false])
  await press('21')
  await expect.poll(state).toEqual([42, null, false])
  await press('13')
  await expect.poll(state).toEqual(['Unlucky', null, false])
  expect(given).toEqual([
    { ok: true, value: 42 },
    { ok: false, problem: { message: 'Unlucky', detail: '' } },
  ])
})

test('of two jobs the latest wins, and the previous one returns nothing', async () => {
  const { press, state } = await shown()
  await press('0')
  await expect.poll(state).toEqual([null, 0.5, false])
  await press('21')
  await expect.poll(state).toEqual([42, null, false])
  expect(given).toEqual([undefined, { ok: true, value: 42 }])
})

test('a cancelled job is shown until the next one starts; clearing resets the state', async () => {
  const { press, state } = await shown()
  await press('21')
  await expect.poll(state).toEqual([42, null, false])
  await press('0')
  await expect.poll(state).toEqual([42, 0.5, false])
  await press('Cancel')
  await expect.poll(state).toEqual([42, null, true])
  await press('0')
  await expect.poll(state).toEqual([42, 0.5, false])
  await press('Clear')
  await expect.poll(state).toEqual([null, null, false])
  expect(given).toEqual([{ ok: true, value: 42 }, undefined, undefined])
})

test('leaving the page ends a running job', async () => {
  const { screen, press, state } = await shown()
  await press('0')
  await expect.poll(state).toEqual([null, 0.5, false])
  await screen.unmount()
  await expect.poll(() => given).toEqual([undefined])
})

test('reports the download of an engine until the work starts', async () => {
  const createLoader = workerOf(`onmessage = ({ data: { job } }) => {
    if (job.number > 0) postMessage({ kind: 'loading', receivedBytes: 1, totalBytes: 4 })
    if (job.number > 1) postMessage({ kind: 'progress', fraction: 0.25 })
  }`)
  const seen: { run?: (number: number) => void } = {}
  function Loader() {
    const { progress, loading, isCanceled, run, cancel } = useJob<{ readonly number: number }, number>(
      createLoader,
    )
    seen.run = (number) => void run({ number })
    return (
      <button type="button" onClick={cancel}>
        {JSON.stringify([
          progress ?? null,
          loading ? [loading.receivedBytes, loading.totalBytes] : null,
          isCanceled,
        ])}
      </button>
    )
  }
  const screen = await render(<Loader />)
  const button = screen.getByRole('button')
  const state = () => JSON.parse(button.element().textContent ?? '')
  seen.run?.(1)
  await expect.poll(state).toEqual([0, [1, 4], false])
  await userEvent.click(button)
  await expect.poll(state).toEqual([null, null, true])
  seen.run?.(2)
  await expect.poll(state).toEqual([0.25, null, false])
})
