import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toasts } from '#web/ui/toasts.tsx'
import { openAlone, questionWith, quizOf, storedQuestions, THREE } from '../quiz.fixture.ts'
import { changeQuestions, openQuiz, openQuizNow, quizLibraryStore, useOpenQuiz } from '../use-quiz-library.ts'
import { QuestionCard } from './question-card.tsx'
import { changeQuestion } from './questions.ts'

beforeEach(() => openAlone(quizOf(THREE)))

function Cards() {
  const { questions } = useOpenQuiz().quiz
  return (
    <>
      {questions.map((question, index) => (
        <QuestionCard
          key={question.id}
          question={question}
          index={index}
          isLast={index === questions.length - 1}
        />
      ))}
      <Toasts />
    </>
  )
}

async function shown() {
  const screen = await render(<Cards />)
  const card = (number: number) => screen.getByRole('group', { name: `Question ${number}`, exact: true })
  const press = (number: number, name: string) =>
    userEvent.click(card(number).getByRole('button', { name, exact: true }))
  const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  return { screen, card, press, undo }
}

const order = () => storedQuestions().map(({ id }) => id)
const first = () => storedQuestions()[0]
const dragOf = (type: string, dataTransfer: DataTransfer) =>
  new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })

test('questions are moved by one place and not beyond the ends, and copied behind themselves', async () => {
  const { card, press } = await shown()
  const button = (number: number, name: string) =>
    card(number).getByRole('button', { name: `${name} Question ${number}`, exact: true })
  await expect.element(button(1, 'Move up')).toBeDisabled()
  await expect.element(button(1, 'Move down')).toBeEnabled()
  await expect.element(button(3, 'Move up')).toBeEnabled()
  await expect.element(button(3, 'Move down')).toBeDisabled()
  await press(1, 'Move down Question 1')
  expect(order()).toEqual(['q2', 'q1', 'q3'])
  await press(3, 'Move up Question 3')
  expect(order()).toEqual(['q2', 'q3', 'q1'])
  await press(2, 'Duplicate Question 2')
  expect(order()).toEqual(['q2', 'q3', 'q4', 'q1'])
  expect(storedQuestions()[2]).toEqual({ ...storedQuestions()[1], id: 'q4' })
})

test('a deleted question is restored at its position, preserving changes made since', async () => {
  const { screen, card, press, undo } = await shown()
  await press(2, 'Delete Question 2')
  expect(order()).toEqual(['q1', 'q3'])
  await expect.element(screen.getByText('Question 2 deleted')).toBeVisible()
  await userEvent.fill(card(1).getByRole('textbox', { name: 'Question', exact: true }), 'Changed?')
  await undo()
  expect(storedQuestions()).toEqual([{ ...THREE[0], text: 'Changed?' }, THREE[1], THREE[2]])
  await press(3, 'Delete Question 3')
  await expect.element(screen.getByText('Question 3 deleted')).toBeVisible()
  await undo()
  expect(order()).toEqual(['q1', 'q2', 'q3'])
})

test('undo restores a deleted question in its own quiz, even if another was opened since', async () => {
  const { press, undo } = await shown()
  await press(2, 'Delete Question 2')
  const own = openQuizNow().id
  openQuiz('another')
  await undo()
  expect(quizLibraryStore.get().map(({ id, quiz }) => [id, quiz.questions])).toEqual([[own, THREE]])
})

test('a single correct option is replaced by another, several are toggled individually', async () => {
  const { card } = await shown()
  const mark = (number: number) => card(1).getByLabelText(`Option ${number} is correct`, { exact: true })
  await expect.element(card(1).getByText('Mark the right one.')).toBeVisible()
  await expect.element(mark(1)).toBeChecked()
  await userEvent.click(mark(2))
  expect(first()?.right).toEqual(['b'])
  await expect.element(mark(1)).not.toBeChecked()
  await userEvent.selectOptions(card(1).getByRole('combobox', { name: 'Kind of question' }), 'several')
  await expect.element(card(1).getByText('Mark all that are right.')).toBeVisible()
  await userEvent.click(mark(1))
  expect(first()?.right).toEqual(['b', 'a'])
  await userEvent.click(mark(2))
  expect(first()?.right).toEqual(['a'])
  await expect.element(mark(1)).toHaveAttribute('type', 'checkbox')
})

test('options are written, removed down to two, and added up to twelve', async () => {
  const { card, press } = await shown()
  const remove = (number: number) =>
    card(1).getByRole('button', { name: `Remove option ${number}`, exact: true })
  const texts = () => first()?.options.map(({ id, text }) => `${id} ${text}`)
  await userEvent.fill(card(1).getByRole('textbox', { name: 'Option 3', exact: true }), 'Paris')
  expect(texts()).toEqual(['a Oslo', 'b Bergen', 'c Paris'])
  await userEvent.click(remove(1))
  expect(texts()).toEqual(['b Bergen', 'c Paris'])
  expect(first()?.right).toEqual(['b'])
  await expect.element(remove(1)).toBeDisabled()
  await userEvent.click(remove(2), { force: true })
  expect(texts()).toEqual(['b Bergen', 'c Paris'])
  await press(1, 'Add option')
  expect(texts()).toEqual(['b Bergen', 'c Paris', 'a '])
  await expect.element(remove(1)).toBeEnabled()
  const eleven = questionWith('q1', 'Many?', [...'abcdefghijk'])
  changeQuestions((all) => changeQuestion(all, 'q1', eleven))
  await press(1, 'Add option')
  expect(first()?.options).toHaveLength(12)
  await expect.element(card(1).getByRole('button', { name: 'Add option' })).not.toBeInTheDocument()
})

