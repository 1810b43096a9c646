import { UserError } from '#lib/result/user-error.ts'
import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { convert, convertToXlsx, type Input } from './convert.ts'
import type { ConvertAnswer, ConvertJob } from './convert-job.ts'

answerJobs<ConvertJob, ConvertAnswer>(async ({ kind, input, settings }, report) => {
  const read = await getInput(input)
  if (kind === 'xlsx')
    return { result: { kind: 'file', blob: new Blob([await convertToXlsx(read, settings)]) } }
  const conversion = await convert(read, settings, report)
  if (conversion.kind === 'refused') return { result: conversion }
  const { chunks, ...rest } = conversion
  return { result: { ...rest, blob: new Blob([...chunks]) } }
})

async function getInput(input: string | File): Promise<Input> {
  if (typeof input === 'string') return input
  try {
    return { bytes: new Uint8Array(await input.arrayBuffer()), name: input.name }
  } catch {
    throw new UserError(`"${input.name}" could not be read.`)
  }
}
