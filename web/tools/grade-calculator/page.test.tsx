import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { persistedState, persistState } from '#web/platform/store/persisted.fixture.ts'
import { getAnnouncements, openPage } from '#web/ui/page.fixture.tsx'
import { EXAMPLE_ENTRIES } from './example.ts'
import { type Entry, GradeState } from './grade-state.ts'
import GradeCalculatorPage from './page.tsx'

afterEach(() => vi.restoreAllMocks())

const entryOf = (id: number, name: string, points: string, total: string, weight = '1'): Entry => ({
  id,
  name,
  points,
  total,
  weight,
})
const ESSAY = entryOf(4, 'Essay', '45', '50')
const QUIZ = entryOf(7, 'Quiz', '12', '10', '2')
const EXAM = entryOf(9, 'Exam', '80', '100', '3')

const getStored = () => v.parse(GradeState, persistedState('grade-calculator'))
const names = () => getStored().entries.map(({ name }) => name)

async function opened(state: Partial<GradeState> = {}) {
  persistState('grade-calculator', state)
  const page = await openPage(<GradeCalculatorPage />)
  return {
    ...page,
    result: page.textOf,
    rows: () =>
      [...page.screen.getByRole('table', { name: 'Grades' }).element().querySelectorAll('tbody tr')].map(
        (row) => [...row.children].slice(0, 4).map(({ textContent }) => textContent),
      ),
  }
}

test('a grade is added when complete, under a separate number, and the next name can be typed at once', async () => {
  const { screen, number, press, button } = await opened({ entries: [EXAM] })
  const name = screen.getByRole('textbox', { name: 'Assignment' })
  await userEvent.fill(name, ' Essay ')
  await userEvent.fill(number('Points earned'), '45')
  await press('Add Grade')
  expect(getStored().entries).toEqual([EXAM])
  await expect.element(button('Add as what-if')).toBeDisabled()
  await userEvent.fill(number('Total points'), '50')
  await userEvent.fill(number('Weight'), ' ')
  await expect.element(number('Weight')).toHaveAccessibleDescription('Blank counts as 1')
  await userEvent.fill(number('Weight'), '-1')
  await expect.element(number('Weight')).toHaveAccessibleDescription('A weight cannot be negative.')
  await userEvent.fill(number('Weight'), '2')
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('')
  await expect.element(number('Weight')).toHaveValue('1')
  expect(getStored().entries).toEqual([EXAM, entryOf(10, 'Essay', '45', '50', '2')])
})

