import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { workerOf } from './test-worker.ts'
import { useDesk } from './use-desk.ts'
import { useLiveJob } from './use-live-job.ts'

/** Doubles numbers; for 0 it begins and never ends; for 1 it is slow to begin. */
const createWorker = workerOf(`onmessage = ({ data: { job } }) => {
  const began = performance.now()
  while (job.number === 1 && performance.now() - began < 400);
  postMessage({ kind: 'progress', fraction: 0 })
  while (job.number === 0);
  postMessage({ kind: 'outcome', outcome: { ok: true, value: job.number * 2 } })
}`)

type Job = { readonly number: number; readonly budgetMs: number }
const OPTIONS = { budgetMs: (job: Job) => job.budgetMs }

function Doubler({ job }: { readonly job: Job }) {
  const { last, isOverBudget, isCancelled, cancel } = useLiveJob<Job, number>(
    useDesk(createWorker),
    job,
    OPTIONS,
  )
  const isCurrent = last?.job === job && last.outcome.ok
  return (
    <>
      <output>
        {isOverBudget
          ? 'over budget'
          : isCancelled
            ? 'cancelled'
            : isCurrent
              ? last.outcome.value
              : 'working'}
      </output>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </>
  )
}

test('a job that takes longer than its budget is ended, and the next one works', async () => {
  const screen = await render(<Doubler job={{ number: 0, budgetMs: 200 }} />)
  await expect.element(screen.getByText('working')).toBeVisible()
  await expect.element(screen.getByText('over budget')).toBeVisible()
  await screen.rerender(<Doubler job={{ number: 21, budgetMs: 5000 }} />)
  await expect.element(screen.getByText('42')).toBeVisible()
})

test('the clock starts when the job reports that it begins', async () => {
  const screen = await render(<Doubler job={{ number: 1, budgetMs: 200 }} />)
  await expect.element(screen.getByText('2', { exact: true })).toBeVisible()
})

test('what the visitor stops is not over its budget', async () => {
  const screen = await render(<Doubler job={{ number: 0, budgetMs: 60_000 }} />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('cancelled')).toBeVisible()
})
