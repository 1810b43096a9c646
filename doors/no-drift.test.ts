import { describe, expect, test } from 'vitest'
import { answer } from './answer.ts'
import { exampleCommand } from './example-command.ts'
import { findOperations } from './find-operations.ts'
import { exampleOutside } from './testing/example-outside.ts'
import { callCommand } from './testing/test-shell.ts'
import { sha256, toldAnswer } from './told-answer.ts'

const cases = (await findOperations()).flatMap(({ operation }) =>
  operation.examples.map((example, index) => ({
    title: `${operation.name}, example ${index + 1}`,
    operation,
    example,
  })),
)

describe.each(cases)('$title', ({ operation, example }) => {
  test('is answered as it is declared', async () => {
    const outcome = await answer(operation, example.question, exampleOutside())
    expect(outcome.ok ? toldAnswer(outcome.value, example) : outcome.problem).toEqual(example.answer)
  })

  test('is answered the same by the command', async () => {
    const { args, files } = exampleCommand(operation, example)
    const { code, output, text, complaint } = await callCommand(args, { files })
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
    if (typeof example.answer === 'string') expect(text).toBe(example.answer)
    else if (operation.gives === 'data') expect(JSON.parse(text)).toEqual(example.answer)
    else expect(example.answer).toMatchObject({ sha256: sha256(output) })
  })
})