test('a kind has its own answer fields, and the input of another kind is preserved', async () => {
  const { card, press } = await shown()
  const kind = card(1).getByRole('combobox', { name: 'Kind of question' })
  await expect.element(kind).toHaveValue('single')
  await expect.element(card(3).getByRole('combobox')).toHaveValue('number')
  await userEvent.selectOptions(kind, 'True or false')
  await expect.element(card(1).getByRole('radio', { name: 'True' })).toBeChecked()
  await userEvent.click(card(1).getByRole('radio', { name: 'False' }))
  expect(first()?.isTrue).toBe(false)
  await userEvent.click(card(1).getByRole('radio', { name: 'True' }))
  expect(first()?.isTrue).toBe(true)

  await userEvent.selectOptions(kind, 'Number')
  await userEvent.fill(card(1).getByRole('spinbutton', { name: 'Correct number' }), '3.5')
  const tolerance = card(1).getByRole('spinbutton', { name: 'Tolerance' })
  await userEvent.fill(tolerance, '1')
  await userEvent.type(tolerance, '{ArrowDown}{ArrowDown}')
  expect(first()).toMatchObject({ kind: 'number', value: '3.5', tolerance: '0' })

  await userEvent.selectOptions(kind, 'Short text')
  const accepted = (number: number) => card(1).getByRole('textbox', { name: `Accepted answer ${number}` })
  const removeLast = card(1).getByRole('button', { name: 'Remove the last' })
  await expect.element(accepted(1)).toHaveValue('')
  await expect.element(removeLast).not.toBeInTheDocument()
  await userEvent.fill(accepted(1), 'Oslo')
  await press(1, 'Add accepted answer')
  await userEvent.fill(accepted(2), 'Christiania')
  await press(1, 'Add accepted answer')
  expect(first()?.accepted).toEqual(['Oslo', 'Christiania', ''])
  await userEvent.click(removeLast)
  expect(first()?.accepted).toEqual(['Oslo', 'Christiania'])
  await userEvent.fill(accepted(1), 'oslo')
  expect(first()?.accepted).toEqual(['oslo', 'Christiania'])

  await userEvent.selectOptions(kind, 'One right option')
  expect(first()).toEqual({
    ...THREE[0],
    value: '3.5',
    tolerance: '0',
    accepted: ['oslo', 'Christiania'],
  })
})

test('fifty accepted answers are the most', async () => {
  const texts = Array.from({ length: 49 }, (_, index) => `${index}`)
  openAlone(quizOf([questionWith('q1', 'Why?', [], { kind: 'text', accepted: texts })]))
  const { card, press } = await shown()
  await press(1, 'Add accepted answer')
  expect(first()?.accepted).toEqual([...texts, ''])
  await expect.element(card(1).getByRole('button', { name: 'Add accepted answer' })).toBeDisabled()
})

test('a question and its explanation are written where they stand', async () => {
  const { card } = await shown()
  await userEvent.fill(card(3).getByRole('textbox', { name: 'Explanation' }), 'Eight.')
  await userEvent.fill(card(3).getByRole('textbox', { name: 'Question', exact: true }), 'Legs?')
  expect(storedQuestions()).toEqual([
    THREE[0],
    THREE[1],
    { ...THREE[2], text: 'Legs?', explanation: 'Eight.' },
  ])
  await expect
    .element(card(3).getByRole('textbox', { name: 'Explanation' }))
    .toHaveAttribute('maxlength', '5000')
})

test('a question dragged onto another moves to its position; dragging anything else does nothing', async () => {
  const { screen, card } = await shown()
  const carried = new DataTransfer()
  card(3).getByText('⠿').element().dispatchEvent(dragOf('dragstart', carried))
  const target = card(1).element()
  const over = dragOf('dragover', carried)
  target.dispatchEvent(over)
  expect(over.defaultPrevented).toBe(true)
  const drop = dragOf('drop', carried)
  target.dispatchEvent(drop)
  expect(drop.defaultPrevented).toBe(true)
  expect(order()).toEqual(['q3', 'q1', 'q2'])
  await expect.element(screen.getByRole('group', { name: 'Question 1', exact: true })).toBeVisible()
  const text = new DataTransfer()
  text.setData('text/plain', 'q2')
  for (const type of ['dragover', 'drop']) {
    const event = dragOf(type, text)
    card(1).element().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  }
  expect(order()).toEqual(['q3', 'q1', 'q2'])
})

test('an image is stored as a small JPEG, described and removed; an invalid file shows an error until the next', async () => {
  const { screen, card, press } = await shown()
  const canvas = new OffscreenCanvas(900, 450)
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
  const file = new File([await canvas.convertToBlob()], 'map.png', { type: 'image/png' })
  const field = card(1).getByLabelText('Add picture')
  await userEvent.upload(field, new File(['words'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent('"notes.txt" is not a supported file')
  expect(first()?.picture).toBe('')
  await userEvent.upload(field, file)
  const description = card(1).getByRole('textbox', { name: 'Picture description' })
  await userEvent.fill(description, 'A map')
  expect(first()?.pictureText).toBe('A map')
  const image = new Image()
  image.src = first()?.picture ?? ''
  await image.decode()
  expect([image.src.slice(0, 23), image.width, image.height]).toEqual(['data:image/jpeg;base64,', 800, 400])
  const pen = new OffscreenCanvas(800, 400).getContext('2d')
  pen?.drawImage(image, 0, 0)
  expect([...(pen?.getImageData(700, 300, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255])
  await press(1, 'Remove picture')
  expect(storedQuestions()).toEqual(THREE)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