test('a row is changed in place, moved by one, and restored after removal', async () => {
  const { screen, number, press, button, rows, said } = await opened({ entries: [ESSAY, QUIZ, EXAM] })
  expect(rows()).toEqual([
    ['Essay', '45 / 50', '90.00%', '1'],
    ['Quizextra credit', '12 / 10', '120.00%', '2'],
    ['Exam', '80 / 100', '80.00%', '3'],
  ])
  await expect.element(button('Move Essay up')).toBeDisabled()
  await expect.element(button('Move Exam down')).toBeDisabled()
  await expect.element(button('Move Exam up')).toBeEnabled()
  await press('Edit Quiz')
  await expect.element(button('Add as what-if')).not.toBeInTheDocument()
  await expect.element(number('Points earned')).toHaveValue('12')
  await userEvent.fill(number('Points earned'), '5')
  await press('Save Grade')
  expect(getStored().entries).toEqual([ESSAY, { ...QUIZ, points: '5' }, EXAM])
  await expect.element(button('Add Grade')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Assignment' })).toHaveValue('')
  await press('Move Essay down')
  expect(names()).toEqual(['Quiz', 'Essay', 'Exam'])
  await press('Move Exam up')
  expect(names()).toEqual(['Quiz', 'Exam', 'Essay'])
  await press('Remove Exam')
  await expect.element(said).toHaveTextContent('Exam removedUndoCtrl+Z')
  expect(names()).toEqual(['Quiz', 'Essay'])
  await press('Undo')
  expect(names()).toEqual(['Quiz', 'Exam', 'Essay'])
})

test('a what-if grade counts and is highlighted, is not stored, and is removed without a message', async () => {
  const { press, rows, result } = await opened({
    entries: [ESSAY],
    draft: entryOf(0, 'Perhaps', '10', '10'),
  })
  await press('Add as what-if')
  await expect.poll(rows).toEqual([
    ['Essay', '45 / 50', '90.00%', '1'],
    ['Perhapswhat if', '10 / 10', '100.00%', '1'],
  ])
  expect(result('Overall percentage')).toBe('95.00%')
  expect([getStored().entries, getStored().draft.name]).toEqual([[ESSAY], ''])
  await press('Remove Perhaps')
  await expect.poll(() => rows().length).toBe(1)
  expect(result('Overall percentage')).toBe('90.00%')
})

test('shows the sum of the weights, in percent if required, and rounds the average if requested', async () => {
  const copies = spyOnClipboard()
  const { screen, result, press, button } = await opened({
    entries: [entryOf(1, 'Essay', '89.5', '100', '2.5'), entryOf(2, 'Nothing', '1', '0', '0')],
  })
  await expect.element(screen.getByText('Weights add up to 2.5', { exact: true })).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Weights are percents' }))
  await expect.element(screen.getByText('Weights add up to 2.5 %', { exact: true })).toBeVisible()
  expect(screen.getByRole('table').getByRole('cell', { name: '2.5 %' }).elements()).toHaveLength(1)
  await expect
    .element(screen.getByText('Nothing has 0 total points, so there is no percentage.'))
    .toBeVisible()
  expect([result('Letter grade'), result('GPA')]).toEqual(['B+', '3.3'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Round to whole %' }))
  expect([result('Letter grade'), result('GPA')]).toEqual(['A-', '3.7'])
  await press('Copy')
  expect(copies).toEqual(['Overall percentage: 89.50%\nLetter grade: A-\nGPA: 3.7'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grading system' }), 'European ECTS')
  expect([result('Letter grade'), result('GPA')]).toEqual(['A', 'N/A'])
  persistState('grade-calculator')
  await expect.element(button(/^(Copy|Copied!)$/)).toBeDisabled()
  expect(result('Letter grade')).toBe('N/A')
})

test('a custom scale is changed band by band, and the last band cannot be removed', async () => {
  const { screen, press, number, button, result } = await opened({
    entries: [ESSAY],
    system: 'Custom scale',
    custom: [
      { grade: 'Good', from: '60', gpa: '4' },
      { grade: 'Fair', from: '40', gpa: '' },
    ],
  })
  await expect.element(number('GPA (1)')).toHaveValue('4')
  expect([result('Letter grade'), result('GPA')]).toEqual(['Good', '4'])
  await press('Add band')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Each band needs a name.')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Band 3' }), 'Poor')
  await userEvent.fill(number('From % (3)'), '50')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Poor must begin below Fair (40 %).')
  await userEvent.fill(number('From % (3)'), '0')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.fill(number('GPA (2)'), '2')
  await press('Remove band 1')
  expect(getStored().custom).toEqual([
    { grade: 'Fair', from: '40', gpa: '2' },
    { grade: 'Poor', from: '0', gpa: '' },
  ])
  await press('Remove band 2')
  await expect.element(button('Remove band 1')).toBeDisabled()
})

test('the example and clearing apply to grades alone, and can be undone', async () => {
  const { screen, press, button, said } = await opened()
  await expect.element(button('Clear')).toHaveAttribute('aria-disabled', 'true')
  await press('Try an example')
  await expect.element(said).toHaveTextContent('Example openedUndoCtrl+Z')
  expect(names()).toEqual(['Homework', 'Midterm', 'Project'])
  await press('Clear')
  await expect.element(said).toHaveTextContent('ClearedUndoCtrl+Z')
  expect(names()).toEqual([])
  await press('Undo')
  expect(names()).toHaveLength(3)
  await userEvent.click(screen.getByRole('tab', { name: 'Final exam' }))
  await expect.element(screen.getByLabelText('Grade so far', { exact: true })).toHaveTextContent('88.14%')
  await expect.element(button('Clear')).not.toBeInTheDocument()
  await expect.element(button('Example')).not.toBeInTheDocument()
})

test('the final needs what is missing to the goal, and nothing is said of shares that are none', async () => {
  const { screen, number, result } = await opened({ tab: 'Final exam', entries: [EXAM] })
  await expect.element(number('Goal (%)')).toHaveValue('90')
  expect(result('Needed on the final')).toBe('113.33%: not reachable without extra credit')
  await userEvent.fill(number('Goal (%)'), '50')
  expect(result('Needed on the final')).toBe('already reached')
  await userEvent.fill(number('Final counts (%)'), '0')
  expect(result('Needed on the final')).toBe('N/A')
  await expect.element(number('Final counts (%)')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(number('Goal (%)')).not.toHaveAttribute('aria-invalid')
  await expect
    .element(screen.getByText(/^Type your grade so far, or add your grades/))
    .not.toBeInTheDocument()
  persistState('grade-calculator', { tab: 'Final exam' })
  await expect.element(screen.getByText(/^Type your grade so far, or add your grades/)).toBeVisible()
  expect([getStored().goal, getStored().finalWeight]).toEqual(['90', '30'])
  await userEvent.fill(number('Your grade so far (%)'), '85')
  expect(result('Grade so far')).toBe('85.00%')
  expect(result('Needed on the final')).toBe('101.67%: not reachable without extra credit')
  await userEvent.fill(number('Your grade so far (%)'), '-5')
  expect(result('Needed on the final')).toBe('N/A')
  await expect.element(number('Your grade so far (%)')).toHaveAttribute('aria-invalid', 'true')
})

test('courses are added, changed and removed one by one, and those before count for the whole alone', async () => {
  const { screen, number, press, result } = await opened({
    tab: 'GPA',
    courses: [
      { id: 3, name: 'Art', gpa: '4', credits: '2' },
      { id: 5, name: 'Law', gpa: '2', credits: '2' },
    ],
    earlierGpa: '1',
    earlierCredits: '4',
  })
  const grade = (course: number) => screen.getByRole('combobox', { name: `Grade ${course}` })
  const wrong = screen.getByRole('alert')
  await expect.element(number('GPA before')).toHaveValue('1')
  expect([result('Semester GPA'), result('Cumulative GPA')]).toEqual(['3.00', '2.00'])
  await press('Add course')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Course 3' }), 'Music')
  await expect.element(grade(1)).toHaveValue('Points')
  await expect.element(grade(3)).toHaveValue('')
  await userEvent.selectOptions(grade(3), 'Points')
  await userEvent.fill(number('Grade points 3'), 'Z')
  await expect.element(wrong).toHaveTextContent('Grade points 3: Enter a number up to 100, or a letter')
  await expect.element(number('Grade points 3')).toHaveAccessibleDescription(/^Grade points 3: Enter/)
  expect([result('Semester GPA'), result('Cumulative GPA')]).toEqual(['N/A', 'N/A'])
  await userEvent.selectOptions(grade(3), 'A-')
  await expect.element(number('Grade points 3')).not.toBeInTheDocument()
  await userEvent.fill(number('Credits 3'), '-4')
  await expect.element(wrong).toHaveTextContent('Credits 3: Enter a number from 0')
  await expect.element(number('Credits 3')).toHaveAttribute('aria-invalid', 'true')
  expect([result('Semester GPA'), result('Cumulative GPA')]).toEqual(['N/A', 'N/A'])
  await userEvent.fill(number('Credits 3'), '4')
  expect(getStored().courses[2]).toEqual({ id: 6, name: 'Music', gpa: 'A-', credits: '4' })
  expect(result('Semester GPA')).toBe('3.35')
  await press('Remove course 1')
  expect(getStored().courses.map(({ name }) => name)).toEqual(['Law', 'Music'])
  await userEvent.fill(number('GPA before'), '3..5')
  await expect.element(number('GPA before')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByText('Check the marked fields.')).toBeVisible()
  expect([result('Semester GPA'), result('Cumulative GPA')]).toEqual(['3.13', 'N/A'])
  await userEvent.fill(number('GPA before'), '1')
  await userEvent.fill(number('Credits before'), '0')
  expect([result('Semester GPA'), result('Cumulative GPA')]).toEqual(['3.13', '3.13'])
})

test('the example of a semester is offered next to empty courses, which have three credits', async () => {
  const { number, press, button, result } = await opened({ tab: 'GPA' })
  await expect.element(number('Credits 1')).toHaveValue('3')
  await press('Try an example')
  await expect.poll(() => result('Semester GPA')).toBe('3.55')
  await expect.element(button('Try an example')).not.toBeInTheDocument()
  await press('Add course')
  await expect.element(number('Credits 5')).toHaveValue('3')
})

test('three empty courses are there, an example fills them, and a removed course comes back', async () => {
  const { screen, button, press, result, said } = await opened({ tab: 'GPA' })
  const rows = () =>
    screen
      .getByRole('textbox')
      .elements()
      .map((field) => (field as HTMLInputElement).value)
  await expect.poll(rows).toEqual(['', '', ''])
  await expect.element(button('Clear')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grade 2' }), 'Points')
  await press('Example')
  await expect.poll(rows).toEqual(['Calculus', 'History', 'Biology', 'English'])
  expect([result('Semester GPA'), result('Cumulative GPA')]).toEqual(['3.55', '3.45'])
  await expect.element(screen.getByText('14 credits, 44 with those before')).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Grade 2' })).toHaveValue('B+')
  await press('Remove course 3')
  await expect.poll(rows).toEqual(['Calculus', 'History', 'English'])
  await expect.element(said).toHaveTextContent('Biology removedUndoCtrl+Z')
  await press('Undo')
  await expect.poll(rows).toEqual(['Calculus', 'History', 'Biology', 'English'])
  await press('Clear')
  await expect.poll(rows).toEqual(['', '', ''])
})

test('undo restores a grade without changing grades added or moved since', async () => {
  const { screen, number, press, said } = await opened({ entries: [ESSAY, QUIZ, EXAM] })
  await press('Remove Exam')
  await expect.element(said).toHaveTextContent('Exam removedUndoCtrl+Z')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Assignment' }), 'Talk')
  await userEvent.fill(number('Points earned'), '9')
  await userEvent.fill(number('Total points'), '10')
  await press('Add Grade')
  await press('Move Essay down')
  expect(getStored().entries).toEqual([QUIZ, ESSAY, entryOf(8, 'Talk', '9', '10')])
  await press('Undo')
  expect(getStored().entries).toEqual([QUIZ, EXAM, ESSAY, entryOf(8, 'Talk', '9', '10')])
})

test('a grade that is removed while it is changed is saved as a new one, and in its place once it is back', async () => {
  const { press, button, number } = await opened({ entries: [ESSAY, QUIZ] })
  await press('Edit Quiz')
  await userEvent.fill(number('Points earned'), '9')
  await press('Remove Quiz')
  await press('Add Grade')
  expect(getStored().entries).toEqual([ESSAY, { ...QUIZ, id: 5, points: '9' }])
  await press('Edit Essay')
  await press('Clear')
  await expect.element(button('Add Grade')).toBeVisible()
  await press('Undo')
  await press('Edit Essay')
  await userEvent.fill(number('Points earned'), '50')
  await press('Save Grade')
  expect(getStored().entries).toEqual([
    { ...ESSAY, points: '50' },
    { ...QUIZ, id: 5, points: '9' },
  ])
})

test('saving an edited grade does not replace an example added since', async () => {
  const { press, button } = await opened({ entries: [{ ...ESSAY, id: 1 }] })
  await press('Edit Essay')
  await press('Clear')
  await press('Example')
  await expect.element(button('Add Grade')).toBeVisible()
  await press('Add Grade')
  expect(getStored().entries).toEqual([...EXAMPLE_ENTRIES, { ...ESSAY, id: 4 }])
})

test('the grade is heard as it changes, by its name', async () => {
  const { number } = await opened({ entries: [ESSAY], draft: entryOf(0, 'Quiz', '40', '50', '1') })
  await expect.poll(getAnnouncements).toEqual(['Overall percentage: 90.00%'])
  await userEvent.click(number('Weight'))
  await userEvent.keyboard('{Enter}')
  await expect.poll(getAnnouncements).toEqual(['Overall percentage: 85.00%'])
})

test('announces the score needed on the final once goal and share are valid', async () => {
  const { number } = await opened({ tab: 'Final exam', entries: [EXAM], goal: '80' })
  await expect.poll(getAnnouncements).toEqual(['Needed on the final: 80.00%'])
  await userEvent.fill(number('Final counts (%)'), '101')
  await expect.poll(getAnnouncements).toEqual(['Final counts (%): Enter a number up to 100'])
})
