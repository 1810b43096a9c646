import type { Page } from '@playwright/test'
import { expectText, getParams, getResult, type ParityCheck, press } from '#e2e/interfaces/parity-check.ts'

const box = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)

const number = (page: Page, name: string, text: string) =>
  page.getByRole('spinbutton', { name, exact: true }).fill(text)

type GradeParams = { name: string; points: string; total?: string; weight?: string }

async function addGrade(page: Page, { name, points, total = '100', weight = '1' }: GradeParams) {
  await box(page, 'Assignment', name)
  await number(page, 'Points earned', points)
  await number(page, 'Total points', total)
  await number(page, 'Weight', weight)
  await press(page, 'Add Grade')
}

const grade: ParityCheck = {
  async byHand(page, example) {
    await page.getByRole('tab', { name: 'Grades' }).click()
    // The grades of the example before it are kept.
    const clear = page.getByRole('button', { name: 'Clear', exact: true })
    if (await clear.isEnabled()) await clear.click()
    for (const one of getParams<{ grades: GradeParams[] }>(example).grades) await addGrade(page, one)
    const { percent, grade, gpa } = getResult<{ percent: string; grade: string; gpa: string }>(example)
    await expectText(page, 'Overall percentage', `${percent}%`)
    await expectText(page, 'Letter grade', grade)
    await expectText(page, 'GPA', gpa)
  },
}

const gradeFinal: ParityCheck = {
  async byHand(page, example) {
    const { current, goal, finalWeight } = getParams<{ current: string; goal: string; finalWeight: string }>(
      example,
    )
    await press(page, 'Clear')
    await addGrade(page, { name: 'So far', points: current })
    await page.getByRole('tab', { name: 'Final exam' }).click()
    await number(page, 'Goal (%)', goal)
    await number(page, 'Final counts (%)', finalWeight)
    const { needed } = getResult<{ needed: string }>(example)
    await expectText(page, 'Needed on the final', `${needed}%: not reachable without extra credit`)
  },
}

const gpa: ParityCheck = {
  async byHand(page, example) {
    await page.getByRole('tab', { name: 'GPA' }).click()
    const { courses } = getParams<{ courses: { gpa: string; credits: string }[] }>(example)
    for (const [index, { gpa, credits }] of courses.entries()) {
      const grade = page.getByLabel(`Grade ${index + 1}`, { exact: true })
      const isLetter = (await grade.getByRole('option', { name: gpa, exact: true }).count()) > 0
      await grade.selectOption(isLetter ? gpa : 'Points')
      if (!isLetter) await page.getByLabel(`Grade points ${index + 1}`).fill(gpa)
      await page.getByLabel(`Credits ${index + 1}`).fill(credits)
    }
    await expectText(page, 'Semester GPA', getResult<{ gpa: string }>(example).gpa)
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  grade,
  'grade-final': gradeFinal,
  gpa,
}
